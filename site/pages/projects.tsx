import { areaPath, areaTitle, counties } from '#domain/areas/areas.ts'
import { shownServices } from '#domain/projects/project-choices.ts'
import type { ProjectQuery } from '#domain/projects/project.ts'
import type { PageProps } from '#site/page.ts'
import { LinkList } from '#site/parts/link-list.tsx'
import { PageHead } from '#site/parts/page-head.tsx'
import { ProjectFilters } from '#site/parts/project-filters.tsx'
import { ProjectRow } from '#site/parts/project-row.tsx'
import { ProjectSheet, SameSpot } from '#site/parts/project-sheet.tsx'
import { placeName, propertyOf, serviceName } from './project-words.ts'

/** The published projects, narrowed down where the address says so; without any, what they will show. */
export function ProjectsPage(props: PageProps) {
  const { page, site } = props
  const emblem = (
    <div className="emblem">
      <svg className="drawing" viewBox="0 0 360 220" aria-hidden="true">
        <SameSpot />
      </svg>
    </div>
  )
  return (
    <>
      <PageHead {...props} text={page.text ?? ''} beside={emblem} />
      {site.work.slugs.length === 0 ? <NothingYet /> : <Work {...props} />}
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
      <h2>No project is published yet</h2>
      <p>
        The first one appears here when its owner has signed. Until then we show the empty sheet, and nothing
        made up.
      </p>
    </section>
  )
}

function Work({ site, visit }: PageProps) {
  const asked = visit.projects === undefined ? { query: {}, found: site.work.firstPage } : visit.projects
  const query = asked?.query ?? {}
  const { items, next } = asked?.found ?? { items: [], next: null }
  const words = inWords(query)
  return (
    <section className="wrap section" id="work">
      <div className="section-head">
        <h2>{words || 'All projects'}</h2>
        <p>{query.after ? 'Older projects, newest first.' : 'Newest first.'}</p>
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
        {next && (
          <a className="button" href={addressOf({ ...query, after: next })}>
            OLDER PROJECTS
          </a>
        )}
        {query.after && (
          <a className="button" href={addressOf({ ...query, after: undefined })}>
            NEWEST PROJECTS
          </a>
        )}
        {words && (
          <a className="button" href="/projects#work">
            CLEAR ALL CHOICES
          </a>
        )}
      </p>
    </section>
  )
}

function NothingFound({ isUnknown }: { isUnknown: boolean }) {
  return (
    <div className="nothing">
      <h3>{isUnknown ? 'There is no such choice' : 'No project fits these choices'}</h3>
      <p>
        {isUnknown
          ? 'This address asks for something that the list does not know.'
          : 'Take one of them back, or clear them all.'}{' '}
        <a href="/projects#work">Show all projects</a>
      </p>
    </div>
  )
}

/** "Water Damage, Hubbard, Ohio, 2026" */
function inWords({ service, place, property, year }: ProjectQuery) {
  const parts = [
    service && serviceName(service),
    property && propertyOf(property).label,
    place && placeName(place),
    year,
  ]
  return parts.filter(Boolean).join(' · ')
}

function addressOf(query: ProjectQuery) {
  const chosen = Object.entries(query).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
  const typed = new URLSearchParams(chosen).toString()
  return typed ? `/projects?${typed}#work` : '/projects#work'
}
