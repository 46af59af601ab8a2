import { areaPath, areaTitle, type Area } from '#domain/areas/areas.ts'
import { claimsOf } from '#content/areas/claim-words.ts'
import type { AreaStory } from '#content/areas/story.ts'
import { countyOf } from '#site/geography.ts'
import { drawnOnce } from './drawn-once.ts'
import { YearChart } from './year-chart.tsx'

type Place = { readonly area: Area; readonly story: AreaStory }

/** What is known of a place and where it comes from: folded, for it helps no one in the first hour. */
export function PlacePast(place: Place) {
  const html = drawnOnce(place.story, 'past', () => <Past {...place} />)
  return <section className="wrap past" dangerouslySetInnerHTML={html} />
}

function Past({ area, story }: Place) {
  const { details, record, year } = story
  return (
    <details>
      <summary>
        <h2>{record.length > 0 ? 'Past floods and sources' : 'About this place, and sources'}</h2>
        <span>{record.length > 0 ? spanOf(story) : 'Facts, seasons and where they come from'}</span>
      </summary>
      <div className="past-parts">
        {record.length > 0 && <Record record={record} />}
        <div>
          <h3>{area.name} in short</h3>
          <dl className="record">
            {area.kind !== 'county' && <County area={area} />}
            {details.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <h3>A year in {area.name}</h3>
          <YearChart year={year} />
          <p className="hint">This is our own judgment of what to expect and when. It isn’t a forecast.</p>
        </div>
        <div>
          <h3>Sources</h3>
          <ol className="sources">
            {sourcesOf(story).map(({ title, url }) => (
              <li key={url}>
                <a href={url} rel="nofollow noopener">
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </details>
  )
}

function Record({ record }: Pick<AreaStory, 'record'>) {
  return (
    <div>
      <h3>On record</h3>
      <dl className="record">
        {record.map(({ when, what }) => (
          <div key={when + what}>
            <dt>{when}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function County({ area }: { area: Area }) {
  const county = countyOf(area)
  const more = area.alsoIn?.map((name) => `${name} County`).join(' and ')
  return (
    <div>
      <dt>County</dt>
      <dd>
        {county ? <a href={areaPath(county)}>{areaTitle(county)}</a> : `${area.county}, ${area.state}`}
        {more && `; part of it is in ${more}`}
      </dd>
    </div>
  )
}

/** How many events are told, and over which years. */
function spanOf({ record }: AreaStory) {
  const years = record.flatMap(({ when }) => when.match(/\b(?:1[89]|20)\d\d\b/g) ?? []).map(Number)
  const [first, last] = [Math.min(...years), Math.max(...years)]
  const events = record.length === 1 ? '1 event' : `${record.length} events`
  return first === last ? `${events} on record, ${first}` : `${events} on record, ${first} to ${last}`
}

function sourcesOf(story: AreaStory) {
  const sources = claimsOf(story).flatMap(({ backedBy }) => backedBy.map(({ source }) => source))
  return [...new Map(sources.map((source) => [source.url, source])).values()]
}
