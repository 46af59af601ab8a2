import type { ReactNode } from 'react'
import type { PageProps } from '#site/page.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { CallButton } from './call-button.tsx'
import { Land } from './land.tsx'

/** The dark head of an inner page: the way here, the heading, one paragraph, the call; and what stands beside it. */
export function PageHead({ page, site, text, beside }: PageProps & { text: string; beside?: ReactNode }) {
  return (
    <section className="head">
      <Land />
      <div className={beside ? 'wrap split' : 'wrap'}>
        <div>
          <Breadcrumbs page={page} />
          <h1>{page.heading}</h1>
          <div className="head-call">
            <CallButton phone={site.company.phone} />
            <a className="quiet" href="/contact">
              REQUEST SERVICE
            </a>
          </div>
          <p className="lead">{text}</p>
        </div>
        {beside}
      </div>
    </section>
  )
}
