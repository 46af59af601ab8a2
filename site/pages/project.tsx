import { areaPath } from '#domain/areas/areas.ts'
import { projectPath } from '#domain/projects/addresses.ts'
import type { PublishedProject } from '#domain/projects/project.ts'
import type { Page, PageProps } from '#site/page.ts'
import { BeforeAfter } from '#site/parts/before-after.tsx'
import { DryingCurve } from '#site/parts/drying-curve.tsx'
import { LinkList } from '#site/parts/link-list.tsx'
import { NearProjects } from '#site/parts/near-projects.tsx'
import { PageHead } from '#site/parts/page-head.tsx'
import { Figures } from '#site/parts/project-row.tsx'
import { inDays, monthOf, placeName, placeOf, propertyOf, serviceName } from './project-words.ts'

/** The page of a project, which no route table can list. */
export function projectPage(project: PublishedProject): Page {
  const { cause, service, property, area, days_to_dry } = project
  const place = placeName(area)
  const dried = days_to_dry ? `, dry in ${inDays(days_to_dry)}` : ''
  return {
    path: projectPath(project.slug),
    kind: 'projects',
    title: `${cause}: ${serviceName(service)} in ${place}`,
    description: `${cause} in ${propertyOf(property).inWords} in ${place}${dried}. The same spot before and after, the equipment, and what it taught us.`,
    heading: cause,
    crumb: cause,
    trail: [{ path: '/projects', crumb: 'Projects' }],
    Body: ProjectPage,
    finished: true,
  }
}

function ProjectPage(props: PageProps) {
  const { site, visit } = props
  const { project } = visit
  if (!project) throw new Error(`${props.page.path} is no project`)

  const { service, area, property, finished_on, drying, lesson } = project
  const place = placeOf(project)
  return (
    <>
      <PageHead {...props} text={leadOf(project)} />
      <section className="wrap section one">
        <BeforeAfter project={project} site={site} first sizes="(min-width: 900px) 660px, 100vw" />
        <div>
          {site.isDemo && (
            <p className="kind">
              <b>Demo project</b>
            </p>
          )}
          <h2>What stood in the rooms</h2>
          <Figures project={project} />
          <h2>What it taught us</h2>
          <p className="lesson">{lesson}</p>
        </div>
      </section>
      {drying && (
        <section className="sheet">
          <div className="wrap section dried">
            <div>
              <h2>How it dried</h2>
              <p>
                A meter is read in the same material every time. It is dry when it reads what the same
                material reads in a part of the building that stayed dry.
              </p>
            </div>
            <DryingCurve drying={drying} isTableShown />
          </div>
        </section>
      )}
      <NearProjects
        site={site}
        title={`More ${serviceName(service).toLowerCase()} projects`}
        service={service}
        except={project.slug}
      />
      <section className="wrap near-by">
        <LinkList
          title="More about this"
          links={[
            { path: `/services/${service}`, label: serviceName(service) },
            { path: areaPath(place), label: placeName(area) },
            { path: '/projects', label: 'All projects' },
          ]}
        />
      </section>
    </>
  )

  function leadOf({ days_to_dry }: PublishedProject) {
    const dried = days_to_dry ? ` It was dry in ${inDays(days_to_dry)}.` : ''
    return `${serviceName(service)} in ${propertyOf(property).inWords} in ${placeName(area)}, finished in ${monthOf(finished_on)}.${dried}`
  }
}
