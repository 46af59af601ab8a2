import type { ReactNode } from 'react'
import { closestLoss, contactPath } from '#site/brought-by.ts'
import type { PageProps } from '#site/page.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { CallButton } from './call-button.tsx'
import { Land } from './land.tsx'

type PageHeadProps = PageProps & { text?: string; place?: string; beside?: ReactNode }

/** The dark head of an inner page: the way here, the heading, one paragraph, the call; and what stands beside it. */
export function PageHead({ page, site, text, place, beside }: PageHeadProps) {
  const loss = closestLoss(page.service ?? '')
  const carried = loss || page.area ? contactPath({ ...(loss && { loss }), page: page.path }) : '/contact'
  return (
    <section className="head">
      <Land />
      <div className={beside ? 'wrap split' : 'wrap'}>
        <div>
          <Breadcrumbs page={page} />
          <h1>
            {page.heading}
            {place && <small> {place}</small>}
          </h1>
          <div className="head-call">
            <CallButton phone={site.company.phone} />
            <a className="quiet" href={carried}>
              REQUEST SERVICE
            </a>
          </div>
          {text && <p className="lead">{text}</p>}
        </div>
        {beside}
      </div>
    </section>
  )
}
