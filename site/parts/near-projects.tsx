import type { Area } from '#domain/areas/areas.ts'
import { projectPath } from '#domain/projects/addresses.ts'
import type { ProjectTitle } from '#domain/projects/project.ts'
import type { ServiceSlug } from '#domain/services/services.ts'
import { Icon } from '#look/icons.tsx'
import { countyOf, milesBetween } from '#site/geography.ts'
import type { SiteContext } from '#site/page.ts'
import { inDays, inWords, monthOf, placeOf } from '#site/pages/project-words.ts'

type Props = {
  readonly site: SiteContext
  readonly title: string
  /** Only work of this kind. */
  readonly service?: ServiceSlug
  /** The nearest to this place; in a county only those within it. */
  readonly near?: Area
  /** The project that is shown already. */
  readonly except?: string
}

const most = 3
/** In miles: what lies farther away is not near. */
const farthest = 20

/** Up to three published projects, and nothing where there is none. */
export function NearProjects({ title, ...choice }: Props) {
  const projects = choose(choice)
  if (projects.length === 0) return null
  return (
    <section className="wrap section">
      <div className="section-head">
        <h2>{title}</h2>
        <p>
          <a href="/projects">All projects</a>
        </p>
      </div>
      <ul className="cards">
        {projects.map((project) => (
          <li key={project.slug} className="card">
            <Icon name={project.service} />
            <h3>
              <a href={projectPath(project.slug)}>{project.cause}</a>
            </h3>
            <p>
              {inWords(project)}, {monthOf(project.finished_on)}
            </p>
            {project.days_to_dry && <p className="first">Dry in {inDays(project.days_to_dry)}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

function choose({ site, service, near, except }: Omit<Props, 'title'>): ProjectTitle[] {
  const fitting = site.work.latest.filter(
    (project) => project.slug !== except && (!service || project.service === service),
  )
  if (!near) return fitting.slice(0, most)
  if (near.kind === 'county')
    return fitting.filter((project) => countyOf(placeOf(project)) === near).slice(0, most)
  return fitting
    .map((project) => ({ project, miles: milesBetween(near, placeOf(project)) }))
    .filter(({ miles }) => miles <= farthest)
    .sort((a, b) => a.miles - b.miles)
    .slice(0, most)
    .map(({ project }) => project)
}
