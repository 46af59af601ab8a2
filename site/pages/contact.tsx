import type { PageProps } from '#site/page.ts'
import { Breadcrumbs } from '#site/parts/breadcrumbs.tsx'
import { CallButton } from '#site/parts/call-button.tsx'
import { Land } from '#site/parts/land.tsx'
import { People } from '#site/parts/people.tsx'
import { emptyForm } from './contact-form.ts'
import { ContactFields } from './contact-fields.tsx'
import { ContactReach } from './contact-reach.tsx'
import { ErrorSummary } from './contact-errors.tsx'
import { ContactThanks } from './contact-thanks.tsx'

/** The call first; then the form, or thanks for one that was received. */
export function ContactPage({ page, site, visit }: PageProps) {
  const { company } = site
  if (visit.received) return <ContactThanks page={page} received={visit.received} company={company} />

  const form = visit.form ?? emptyForm
  return (
    <>
      <section className="head">
        <Land />
        <div className="wrap">
          <Breadcrumbs page={page} />
          <h1>{page.heading}</h1>
          <div className="head-call">
            <CallButton phone={company.phone} />
            <p>The fastest way, at any hour. If anyone is in danger, call 911 first.</p>
          </div>
        </div>
      </section>
      <div className="wrap contact">
        <div>
          <form
            data-contact=""
            method="post"
            action="/contact"
            encType="multipart/form-data"
            data-module={site.assets.urls.modules.contact}
            noValidate
          >
            <ErrorSummary form={form} />
            <ContactFields form={form} />
          </form>
        </div>
        <ContactReach company={company} />
      </div>
      <People site={site} />
    </>
  )
}
