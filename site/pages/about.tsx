import { areaPath, areaTitle, counties } from '#domain/areas/areas.ts'
import { jobSteps } from '#domain/services/job-steps.ts'
import { placesIn } from '#site/geography.ts'
import type { PageProps, SiteContext } from '#site/page.ts'
import { CallButton } from '#site/parts/call-button.tsx'
import { Land } from '#site/parts/land.tsx'
import { LinkList } from '#site/parts/link-list.tsx'
import { PageHead } from '#site/parts/page-head.tsx'
import { People } from '#site/parts/people.tsx'
import { ServiceMap } from '#site/parts/service-map.tsx'
import { AboutCertifications } from './about-certifications.tsx'
import { leftToOthers, load, roles } from './about-words.ts'

const habits =
  'one person is in charge, we write down each step, and we check our work a second time before we call it done.'

export function AboutPage(props: PageProps) {
  const { company } = props.site
  const lead = company.founder
    ? `Our founder is ${company.founder}, and it shows in how we run each job: ${habits}`
    : `We run each job from a checklist: ${habits}`
  return (
    <>
      <PageHead {...props} text={lead} beside={<CompanyFactList site={props.site} />} />
      <AboutCertifications />
      <MissionSheet />
      <CrewAndLoad />
      <People site={props.site} withTeam />
      <LeftToOthers />
      <Coverage site={props.site} />
    </>
  )
}

/** The facts about the company, set like the nameplate of a machine. The years belong to the team, not to the company. */
function CompanyFactList({ site }: { site: SiteContext }) {
  const { founding_year, founder, years_claim, address, geo } = site.company
  const rows = [
    { label: 'In business since', value: `${founding_year}` },
    { label: 'Founder', value: founder },
    {
      label: 'Experience',
      value: years_claim && `${years_claim} in restoration, our team’s years added together`,
    },
    { label: 'Location', value: `${address.locality}, ${address.region}` },
    { label: 'Coordinates', value: `${geo.lat.toFixed(3)}° N ${Math.abs(geo.lon).toFixed(3)}° W` },
  ]
  return (
    <dl className="company-facts">
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
          <h2>How a job works, step by step</h2>
          <dl>
            <div>
              <dt>What happened</dt>
              <dd>A pipe burst upstairs</dd>
            </div>
            <div>
              <dt>Type</dt>
              <dd>Example</dd>
            </div>
          </dl>
          <p>
            This is how a water damage job goes. Fire, mold and trauma jobs have other steps, but you get the
            same kinds of documents.
          </p>
        </div>
        <ol className="mission">
          {jobSteps.map(({ when, we, you, paper }) => (
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
                  <dt>In writing</dt>
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
        <h2>Who works on your job</h2>
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
        <h2>What we bring on the truck</h2>
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
        <h2>What we don’t do</h2>
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
          <h2>Where we work</h2>
          <p>
            We work on both sides of the state line. The rings on the map show the distance in a straight line
            from our address in {site.company.address.locality}.
          </p>
          <LinkList title="Counties" links={links} />
          <CallButton phone={site.company.phone} />
        </div>
      </div>
    </section>
  )
}
