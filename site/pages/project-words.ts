import { areas, areaTitle, type Area } from '#domain/areas/areas.ts'
import { propertyKinds } from '#domain/projects/project-choices.ts'
import type { Drying, ProjectTitle } from '#domain/projects/project.ts'
import { services } from '#domain/services/services.ts'

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

const bySlug = new Map<string, Area>(areas.map((area) => [area.slug, area]))

/** The place of a project. Only places with a page can be one's. */
export function placeOf({ area }: Pick<ProjectTitle, 'area'>): Area {
  const place = bySlug.get(area)
  if (!place) throw new Error(`${area} is no place of ours`)
  return place
}

export function placeName(slug: string) {
  return areaTitle(placeOf({ area: slug }))
}

export function serviceName(slug: string) {
  return services.find((service) => service.slug === slug)?.name ?? slug
}

/** "Water damage in a house in Hubbard, Ohio" */
export function inWords({ service, property, area }: ProjectTitle) {
  const [first = '', ...rest] = serviceName(service)
  return `${first}${rest.join('').toLowerCase()} in ${propertyOf(property).inWords} in ${placeName(area)}`
}

export function propertyOf(value: string) {
  return propertyKinds.find((kind) => kind.value === value) ?? propertyKinds[0]
}

/** "October 2026", from a day as the database writes it. */
export function monthOf(day: string) {
  return `${months[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`
}

export function inDays(count: number) {
  return count === 1 ? '1 day' : `${count} days`
}

/** "28%" or "28 points". */
export function reading(value: number, unit: Drying['unit']) {
  return unit === 'percent' ? `${value}%` : `${value} points`
}
