import type { Hazard } from '#domain/jobs/danger.ts'

/** What a visit has to show for itself. The order is advice: anything may be done first. */
export type ToDo<Item = { id: string; text: string }> = {
  notAsked: readonly Hazard[]
  /** Those that are open. */
  items: readonly Item[]
  /** How many were added today, sent or not. */
  photos: number
}

export type DoNext<Item> = { kind: 'hazards' | 'photos' | 'finish' } | { kind: 'item'; item: Item }

/** What whoever is at the house does next: what can hurt them, what is left, what others have to see, and then the end of the visit. */
export function doNext<Item>({ notAsked, items: [item], photos }: ToDo<Item>): DoNext<Item> {
  if (notAsked.length > 0) return { kind: 'hazards' }
  if (item) return { kind: 'item', item }
  return { kind: photos === 0 ? 'photos' : 'finish' }
}
