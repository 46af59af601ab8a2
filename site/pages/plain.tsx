import type { PageProps } from '#site/page.ts'
import { PageHead } from '#site/parts/page-head.tsx'
import { Rating } from '#site/parts/rating.tsx'
import { ServiceGrid } from '#site/parts/service-grid.tsx'

/** A page that says its one paragraph and leads on to the services. */
export function PlainPage(props: PageProps) {
  const { page, site } = props
  return (
    <>
      <PageHead {...props} text={page.text ?? ''} />
      {page.showsRating && (
        <section className="wrap section">
          <Rating company={site.company} />
        </section>
      )}
      <section className="wrap section">
        <ServiceGrid title="Start from what happened" />
      </section>
    </>
  )
}
