import { areaPath, areaTitle, counties } from '#domain/areas/areas.ts'
import { placesIn } from '#site/geography.ts'
import type { PageProps, SiteContext } from '#site/page.ts'
import { CallButton } from '#site/parts/call-button.tsx'
import { Land } from '#site/parts/land.tsx'
import { LinkList } from '#site/parts/link-list.tsx'
import { PageHead } from '#site/parts/page-head.tsx'
import { People } from '#site/parts/people.tsx'
import { ServiceMap } from '#site/parts/service-map.tsx'
import { AboutPapers } from './about-papers.tsx'
import { leftToOthers, load, missionSteps, roles } from './about-words.ts'

const habits = 'one person in charge, the steps on paper, and a second look before anything is called done.'

export function AboutPage(props: PageProps) {
  const { company } = props.site
  const lead = company.founder
    ? `Our founder is ${company.founder}, and the habits came along: ${habits}`
    : `We work as a well-led unit does: ${habits}`
  return (
    <>
      <PageHead {...props} text={lead} beside={<Plate site={props.site} />} />
      <AboutPapers />
      <MissionSheet />
      <CrewAndLoad />
      <People site={props.site} withTeam />
      <LeftToOthers />
      <Coverage site={props.site} />
    </>
  )
}

/** The facts of the firm, as they stand on the plate of a machine. */
function Plate({ site }: { site: SiteContext }) {
  const { founding_year, founder, years_claim, address, geo } = site.company
  const rows = [
    { label: 'In business since', value: `${founding_year}` },
    { label: 'Founder', value: founder },
    { label: 'Experience', value: years_claim && `${years_claim}, counted across the team` },
    { label: 'Base', value: `${address.locality}, ${address.region}` },
    { label: 'Position', value: `${geo.lat.toFixed(3)}° N ${Math.abs(geo.lon).toFixed(3)}° W` },
  ]
  return (
    <dl className="plate">
      {rows
        .filter(({ value }) => value)
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

function MissionSheet() {
  return (
    <section className="sheet">
      <div className="wrap section">
        <div className="orders">
          <h2>Mission sheet</h2>
          <dl>
            <div>
              <dt>Loss</dt>
              <dd>A pipe has burst upstairs</dd>
            </div>
            <div>
              <dt>State</dt>
              <dd>Example</dd>
            </div>
          </dl>
          <p>
            How a job is run. Fire, mold and trauma work take other steps and leave the same kinds of papers.
          </p>
        </div>
        <ol className="mission">
          {missionSteps.map(({ when, we, you, paper }) => (
            <li key={when}>
              <h3>{when}</h3>
              <dl>
                <div>
                  <dt>We</dt>
                  <dd>{we}</dd>
                </div>
                <div>
                  <dt>You</dt>
                  <dd>{you}</dd>
                </div>
                <div className="paper">
                  <dt>On paper</dt>
                  <dd>{paper}</dd>
                </div>
              </dl>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function CrewAndLoad() {
  return (
    <section className="wrap section crew">
      <div>
        <h2>Who comes</h2>
        <dl className="roles">
          {roles.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div>
        <h2>What is on the truck</h2>
        <dl className="load">
          {load.map(({ item, use }) => (
            <div key={item}>
              <dt>{item}</dt>
              <dd>{use}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

function LeftToOthers() {
  return (
    <section className="others">
      <div className="wrap section">
        <h2>What we leave to others</h2>
        <ul>
          {leftToOthers.map(({ what, who }) => (
            <li key={what}>
              <h3>{what}</h3>
              <p>{who}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Coverage({ site }: { site: SiteContext }) {
  const links = counties.map((county) => ({
    path: areaPath(county),
    label: areaTitle(county),
    note: `${placesIn(county).length} places`,
  }))
  return (
    <section className="coverage">
      <Land />
      <div className="wrap section">
        <ServiceMap art={site.assets.art} />
        <div>
          <h2>Where we drive</h2>
          <p>
            Both sides of the state line. The rings show straight miles from our address in{' '}
            {site.company.address.locality}.
          </p>
          <LinkList title="Counties" links={links} />
          <CallButton phone={site.company.phone} />
        </div>
      </div>
    </section>
  )
}
