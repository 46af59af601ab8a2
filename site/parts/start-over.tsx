import { areaPath, areaTitle, cities, counties } from '#domain/areas/areas.ts'
import { services } from '#domain/services/services.ts'
import { LinkList } from './link-list.tsx'

/** Where everyone can start from: the counties, the cities, and what happened. */
export function StartOver() {
  return (
    <section className="wrap near-by">
      <LinkList
        title="Places we serve"
        links={[...counties, ...cities].map((area) => ({ path: areaPath(area), label: areaTitle(area) }))}
        wide
      />
      <WhatHappened />
    </section>
  )
}

export function WhatHappened() {
  return (
    <LinkList
      title="What happened?"
      links={services.map(({ slug, name }) => ({ path: `/services/${slug}`, label: name }))}
    />
  )
}
