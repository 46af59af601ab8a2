import { areaPath } from '#domain/areas/areas.ts'
import { projectPath } from '#domain/projects/addresses.ts'
import type { PublishedProject } from '#domain/projects/project.ts'
import type { Page, PageProps } from '#site/page.ts'
import { BeforeAfter } from '#site/parts/before-after.tsx'
import { DryingCurve } from '#site/parts/drying-curve.tsx'
import { NearProjects } from '#site/parts/near-projects.tsx'
import { PageHead } from '#site/parts/page-head.tsx'
import { Figures } from '#site/parts/project-row.tsx'
import { inDays, inWords, monthOf, placeName, placeOf, propertyOf, serviceName } from './project-words.ts'

/** The page of a project, which no route table can list. */
export function projectPage(project: PublishedProject): Page {
  const { cause, service, property, area, days_to_dry } = project
  const place = placeName(area)
  const dried = days_to_dry ? `, dry in ${inDays(days_to_dry)}` : ''
  return {
    path: projectPath(project.slug),
    kind: 'projects',
    title: `${cause}: ${serviceName(service)} in ${place}`,
    description: `${cause} in ${propertyOf(property).inWords} in ${place}${dried}. See the same spot before and after, the equipment we used, and what we learned.`,
    heading: cause,
    crumb: cause,
    trail: [{ path: '/projects', crumb: 'Projects' }],
    Body: ProjectPage,
  }
}

function ProjectPage(props: PageProps) {
  const { site, visit } = props
  const { project } = visit
  if (!project) throw new Error(`${props.page.path} is no project`)

  const { service, drying, lesson } = project
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
          <Record project={project} />
          <Figures project={project} />
          <h2>What we learned</h2>
          <p className="lesson">{lesson}</p>
        </div>
      </section>
      {drying && (
        <section className="sheet">
          <div className="wrap section dried">
            <div>
              <h2>How it dried</h2>
              <p>
                We measured the same material every time. It’s dry when the reading is no higher than in the
                same material in a part of the building that stayed dry.
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
    </>
  )
}

function leadOf(project: PublishedProject) {
  const { days_to_dry, finished_on } = project
  const dried = days_to_dry ? ` It was dry in ${inDays(days_to_dry)}.` : ''
  return `${inWords(project)}, finished in ${monthOf(finished_on)}.${dried}`
}

function Record({ project: { service, area, property, finished_on } }: { project: PublishedProject }) {
  return (
    <dl className="record">
      <div>
        <dt>Service</dt>
        <dd>
          <a href={`/services/${service}`}>{serviceName(service)}</a>
        </dd>
      </div>
      <div>
        <dt>Town</dt>
        <dd>
          <a href={areaPath(placeOf({ area }))}>{placeName(area)}</a>
        </dd>
      </div>
      <div>
        <dt>Building</dt>
        <dd>{propertyOf(property).label}</dd>
      </div>
      <div>
        <dt>Finished</dt>
        <dd>{monthOf(finished_on)}</dd>
      </div>
    </dl>
  )
}
