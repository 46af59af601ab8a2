import { cities, counties, towns, type State } from '#domain/areas/areas.ts'
import { daysLater, instantOf, localOf } from '#domain/company/local-time.ts'
import { categoryOfSource } from './facts/sources.ts'
import type { JobFacts } from './facts/facts.ts'
import type { LossType } from './facts/loss-types.ts'
import { isSewage as sewageReason } from './read-aloud/reasons.ts'
import { isSewage } from './water-source.ts'

export const priorityWords = {
  1: 'someone may be in danger, or water is running',
  2: 'standing water',
  3: 'wet materials',
  4: 'estimate',
} as const
export type Priority = keyof typeof priorityWords

/** From the rule of product and trade: 1 life safety or active water, 2 standing water or sewage, 3 wet, 4 an estimate. */
export function priorityOf(facts: JobFacts): Priority {
  const { hurt, electricity, gas, ceiling, activity, standing_water, depth, loss_type, found } = facts
  if ([hurt, electricity, gas, ceiling].includes('yes') || activity === 'running') return 1
  if (mayBeHappeningNow(facts)) return 1
  if (isSewage(facts)) return 2
  if (activity === 'slowed' || standing_water === 'yes' || (depth ?? 0) > 0) return 2
  if (loss_type === 'mold' || loss_type === 'vandalism' || found === 'earlier') return 4
  return 3
}

const emergencies: readonly (LossType | undefined)[] = ['basement', 'water', 'sewage', 'fire']

/** A request of these is an alarm while nobody has said whether it still goes on or when it was found: its job is no less urgent. */
function mayBeHappeningNow({ channel, loss_type, activity, found, fire_out }: JobFacts) {
  const isOpen = activity === undefined && found === undefined && fire_out === undefined
  return channel === 'web' && isOpen && emergencies.includes(loss_type)
}

/** The priority in force: what a person chose, or the proposal. */
export function priorityInForce(facts: JobFacts): number {
  return facts.priority_override?.priority ?? priorityOf(facts)
}

/** What stands as the reason of a category that nobody has judged. */
export const proposalReason = 'Proposed from the source'

/** The category that the source proposes; sewage is always 3. */
export function proposedCategory(facts: JobFacts): 1 | 2 | 3 | null {
  if (isSewage(facts)) return 3
  return categoryOfSource(facts.source)
}

export type Place = { county: string; state: State }

const places = [...cities, ...towns, ...counties]

/** County and state of a town that we serve, by its name; null for others, and where the name says too little. */
export function placeOfTown(town: string | undefined, state?: string): Place | null {
  if (!town) return null
  const name = town.trim().toLowerCase()
  const found = places.filter(
    (place) => place.name.toLowerCase() === name && (!state || place.state === state),
  )
  const [first, ...others] = found
  return first && others.every((other) => other.county === first.county) ? first : null
}

/** Homes from before these years may have lead paint (EPA RRP rule: before 1978) or asbestos (our own threshold: before 1980). */
const leadYear = 1978
const asbestosYear = 1980

export function mayHaveLead({ year_built }: JobFacts) {
  return year_built !== undefined && year_built < leadYear
}

export function mayHaveAsbestos({ year_built }: JobFacts) {
  return year_built !== undefined && year_built < asbestosYear
}

/** The office's hours, until Job set-up holds them. */
export const officeHours = { from: '08:00', to: '17:00' } as const

/** Whether a moment lies outside the office's hours, weekends included. */
export function isAfterHours(at: Date, { from, to }: { from: string; to: string } = officeHours) {
  const local = localOf(at)
  const day = new Date(`${local.slice(0, 10)}T00:00Z`).getUTCDay()
  const time = local.slice(11)
  return day === 0 || day === 6 || time < from || time >= to
}

/** Why a loss that is not of water alone has priority 3. */
export const dryReasons: Partial<Record<LossType, string>> = {
  fire: 'there was a fire',
  storm: 'a storm did the damage',
  trauma: 'no danger or standing water was reported',
  other: 'no danger or standing water was reported',
}

/** Why the proposed priority is what it is, in the middle of a sentence. */
export function priorityReason(facts: JobFacts): string {
  const { hurt, electricity, gas, ceiling, activity, loss_type } = facts
  if (hurt === 'yes') return 'someone is hurt'
  if (gas === 'yes') return 'there is a smell of gas'
  if (electricity === 'yes') return 'power is near the water'
  if (ceiling === 'yes') return 'the ceiling is sagging'
  if (activity === 'running') return 'water is running'
  if (activity === 'slowed') return 'water is still coming'
  if (mayBeHappeningNow(facts)) return 'the request may be happening now'
  const priority = priorityOf(facts)
  if (priority === 2 && isSewage(facts)) return sewageReason
  return (priority === 3 && loss_type && dryReasons[loss_type]) || priorityWords[priority]
}

/** When the office opens next, seen from a moment outside its hours; null while it is open. */
export function opensNextAt(at: Date, hours: { from: string; to: string } = officeHours): Date | null {
  if (!isAfterHours(at, hours)) return null
  const today = localOf(at).slice(0, 10)
  const openings = [0, 1, 2, 3].map((days) => instantOf(`${daysLater(today, days)}T${hours.from}`))
  return openings.find((opening) => opening > at && !isAfterHours(opening, hours)) ?? null
}
