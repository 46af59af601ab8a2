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
import { basementTopics } from './service/basement-restoration.tsx'
import { Credentials } from './service/credentials.tsx'
import { fireTopics } from './service/fire-damage.tsx'
import { moldTopics } from './service/mold-remediation.tsx'
import { TopicFold, type Topic } from './service/topic.tsx'
import { traumaTopics } from './service/trauma-cleanup.tsx'
import { waterTopics } from './service/water-damage.tsx'

type Sheet = { readonly guide: ServiceGuide; readonly topics: (page: Page, company: Company) => Topic[] }

const sheets: Readonly<Record<ServiceSlug, Sheet>> = {
  'water-damage': { guide: waterDamage, topics: waterTopics },
  'fire-damage': { guide: fireDamage, topics: fireTopics },
  'mold-remediation': { guide: moldRemediation, topics: moldTopics },
  'trauma-cleanup': { guide: traumaCleanup, topics: traumaTopics },
  'basement-restoration': { guide: basementRestoration, topics: basementTopics },
}

/** One of the five services: what to do now, directly under the call; everything that can wait is folded by subject. */
export function ServicePage(props: PageProps) {
  const { page, site } = props
  const service = services.find(({ slug }) => slug === page.service)
  if (!service) throw new Error(`${page.path} is no service`)

  const { guide, topics: topicsOf } = sheets[service.slug]
  const topics = topicsOf(page, site.company)
  const { phone } = site.company
  return (
    <>
      <PageHead {...props} place="Northeast Ohio and Western PA" />
      <DangerStrip />
      <section id="now" className="wrap now">
        <FirstSteps {...firstSteps[service.slug]} />
        <Folds topics={topics.filter(({ isFirst }) => isFirst)} />
      </section>
      <section className="wrap after-call">
        <h2>After you call</h2>
        <p className="after-lead">{guide.lead.text}</p>
        <Folds topics={topics.filter(({ isFirst }) => !isFirst)} />
        <PrintedReach about={service.name} company={site.company} />
      </section>
      <Credentials guide={guide} company={site.company} />
      <NearProjects site={site} title="Our work" service={service.slug} />
      <Near service={service.slug} name={service.name} />
      <FinalCall phone={phone} title={guide.last.title} text={guide.last.text} />
    </>
  )
}

function Folds({ topics }: { topics: readonly Topic[] }) {
  return topics.map((topic) => <TopicFold key={topic.id} {...topic} />)
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
