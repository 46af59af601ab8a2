import { areaTitle, type Area } from '#domain/areas/areas.ts'
import { storyOf } from '#content/areas/stories.ts'
import { services } from '#domain/services/services.ts'
import { fromOurAddress, placeNamed } from '#site/geography.ts'
import type { PageProps } from '#site/page.ts'
import { DangerStrip } from '#site/parts/danger-strip.tsx'
import { drawnOnce } from '#site/parts/drawn-once.ts'
import { LinkList } from '#site/parts/link-list.tsx'
import { NearProjects } from '#site/parts/near-projects.tsx'
import { PageHead } from '#site/parts/page-head.tsx'
import { NumbersToCall } from '#site/parts/numbers-to-call.tsx'
import { PlaceAdvice, PlaceOffices, PlaceQuestions } from '#site/parts/place-advice.tsx'
import { PlacePast } from '#site/parts/place-past.tsx'
import { PlacesNear } from '#site/parts/places-near.tsx'
import { PrintedReach } from '#site/parts/printed-reach.tsx'
import { SafetyLines } from '#site/parts/safety-lines.tsx'
import { ServiceMap } from '#site/parts/service-map.tsx'

/** A county, a city or a town: safety, what to do here, who else to call, questions, our work, its past, and what lies near. */
export function AreaPage(props: PageProps) {
  const { page, site } = props
  const { area } = page
  if (!area) throw new Error(`${page.path} is no place`)

  const story = storyOf(area)
  const nearBy = drawnOnce(area, 'near-by', () => <NearBy area={area} />)
  return (
    <>
      <PageHead {...props} text={fromOurAddress(site.company, area)} />
      <DangerStrip />
      <section className="wrap safety for-print">
        <SafetyLines story={story} />
        <PrintedReach about={areaTitle(area)} company={site.company} />
      </section>
      <PlaceAdvice name={area.name} story={story} />
      <section className="wrap section answers">
        <div>
          <h2>Who else to call</h2>
          <NumbersToCall area={area} numbers={site.numbers} now={site.readAt} />
          <PlaceOffices story={story} />
        </div>
        <PlaceQuestions story={story} />
      </section>
      <NearProjects
        site={site}
        title={`Our work ${area.kind === 'county' ? 'in' : 'near'} ${area.name}`}
        near={area}
      />
      <PlacePast area={area} story={story} />
      <section className="wrap near-by">
        <div dangerouslySetInnerHTML={nearBy} />
        <ServiceMap art={site.assets.art} here={area} home={placeNamed(site.company.address.locality)} />
      </section>
    </>
  )
}

function NearBy({ area }: { area: Area }) {
  return (
    <>
      <PlacesNear area={area} />
      <LinkList
        title="What we do here"
        links={services.map(({ slug, name }) => ({ path: `/services/${slug}`, label: name }))}
      />
    </>
  )
}
