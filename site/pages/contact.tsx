import { Icon } from '#look/icons.tsx'
import type { PageProps } from '#site/page.ts'
import { DangerStrip } from '#site/parts/danger-strip.tsx'
import { Land } from '#site/parts/land.tsx'
import { People } from '#site/parts/people.tsx'
import { emptyForm } from './contact-form.ts'
import { ContactFailed } from './contact-failed.tsx'
import { ContactFields, PlainExtras } from './contact-fields.tsx'
import { ContactNext } from './contact-next.tsx'
import { ContactReach } from './contact-reach.tsx'
import { ContactReceipt } from './contact-receipt.tsx'
import { ErrorSummary } from './contact-errors.tsx'

/** The short form, with its button within the first screen; or the confirmation of a request that was received. */
export function ContactPage({ page, site, visit }: PageProps) {
  const { company, assets } = site
  if (visit.received) return <ContactReceipt received={visit.received} site={site} />

  const form = visit.form ?? emptyForm
  return (
    <>
      <section className="head ask">
        <Land />
        <div className="wrap">
          <h1>{page.heading}</h1>
          <p className="lead">A person calls, at any hour.</p>
        </div>
      </section>
      <DangerStrip />
      <div className="wrap contact">
        <form
          data-contact=""
          method="post"
          action="/contact"
          encType="multipart/form-data"
          data-module={assets.urls.modules.contact}
          noValidate
        >
          <ErrorSummary form={form} />
          <ContactFields form={form} />
          <div className="send" data-send="">
            <p data-form-status="" role="status" />
            <button className="button strong" type="submit">
              Call me back
            </button>
          </div>
          <ContactFailed phone={company.phone} />
          <div className="received" data-received="" role="status" tabIndex={-1} hidden>
            <h2>
              <Icon name="done" />
              <span>We have your request</span>
            </h2>
            <p>
              Your reference is <strong />. <a href="/contact">See what to do until we call</a>
            </p>
          </div>
          <PlainExtras form={form} />
        </form>
        <aside className="beside" aria-label="What happens next, and other ways to reach us">
          <ContactNext phone={company.phone} />
          <ContactReach company={company} />
        </aside>
      </div>
      <People site={site} />
    </>
  )
}
