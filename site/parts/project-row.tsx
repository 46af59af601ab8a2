import { areaPath } from '#domain/areas/areas.ts'
import { projectPath } from '#domain/projects/addresses.ts'
import type { PublishedProject } from '#domain/projects/project.ts'
import type { SiteContext } from '#site/page.ts'
import { inDays, monthOf, placeName, placeOf, propertyOf, serviceName } from '#site/pages/project-words.ts'
import { BeforeAfter } from './before-after.tsx'
import { DryingCurve } from './drying-curve.tsx'

type Props = { readonly project: PublishedProject; readonly site: SiteContext; readonly first?: boolean }

/** A project in the list: the pictures, and beside them what was done. */
export function ProjectRow({ project, site, first }: Props) {
  const { cause, service, property, area, finished_on, drying, lesson } = project
  return (
    <li className="job">
      <BeforeAfter project={project} site={site} first={first} sizes="(min-width: 900px) 560px, 100vw" />
      <div>
        <p className="kind">
          {site.isDemo && <b>Demo project</b>}
          {serviceName(service)} · {propertyOf(property).label}
        </p>
        <h3>
          <a href={projectPath(project.slug)}>{cause}</a>
        </h3>
        <p className="where">
          <a href={areaPath(placeOf(project))}>{placeName(area)}</a> · {monthOf(finished_on)}
        </p>
        <Figures project={project} />
        {drying && <DryingCurve drying={drying} />}
        <p className="lesson">
          <strong>Lesson:</strong> {lesson}
        </p>
      </div>
    </li>
  )
}

/** How long it took to dry, and the equipment that was used. */
export function Figures({ project: { days_to_dry, equipment } }: { project: PublishedProject }) {
  return (
    <dl className="figures">
      {days_to_dry && (
        <div>
          <dt>Dry in</dt>
          <dd>{inDays(days_to_dry)}</dd>
        </div>
      )}
      {equipment.map(({ label, count }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  )
}
