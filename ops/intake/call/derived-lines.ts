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
import type { CallWords } from '../../words/en-call.ts'
import type { Draft } from './draft.ts'

export type DerivedKey = 'priority' | 'category' | 'county' | 'hours' | 'built'
/** A line of what the screen fills in by itself; `strong` is set apart before the rest. */
export type DerivedLine = { key: DerivedKey; label: string; strong?: string; words: string }

type Judged = Draft['judged']
type Known = { facts: JobFacts; judged: Judged; at: Date; words: CallWords }

/** What follows from the answers: each line can be changed where it comes from. */
export function derivedLines({ facts, judged, at, words }: Known): DerivedLine[] {
  const { year_built } = facts
  const { derived } = words
  return [
    { key: 'priority', label: derived.priority, ...priorityLine(facts, derived) },
    { key: 'category', label: derived.category, ...categoryLine(facts, judged, words) },
    { key: 'county', label: derived.county, words: countyWords(facts, derived) },
    { key: 'hours', label: derived.hours, words: hoursWords(at, words) },
    {
      key: 'built',
      label: derived.built(year_built),
      words: year_built ? checkWords(facts, derived) : derived.notKnown,
    },
  ]
}

function priorityLine(facts: JobFacts, derived: CallWords['derived']) {
  const { priority_override } = facts
  const reason = isAnythingSaid(facts) ? derived.reason(priorityReason(facts)) : derived.untilMore
  const words = priority_override ? derived.chosen(priority_override.reason) : reason
  return { strong: String(priorityInForce(facts)), words: derived.ofFour(words) }
}

function isAnythingSaid({ loss_type, activity, standing_water, hurt, electricity, gas, ceiling }: JobFacts) {
  return [loss_type, activity, standing_water, hurt, electricity, gas, ceiling].some(Boolean)
}

function categoryLine(facts: JobFacts, chosen: Judged, { derived, facts: words }: CallWords) {
  if (chosen) return { strong: String(chosen.category), words: `, ${derived.chosen(chosen.reason)}` }
  const proposed = proposedCategory(facts)
  if (proposed === null) return { words: derived.notKnown }
  const isSewage = facts.sewage === 'yes' || facts.loss_type === 'sewage'
  const source = sources.find(({ value }) => value === facts.source)
  return {
    strong: String(proposed),
    words: isSewage || !source ? derived.itIsSewage : derived.fromSource(words.choice('source', source)),
  }
}

function countyWords({ town, state }: JobFacts, derived: CallWords['derived']) {
  const place = placeOfTown(town, state)
  if (place) return derived.place(place.county, place.state)
  return town ? derived.notOurs : derived.notKnown
}

const time = { timeZone: companyTimeZone, hour: 'numeric', minute: '2-digit' } as const
const weekday = { timeZone: companyTimeZone, weekday: 'short' } as const

function hoursWords(at: Date, { derived, locale }: CallWords) {
  const opening = opensNextAt(at)
  if (!isAfterHours(at) || !opening) return derived.officeHours
  const isToday = companyDay(opening) === companyDay(at)
  const day = isToday ? '' : `${opening.toLocaleDateString(locale, weekday)}, `
  return derived.afterHours(`${day}${opening.toLocaleTimeString(locale, time)}`)
}

function checkWords(facts: JobFacts, derived: CallWords['derived']) {
  const checks = [
    ...(mayHaveLead(facts) ? [derived.lead] : []),
    ...(mayHaveAsbestos(facts) ? [derived.asbestos] : []),
  ]
  return checks.length > 0 ? derived.checkFor(checks) : derived.noCheck
}
