import { services } from '#domain/services/services.ts'
import { areaPath, cities, counties, areaTitle } from '#domain/areas/areas.ts'
import type { PageProps } from '#site/page.ts'
import { CallButton } from '#site/parts/call-button.tsx'
import { Land } from '#site/parts/land.tsx'
import { LinkList } from '#site/parts/link-list.tsx'

/** For every address that leads nowhere. */
export function NotFoundPage({ page, site }: PageProps) {
  return (
    <>
      <section className="head lost">
        <Land />
        <div className="wrap">
          <p className="tag">404</p>
          <h1>{page.heading}</h1>
          <p className="lead">
            There is no page at this address. If something is leaking, burning or broken, do not search: call.
          </p>
          <div className="head-call">
            <CallButton phone={site.company.phone} />
            <a className="quiet" href="/">
              HOME PAGE
            </a>
          </div>
        </div>
      </section>
      <section className="wrap near-by">
        <LinkList
          title="Places we serve"
          links={[...counties, ...cities].map((area) => ({ path: areaPath(area), label: areaTitle(area) }))}
          wide
        />
        <LinkList
          title="What happened?"
          links={services.map(({ slug, name }) => ({ path: `/services/${slug}`, label: name }))}
        />
      </section>
    </>
  )
}
