import { cities, counties, towns } from '#domain/areas/areas.ts'
import { traumaSource, type Trauma } from './trauma.ts'
import { services } from '#domain/services/services.ts'

/** The pages of the website as the chat tells them apart. Those about trauma are one whatever else they are. */
export const pageGroups = ['home', 'services', 'trauma', 'areas', 'questions', 'contact', 'others'] as const
export type PageGroup = (typeof pageGroups)[number]

/** How many pages of the website each has; projects, and pages that are yet to come, are among the others. */
export const pagesOfGroups: Readonly<Record<PageGroup, number>> = {
  home: 1,
  services: services.length,
  trauma: 1,
  areas: counties.length + cities.length + towns.length,
  questions: 1,
  contact: 1,
  others: 5,
}

/** What the address of a page of each group begins with, as the source of an expression. */
const named: Readonly<Record<Exclude<PageGroup, 'trauma' | 'others'>, string>> = {
  home: '/$',
  services: '/services(?:/|$)',
  areas: `/(?:service-areas/|(?:${cities.map(({ slug }) => slug).join('|')})$)`,
  questions: '/faq$',
  contact: '/contact$',
}
const sources = { ...named, others: `(?!${Object.values(named).join('|')})` }

export function groupOf(path: string, about: Trauma): PageGroup {
  return pageGroups.find((group) => pagesIn([group], about).test(path)) ?? 'others'
}

/** Matches the addresses of the pages of these groups; of no groups none. */
export function pagesIn(groups: readonly PageGroup[], about: Trauma): RegExp {
  const trauma = traumaSource(about)
  const rest = groups.flatMap((group) => (group === 'trauma' ? [] : [sources[group]]))
  const parts = [
    ...(groups.includes('trauma') ? [trauma] : []),
    ...(rest.length > 0 ? [`(?!${trauma})(?:${rest.join('|')})`] : []),
  ]
  return new RegExp(parts.length > 0 ? `^(?:${parts.join('|')})` : '^$')
}
