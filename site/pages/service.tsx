import { counties, areaPath, areaTitle } from '#domain/areas/areas.ts'
import { firstSteps } from '#domain/safety/first-steps.ts'
import { services } from '#domain/services/services.ts'
import { Icon } from '#look/icons.tsx'
import type { PageProps } from '#site/page.ts'
import { FirstSteps } from '#site/parts/first-steps.tsx'
import { LinkList } from '#site/parts/link-list.tsx'
import { PageHead } from '#site/parts/page-head.tsx'

/** One of the five services. */
export function ServicePage(props: PageProps) {
  const { service } = props.page
  if (!service) throw new Error(`${props.page.path} is no service`)

  const others = services.filter(({ slug }) => slug !== service)
  const emblem = (
    <div className="emblem">
      <Icon name={service} />
    </div>
  )
  return (
    <>
      <PageHead {...props} text={props.page.text ?? ''} beside={emblem} />
      <section className="wrap section">
        <FirstSteps {...firstSteps[service]} />
      </section>
      <section className="wrap near-by">
        <LinkList
          title="Where we do this"
          links={counties.map((county) => ({ path: areaPath(county), label: areaTitle(county) }))}
          wide
        />
        <LinkList
          title="Other services"
          links={others.map(({ slug, name }) => ({ path: `/services/${slug}`, label: name }))}
        />
      </section>
    </>
  )
}
