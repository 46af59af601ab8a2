import type { ProjectQuery } from '#domain/projects/project.ts'
import type { SiteContext, Visit } from '#site/page.ts'
import { placeName, propertyOf, serviceName } from '#site/pages/project-words.ts'
import { ProjectFilters } from './project-filters.tsx'
import { ProjectRow } from './project-row.tsx'

/** The published projects that the address asks for, with the ways to others. */
export function ProjectList({ site, visit }: { site: SiteContext; visit: Visit }) {
  const all = { query: {}, found: site.work.firstPage }
  const asked = visit.projects === undefined ? all : visit.projects
  const query: ProjectQuery = asked?.query ?? {}
  const { items, next } = asked?.found ?? { items: [], next: null }
  return (
    <section className="wrap section" id="work">
      <div className="section-head">
        <h2>{inWords(query) || 'All projects'}</h2>
        <p>{query.after ? 'Older projects, newest first' : 'Newest first'}</p>
      </div>
      <ProjectFilters site={site} query={query} />
      {items.length === 0 ? (
        <NothingFound isUnknown={asked === null} />
      ) : (
        <ul className="jobs">
          {items.map((project, nth) => (
            <ProjectRow key={project.slug} project={project} site={site} first={nth === 0} />
          ))}
        </ul>
      )}
      <p className="after">
        {next && <Way words="OLDER PROJECTS" query={{ ...query, after: next }} />}
        {query.after && <Way words="NEWEST PROJECTS" query={{ ...query, after: undefined }} />}
        {(inWords(query) || !asked) && <Way words="SHOW ALL PROJECTS" query={{}} />}
      </p>
    </section>
  )
}

function NothingFound({ isUnknown }: { isUnknown: boolean }) {
  return (
    <div className="nothing">
      <h3>{isUnknown ? 'This link doesn’t work' : 'No matching projects'}</h3>
      <p>
        {isUnknown
          ? 'The address contains a filter that we don’t have. Show all projects instead.'
          : 'Remove a filter, or show all projects.'}
      </p>
    </div>
  )
}

function Way({ words, query }: { words: string; query: ProjectQuery }) {
  const chosen = Object.entries(query).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
  const typed = new URLSearchParams(chosen).toString()
  return (
    <a className="button" href={`/projects${typed && '?'}${typed}#work`}>
      {words}
    </a>
  )
}

/** "Water Damage · House · Hubbard, Ohio · 2026" */
function inWords({ service, place, property, year }: ProjectQuery) {
  const parts = [
    service && serviceName(service),
    property && propertyOf(property).label,
    place && placeName(place),
    year,
  ]
  return parts.filter(Boolean).join(' · ')
}
