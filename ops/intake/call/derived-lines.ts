import { stateNames } from '#domain/areas/areas.ts'
import {
  isAfterHours,
  mayHaveAsbestos,
  mayHaveLead,
  opensNextAt,
  placeOfTown,
  priorityInForce,
  priorityReason,
  proposedCategory,
} from '#domain/jobs/derived.ts'
import { companyDay, companyTimeZone } from '#domain/company/time-zone.ts'
import type { JobFacts } from '#domain/jobs/facts/facts.ts'
import { sources } from '#domain/jobs/facts/sources.ts'
import type { Draft } from './draft.ts'

export type DerivedKey = 'priority' | 'category' | 'county' | 'hours' | 'built'
/** A line of what the screen fills in by itself; `strong` is set apart before the rest. */
export type DerivedLine = { key: DerivedKey; label: string; strong?: string; words: string }

type Judged = Draft['judged']
type Known = { facts: JobFacts; judged: Judged; at: Date }

/** What follows from the answers: each line can be changed where it comes from. */
export function derivedLines({ facts, judged, at }: Known): DerivedLine[] {
  const { year_built } = facts
  return [
    { key: 'priority', label: 'Priority', ...priorityLine(facts) },
    { key: 'category', label: 'Category', ...categoryLine(facts, judged) },
    { key: 'county', label: 'County', words: countyWords(facts) },
    { key: 'hours', label: 'Hours', words: hoursWords(at) },
    {
      key: 'built',
      label: year_built ? `Built ${year_built}` : 'Built',
      words: year_built ? checkWords(facts) : 'Not known',
    },
  ]
}

function priorityLine(facts: JobFacts) {
  const { priority_override } = facts
  const reason = isAnythingSaid(facts) ? priorityReason(facts) : 'until more is known'
  const words = priority_override ? `chosen: ${priority_override.reason}` : reason
  return { strong: String(priorityInForce(facts)), words: ` of 4, ${words}` }
}

function isAnythingSaid({ loss_type, activity, standing_water, hurt, electricity, gas, ceiling }: JobFacts) {
  return [loss_type, activity, standing_water, hurt, electricity, gas, ceiling].some(Boolean)
}

function categoryLine(facts: JobFacts, chosen: Judged) {
  if (chosen) return { strong: String(chosen.category), words: `, chosen: ${chosen.reason}` }
  const proposed = proposedCategory(facts)
  if (proposed === null) return { words: 'Not known' }
  const isSewage = facts.sewage === 'yes' || facts.loss_type === 'sewage'
  const source = sources.find(({ value }) => value === facts.source)?.label.toLowerCase()
  return { strong: String(proposed), words: isSewage ? ', it is sewage' : `, from the ${source}` }
}

function countyWords({ town, state }: JobFacts) {
  const place = placeOfTown(town, state)
  if (place) return `${place.county}, ${stateNames[place.state]}`
  return town ? 'Not one of our towns' : 'Not known'
}

const time = new Intl.DateTimeFormat('en-US', {
  timeZone: companyTimeZone,
  hour: 'numeric',
  minute: '2-digit',
})
const weekday = new Intl.DateTimeFormat('en-US', { timeZone: companyTimeZone, weekday: 'short' })

function hoursWords(at: Date) {
  const opening = opensNextAt(at)
  if (!isAfterHours(at) || !opening) return 'Office hours'
  const isToday = companyDay(opening) === companyDay(at)
  return `After hours, until ${isToday ? '' : `${weekday.format(opening)}, `}${time.format(opening)}`
}

function checkWords(facts: JobFacts) {
  const checks = [mayHaveLead(facts) && 'lead', mayHaveAsbestos(facts) && 'asbestos'].filter(Boolean)
  return checks.length > 0 ? `Check for ${checks.join(' and ')}` : 'No check for lead or asbestos'
}
