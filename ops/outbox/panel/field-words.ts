import { windowWords, type Visit } from '#domain/leads/visits/visit.ts'
import type { Words } from '../../words/en.ts'
import type { MoveField, MoveFields } from './move-fields.ts'

/** Says what a field of a request is, in the language of the reader. */
export type SayField = (name: MoveField, fields: MoveFields) => string

export function fieldSayer({ choices, clash, locale }: Words, nameOf: (id: string) => string): SayField {
  return (name, { status, visit, assigned_to, outcome }) => {
    if (name === 'status') return choices.status[status]
    if (name === 'visit') return visit ? visitIn(locale, visit) : clash.none.visit
    if (name === 'assigned_to') return assigned_to ? nameOf(assigned_to) : clash.none.assigned_to
    if (!outcome) return clash.none.outcome
    const { value, duplicate_of } = outcome
    return duplicate_of ? clash.duplicateOf(duplicate_of) : choices.outcome(value)
  }
}

function visitIn(locale: string, { on, ...window }: Visit) {
  const day = { timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' } as const
  return `${new Date(on).toLocaleDateString(locale, day)}, ${windowWords(window)}`
}
