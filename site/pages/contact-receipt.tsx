import type { Company } from '#domain/company/company.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import { Icon } from '#look/icons.tsx'
import type { SiteContext } from '#site/page.ts'
import { minutes } from '#site/minute-words.ts'
import { Land } from '#site/parts/land.tsx'
import { PrintedReach } from '#site/parts/printed-reach.tsx'
import type { Received } from './contact-form.ts'
import { FollowUps, Goodbye, ReceiptNumber, ReceiptPhotos } from './receipt-parts.tsx'
import { UntilWeCall } from './until-we-call.tsx'

type Props = { received: Received; site: SiteContext }

/**
 * After the form: what happens now, and what to do until then. From the server it holds the reference and nothing personal; in the
 * browser that sent the request, the script fills in the number, the questions and the photos.
 */
export function ContactReceipt({ received: { reference, loss }, site }: Props) {
  const { company, assets } = site
  const hasPhotos = loss !== 'trauma'
  return (
    <div
      className="receipt"
      data-receipt={reference}
      data-loss={loss}
      data-module={assets.urls.modules.receipt}
    >
      <section className="head">
        <Land />
        <div className="wrap">
          <p className="have">
            <Icon name="done" />
            <span data-greeting="">We have your request.</span>
          </p>
          <h1 data-promise="">{promiseIn(company)}</h1>
          <p className="claimed" data-claimed="" role="status" />
          <ReceiptNumber />
          <p className="from">
            Our own number is <strong>{displayPhone(company.phone)}</strong>.
          </p>
        </div>
      </section>
      <div className="reference">
        <p className="wrap">
          <span>
            Your reference <strong>{reference}</strong>
          </span>
          <button className="button" type="button" data-copy="" hidden>
            <Icon name="copy" />
            Copy
          </button>
        </p>
      </div>
      <div className="wrap receipt-body">
        <div>
          <UntilWeCall loss={loss} hasPhotos={hasPhotos} />
          <PrintedReach about={`Your request ${reference}`} company={company} />
        </div>
        <div>
          {hasPhotos && <ReceiptPhotos />}
          <FollowUps />
          <section className="what-next">
            <h2>What happens next</h2>
            <ol className="numbered">
              <li>A dispatcher reads your request and calls you.</li>
              <li>We ask if everyone is safe, and what you see.</li>
              <li>We tell you who comes, and when.</li>
            </ol>
          </section>
          <Goodbye />
        </div>
      </div>
    </div>
  )
}

/** What the company promises everyone; when this request is called about, only the browser that sent it may know. */
function promiseIn({ call_back_minutes: promised }: Company) {
  return promised === null ? 'We’ll call you as soon as we can' : `We call back within ${minutes(promised)}`
}
