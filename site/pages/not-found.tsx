import { lostVisitorStep } from '#domain/safety/lost-visitor.ts'
import type { PageProps } from '#site/page.ts'
import { CallButton } from '#site/parts/call-button.tsx'
import { Land } from '#site/parts/land.tsx'
import { FindStrip } from '#site/parts/find-strip.tsx'
import { ServiceMap } from '#site/parts/service-map.tsx'
import { StartOver } from '#site/parts/start-over.tsx'

/** Shown for every address that does not exist. */
export function NotFoundPage({ page, site }: PageProps) {
  return (
    <>
      <section className="head lost">
        <Land />
        <div className="wrap split">
          <div>
            <p className="tag">404</p>
            <h1>{page.heading}</h1>
            <p className="lead">There is no page at this address. {lostVisitorStep.text}</p>
            <div className="head-call">
              <CallButton phone={site.company.phone} />
              <a className="quiet" href="/">
                HOME PAGE
              </a>
            </div>
          </div>
          <ServiceMap art={site.assets.art} />
        </div>
      </section>
      <FindStrip />
      <StartOver />
    </>
  )
}
