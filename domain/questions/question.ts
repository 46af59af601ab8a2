import type { ServiceSlug } from '#domain/services/services.ts'

/** In the order in which they are shown. */
export const groupTitles = {
  emergency: 'Right now',
  water: 'Water',
  fire: 'Fire and smoke',
  mold: 'Mold',
  trauma: 'Trauma cleanup',
  basement: 'Basements',
  payment: 'Insurance and payment',
  process: 'How we work',
  areas: 'Where we work',
} as const
export type GroupSlug = keyof typeof groupTitles

/**
 * Asked often, and answered in one to four short sentences. No answer promises coverage, a price, a time or health; safety
 * goes no further than the first steps. Plain data: it may travel to the browser.
 */
export type Question = {
  /** Part of addresses that people keep: `/faq#<id>`. */
  readonly id: string
  readonly group: GroupSlug
  readonly question: string
  readonly answer: string
  readonly link?: { readonly path: string; readonly label: string }
  /** Where it is asked, besides among all questions. */
  readonly services: readonly ServiceSlug[]
}

/** As a group's own file holds it. */
export type QuestionInGroup = Omit<Question, 'group'>
