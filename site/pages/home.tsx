import { areaPath, counties, type Area } from '#domain/areas/areas.ts'
import type { Company } from '#domain/company/company.ts'
import { losses } from '#domain/leads/losses.ts'
import { contactPath } from '#site/brought-by.ts'
import { placesBeyond, placesIn } from '#site/geography.ts'
import type { PageProps, SiteContext } from '#site/page.ts'
import { hasProof } from '#site/sections.ts'
import { Badges } from '#site/parts/badges.tsx'
import { CallButton } from '#site/parts/call-button.tsx'
import { FinalCall } from '#site/parts/final-call.tsx'
import { Faces, facesOf } from '#site/parts/people.tsx'
import { Promised } from '#site/parts/promise.tsx'
import { Land } from '#site/parts/land.tsx'
import { NearProjects } from '#site/parts/near-projects.tsx'
import { Rating } from '#site/parts/rating.tsx'
import { ServiceGrid } from '#site/parts/service-grid.tsx'
import { ServiceMap } from '#site/parts/service-map.tsx'
import { TrustStrip } from '#site/parts/trust-strip.tsx'

const reasons = [
  {
    title: 'Veteran-Led Team',
    text: 'Everyone on the team has a clear role, follows written steps and gives you straight answers.',
  },
  {
    title: 'Advanced Equipment',
    text: 'We place extractors, air movers and dehumidifiers where the moisture readings call for them.',
  },
  {
    title: 'Insurance Assistance',
    text: 'You get photos, readings and notes to show your adjuster. Your insurer decides what is covered.',
  },
  {
    title: 'Quality Guarantee',
    text: 'Drying isn’t done until readings reach the dry standard we wrote down at the start. We show you the numbers.',
  },
]

export function HomePage({ site }: PageProps) {
  return (
    <>
      <Hero site={site} />
      <Badges badges={site.company.badges} />
      <section className="wrap section">
        <h2 className="asked">What happened?</h2>
        <ul className="chips">
          {losses.map(({ value, label }) => (
            <li key={value}>
              <a href={contactPath({ loss: value, page: '/' })}>{label}</a>
            </li>
          ))}
        </ul>
        <ServiceGrid title="Our Services" intro="Each card tells you what to do first, before we arrive." />
        <p className="after">
          <a className="button" href="/services">
            VIEW ALL SERVICES
          </a>
        </p>
      </section>
      <Meet site={site} />
      <WhyChoose company={site.company} />
      <TrustStrip company={site.company} />
      <NearProjects site={site} title="Latest projects" />
      <AreasServed />
      <FinalCall phone={site.company.phone} />
    </>
  )
}

function Hero({ site }: { site: SiteContext }) {
  const { phone, address, geo } = site.company
  return (
    <section className="hero">
      <Land />
      <div className="wrap split">
        <div>
          <p className="tag live">24/7 EMERGENCY RESPONSE</p>
          <h1>
            MISSION: <em>RESTORE</em>
          </h1>
          <p className="lead">
            Military precision in disaster recovery: water, fire, mold and trauma, across Northeast Ohio and
            Western Pennsylvania.
          </p>
          <div className="head-call">
            <CallButton phone={phone} />
            <a className="quiet" href="/contact">
              REQUEST SERVICE
            </a>
          </div>
        </div>
        <div className="hero-map">
          <ServiceMap art={site.assets.art} />
          <p className="coordinates">
            {address.locality}, {address.region}
            <br />
            {geo.lat.toFixed(3)}° N {Math.abs(geo.lon).toFixed(3)}° W
          </p>
        </div>
      </div>
    </section>
  )
}

/** People and proof next to each other. Without either, there is no section. */
function Meet({ site }: { site: SiteContext }) {
  const { company, callBacks } = site
  const hasFaces = facesOf(site).length > 0
  if (!hasFaces && !hasProof(site)) return null
  return (
    <section className="meet">
      <div>
        {hasFaces && (
          <div className="people">
            <Faces site={site} />
          </div>
        )}
        <Promised company={company} callBacks={callBacks} />
      </div>
    </section>
  )
}

function WhyChoose({ company }: { company: Company }) {
  return (
    <section className="sheet">
      <div className="wrap section why">
        <div>
          <h2>Why Choose {company.name}</h2>
          <Rating company={company} />
        </div>
        <ol>
          {reasons.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function AreasServed() {
  return (
    <section className="wrap section areas">
      <div className="section-head">
        <h2>Areas we serve</h2>
        <p>We work on both sides of the state line.</p>
      </div>
      <ul className="counties">
        {counties.map((county) => (
          <li key={county.slug}>
            <h3>
              <a href={areaPath(county)}>
                {county.name}, {county.state}
              </a>
            </h3>
            <Places places={placesIn(county)} />
          </li>
        ))}
        <li>
          <h3>Nearby</h3>
          <Places places={placesBeyond()} />
        </li>
      </ul>
    </section>
  )
}

function Places({ places }: { places: readonly Area[] }) {
  return (
    <p>
      {places.map((place) => (
        <a key={place.slug} href={areaPath(place)}>
          {place.name}
        </a>
      ))}
    </p>
  )
}
