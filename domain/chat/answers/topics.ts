import { namesOf } from '#domain/audit/names-of.ts'

/** What questions are about, in the order in which the website shows them. */
export const topicTitles = {
  emergency: 'In an emergency',
  water: 'Water',
  fire: 'Fire and smoke',
  mold: 'Mold',
  trauma: 'Trauma cleanup',
  basement: 'Basements',
  payment: 'Insurance and payment',
  process: 'How we work',
  areas: 'Where we work',
} as const
export type Topic = keyof typeof topicTitles

export const topics: readonly Topic[] = namesOf(topicTitles)
