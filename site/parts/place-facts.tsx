import { areaPath, areaTitle, type Area } from '#domain/areas/areas.ts'
import type { AreaStory } from '#domain/areas/story.ts'
import type { Company } from '#domain/company/company.ts'
import { countyOf, directionTo, milesBetween } from '#site/geography.ts'

type PlaceFactsProps = { area: Area; story: AreaStory; company: Company }

/** The legend below the map: where the place lies, and what it is. */
export function PlaceFacts({ area, story, company }: PlaceFactsProps) {
  const county = countyOf(area)
  const more = area.alsoIn?.map((name) => `${name} County`).join(' and ')
  return (
    <section className="legend">
      <dl className="wrap">
        {area.kind !== 'county' && (
          <div>
            <dt>County</dt>
            <dd>
              {county ? <a href={areaPath(county)}>{areaTitle(county)}</a> : `${area.county}, ${area.state}`}
              {more && `; part of it lies in ${more}`}
            </dd>
          </div>
        )}
        <div>
          <dt>From our address</dt>
          <dd>{distance(area, company)}</dd>
        </div>
        {story.facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Closer than this is the place itself. */
const sameTownMiles = 1

function distance(area: Area, { geo }: Company) {
  const miles = milesBetween(geo, area)
  if (miles < sameTownMiles) return 'We are here'
  return `${miles.toFixed(1)} miles ${directionTo(geo, area)}, straight line`
}
