import { counties, areaPath, areaTitle } from '#domain/areas/areas.ts'
import type { ServiceGuide } from '#content/guides/guide.ts'
import { firstSteps } from '#domain/safety/first-steps.ts'
import { basementRestoration } from '#content/guides/basement-restoration.ts'
import { fireDamage } from '#content/guides/fire-damage.ts'
import { moldRemediation } from '#content/guides/mold-remediation.ts'
import { traumaCleanup } from '#content/guides/trauma-cleanup.ts'
import { waterDamage } from '#content/guides/water-damage.ts'
import { services, type ServiceSlug } from '#domain/services/services.ts'
import type { Company } from '#domain/company/company.ts'
import type { Page, PageProps } from '#site/page.ts'
import { DangerStrip } from '#site/parts/danger-strip.tsx'
import { FinalCall } from '#site/parts/final-call.tsx'
import { FirstSteps } from '#site/parts/first-steps.tsx'
import { LinkList } from '#site/parts/link-list.tsx'
import { NearProjects } from '#site/parts/near-projects.tsx'
import { PrintedReach } from '#site/parts/printed-reach.tsx'
import { PageHead } from '#site/parts/page-head.tsx'
import { basementPlates } from './service/basement-restoration.tsx'
import { Collar } from './service/collar.tsx'
import { firePlates } from './service/fire-damage.tsx'
import { moldPlates } from './service/mold-remediation.tsx'
import { PlateFold, type Plate } from './service/plate.tsx'
import { traumaPlates } from './service/trauma-cleanup.tsx'
import { waterPlates } from './service/water-damage.tsx'

type Sheet = { readonly guide: ServiceGuide; readonly plates: (page: Page, company: Company) => Plate[] }

const sheets: Readonly<Record<ServiceSlug, Sheet>> = {
  'water-damage': { guide: waterDamage, plates: waterPlates },
  'fire-damage': { guide: fireDamage, plates: firePlates },
  'mold-remediation': { guide: moldRemediation, plates: moldPlates },
  'trauma-cleanup': { guide: traumaCleanup, plates: traumaPlates },
  'basement-restoration': { guide: basementRestoration, plates: basementPlates },
}

/** One of the five services: what to do now, directly under the call; everything that can wait is folded by subject. */
export function ServicePage(props: PageProps) {
  const { page, site } = props
  const service = services.find(({ slug }) => slug === page.service)
  if (!service) throw new Error(`${page.path} is no service`)

  const { guide, plates: platesOf } = sheets[service.slug]
  const plates = platesOf(page, site.company)
  const { phone } = site.company
  return (
    <>
      <PageHead {...props} place="Northeast Ohio and Western PA" />
      <DangerStrip />
      <section id="now" className="wrap now">
        <FirstSteps {...firstSteps[service.slug]} />
        <Folds plates={plates.filter(({ isFirst }) => isFirst)} />
      </section>
      <section className="wrap after-call">
        <h2>After you call</h2>
        <p className="after-lead">{guide.lead.text}</p>
        <Folds plates={plates.filter(({ isFirst }) => !isFirst)} />
        <PrintedReach about={service.name} company={site.company} />
      </section>
      <Collar guide={guide} company={site.company} />
      <NearProjects site={site} title="Our work" service={service.slug} />
      <Near service={service.slug} name={service.name} />
      <FinalCall phone={phone} title={guide.last.title} text={guide.last.text} />
    </>
  )
}

function Folds({ plates }: { plates: readonly Plate[] }) {
  return plates.map((plate) => <PlateFold key={plate.id} {...plate} />)
}

function Near({ service, name }: { service: ServiceSlug; name: string }) {
  const others = services.filter(({ slug }) => slug !== service)
  return (
    <section className="wrap near-by">
      <LinkList
        title={`${name} by county`}
        links={counties.map((county) => ({ path: areaPath(county), label: areaTitle(county) }))}
        wide
      />
      <LinkList
        title="Other services"
        links={others.map(({ slug, name: other }) => ({ path: `/services/${slug}`, label: other }))}
      />
    </section>
  )
}
