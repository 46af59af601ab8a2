import { areaPath, areaTitle, counties } from '#domain/areas/areas.ts'
import { shownServices } from '#domain/projects/project-choices.ts'
import type { PageProps } from '#site/page.ts'
import { LinkList } from '#site/parts/link-list.tsx'
import { PageHead } from '#site/parts/page-head.tsx'
import { ProjectList } from '#site/parts/project-list.tsx'
import { ProjectSheet, SameSpot } from '#site/parts/project-sheet.tsx'
import { serviceName } from './project-words.ts'

const whatWillBe =
  'We’ll show finished jobs here, each with two photos of the same spot, the moisture readings and the equipment we used. We publish a project only after the owner agrees in writing.'

/** The published projects, narrowed down where the address says so; without any, what they will show. */
export function ProjectsPage(props: PageProps) {
  const { page, site } = props
  const isEmpty = site.work.slugs.length === 0
  const emblem = (
    <div className="emblem">
      <svg className="drawing" viewBox="0 0 360 220" aria-hidden="true">
        <SameSpot />
      </svg>
    </div>
  )
  return (
    <>
      <PageHead {...props} text={isEmpty ? whatWillBe : (page.text ?? '')} beside={emblem} />
      {isEmpty ? <NothingYet /> : <ProjectList {...props} />}
      <ProjectSheet />
      <section className="wrap near-by">
        <LinkList
          title="Where we work"
          links={counties.map((county) => ({ path: areaPath(county), label: areaTitle(county) }))}
          wide
        />
        <LinkList
          title="What we do"
          links={shownServices.map((slug) => ({ path: `/services/${slug}`, label: serviceName(slug) }))}
        />
      </section>
    </>
  )
}

function NothingYet() {
  return (
    <section className="wrap section nothing">
      <h2>No projects yet</h2>
      <p>
        We’ll show the first project here as soon as its owner agrees in writing. Below you can see what each
        project will tell you.
      </p>
    </section>
  )
}
