import type { PageProps } from '#site/page.ts'
import { PageHead } from '#site/parts/page-head.tsx'
import { ServiceGrid } from '#site/parts/service-grid.tsx'

/** A page that says its one paragraph and leads on to the services. */
export function PlainPage(props: PageProps) {
  const { page, site } = props
  return (
    <>
      <PageHead {...props} text={page.text ?? ''} />
      {page.path === '/testimonials' && site.company.rating && (
        <section className="wrap section">
          <h2>
            {site.company.rating.value} of 5, from {site.company.rating.count} reviews
          </h2>
        </section>
      )}
      <section className="wrap section">
        <ServiceGrid title="Start from what happened" />
      </section>
    </>
  )
}
