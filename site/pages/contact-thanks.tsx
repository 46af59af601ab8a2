import type { Company } from '#domain/company/company.ts'
import { lossChoices } from '#domain/leads/lead-choices.ts'
import { firstSteps } from '#domain/safety/first-steps.ts'
import type { Page } from '#site/page.ts'
import { Breadcrumbs } from '#site/parts/breadcrumbs.tsx'
import { CallButton } from '#site/parts/call-button.tsx'
import { FirstSteps } from '#site/parts/first-steps.tsx'
import { Land } from '#site/parts/land.tsx'
import { PrintedReach } from '#site/parts/printed-reach.tsx'
import type { Received } from './contact-form.ts'

type Props = { page: Page; received: Received; company: Company }

/** After the form: the reference, and what to do until we call. Nothing personal stands here. */
export function ContactThanks({ page, received, company }: Props) {
  const loss = lossChoices.find(({ value }) => value === received.service)
  return (
    <>
      <section className="head thanks">
        <Land />
        <div className="wrap">
          <Breadcrumbs page={page} />
          <h1>We have your request</h1>
          <p className="reference">
            <span>Your reference</span>
            <strong>{received.reference}</strong>
            {received.service !== 'not-sure' && <span>{loss?.label}</span>}
          </p>
          <div className="head-call">
            <CallButton phone={company.phone} />
          </div>
          <p className="lead">
            A person reads it and gets back to you. If it gets worse before that, do not wait for us: call.
          </p>
        </div>
      </section>
      <section className="wrap section for-print">
        <FirstSteps {...firstSteps[received.service]} />
        <PrintedReach about={`Your request ${received.reference}`} company={company} />
      </section>
    </>
  )
}
