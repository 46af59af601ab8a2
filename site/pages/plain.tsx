import type { PageProps } from '#site/page.ts'
import { PageHead } from '#site/parts/page-head.tsx'
import { ServiceGrid } from '#site/parts/service-grid.tsx'

/** A page that says its one paragraph and leads on to the services. */
export function PlainPage(props: PageProps) {
  return (
    <>
      <PageHead {...props} text={props.page.text ?? ''} />
      <section className="wrap section">
        <ServiceGrid title="Start from what happened" />
      </section>
    </>
  )
}
