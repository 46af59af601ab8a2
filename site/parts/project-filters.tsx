import type { ProjectQuery } from '#domain/projects/project.ts'
import type { SiteContext } from '#site/page.ts'
import { placeName, propertyOf, serviceName } from '#site/pages/project-words.ts'

type Props = { readonly site: SiteContext; readonly query: ProjectQuery }

/** Filters the list: a plain form whose choices are in the address. With scripts, a choice applies at once. */
export function ProjectFilters({ site, query }: Props) {
  const { services, places, properties, years } = site.work.choices
  const byName = [...places].sort((a, b) => placeName(a).localeCompare(placeName(b)))
  return (
    <form className="filters" action="/projects#work" data-module={site.assets.urls.modules.filters}>
      <Choice name="service" label="Service" every="All services" values={services} chosen={query.service}>
        {serviceName}
      </Choice>
      <Choice name="place" label="Town" every="All towns" values={byName} chosen={query.place}>
        {placeName}
      </Choice>
      <Choice
        name="property"
        label="Building"
        every="All buildings"
        values={properties}
        chosen={query.property}
      >
        {(value) => propertyOf(value).label}
      </Choice>
      <Choice
        name="year"
        label="Year finished"
        every="All years"
        values={years.map(String)}
        chosen={query.year?.toString()}
      >
        {(value) => value}
      </Choice>
      <button className="button strong">SHOW PROJECTS</button>
      <p hidden>The list changes as soon as you choose.</p>
    </form>
  )
}

type ChoiceProps = {
  readonly name: keyof ProjectQuery
  readonly label: string
  readonly every: string
  readonly values: readonly string[]
  readonly chosen: string | undefined
  readonly children: (value: string) => string
}

/** The chosen value is always among the options, even if no project matches it. */
function Choice({ name, label, every, values, chosen, children: labelOf }: ChoiceProps) {
  const offered = chosen && !values.includes(chosen) ? [...values, chosen] : values
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <select id={name} name={name} defaultValue={chosen ?? ''}>
        <option value="">{every}</option>
        {offered.map((value) => (
          <option key={value} value={value}>
            {labelOf(value)}
          </option>
        ))}
      </select>
    </div>
  )
}
