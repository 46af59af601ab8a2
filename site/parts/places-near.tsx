import { areaPath, areaTitle, counties, type Area } from '#domain/areas/areas.ts'
import { countyOf, milesBetween, nearest, placesIn } from '#site/geography.ts'
import { LinkList } from './link-list.tsx'

const neighborCount = 8

/** The places around a town and its county; of a county its places and the other counties. */
export function PlacesNear({ area }: { area: Area }) {
  return area.kind === 'county' ? <PlacesInCounty county={area} /> : <Around area={area} />
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
