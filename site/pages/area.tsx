import { areaPath, areaTitle, counties, type Area } from '#domain/areas/areas.ts'
import { storyOf } from '#domain/areas/stories.ts'
import { firstSteps } from '#domain/safety/first-steps.ts'
import { services } from '#domain/services/services.ts'
import { countyOf, milesBetween, nearest, placeNamed, placesIn } from '#site/geography.ts'
import type { PageProps } from '#site/page.ts'
import { drawnOnce } from '#site/parts/drawn-once.ts'
import { FirstSteps } from '#site/parts/first-steps.tsx'
import { LinkList } from '#site/parts/link-list.tsx'
import { NearProjects } from '#site/parts/near-projects.tsx'
import { PrintedReach } from '#site/parts/printed-reach.tsx'
import { PageHead } from '#site/parts/page-head.tsx'
import { PlaceFacts } from '#site/parts/place-facts.tsx'
import { PlaceAnswers, PlaceStory } from '#site/parts/place-story.tsx'
import { ServiceMap } from '#site/parts/service-map.tsx'

const neighborCount = 8

/** A county, a city or a town. */
export function AreaPage(props: PageProps) {
  const { page, site } = props
  const { area } = page
  if (!area) throw new Error(`${page.path} is no place`)

  const map = (
    <ServiceMap art={site.assets.art} here={area} home={placeNamed(site.company.address.locality)} />
  )
  const story = storyOf(area)
  const nearBy = drawnOnce(area, 'near-by', () => <NearBy area={area} />)
  return (
    <>
      <PageHead {...props} text={story.lead} beside={map} />
      <PlaceFacts area={area} story={story} company={site.company} />
      <section className="wrap section for-print">
        <FirstSteps now={story.firstSteps} never={firstSteps['water-damage'].never} />
        <PrintedReach about={areaTitle(area)} company={site.company} />
      </section>
      <PlaceStory name={area.name} story={story} />
      <PlaceAnswers story={story} />
      <NearProjects
        site={site}
        title={`Finished work ${area.kind === 'county' ? 'in' : 'near'} ${area.name}`}
        near={area}
      />
      <section className="wrap near-by" dangerouslySetInnerHTML={nearBy} />
    </>
  )
}

function NearBy({ area }: { area: Area }) {
  return (
    <>
      {area.kind === 'county' ? <PlacesInCounty county={area} /> : <Around area={area} />}
      <LinkList
        title="What we do here"
        links={services.map(({ slug, name }) => ({ path: `/services/${slug}`, label: name }))}
      />
    </>
  )
}

function Around({ area }: { area: Area }) {
  const county = countyOf(area)
  const links = nearest(area, neighborCount).map((near) => ({
    path: areaPath(near.area),
    label: areaTitle(near.area),
    note: `${Math.max(1, Math.round(near.miles))} mi`,
  }))
  const above = county ? [{ path: areaPath(county), label: `All of ${areaTitle(county)}` }] : []
  return <LinkList title={`Near ${area.name}`} links={[...links, ...above]} wide />
}

function PlacesInCounty({ county }: { county: Area }) {
  const places = placesIn(county).map((place) => ({ path: areaPath(place), label: place.name }))
  const next = counties
    .filter((other) => other !== county)
    .sort((a, b) => milesBetween(county, a) - milesBetween(county, b))
    .map((other) => ({ path: areaPath(other), label: areaTitle(other) }))
  return (
    <div>
      <LinkList title={`Places in ${county.name}`} links={places} wide />
      <LinkList title="The other counties" links={next} wide />
    </div>
  )
}
