import type { Words } from '../../words/en.ts'
import type { Clash } from './clash.ts'
import type { MoveField, MoveFields } from './move-fields.ts'

/** Says what a field of a request is, in the language of the reader. */
export type SayField = (name: MoveField, fields: MoveFields) => string

export function fieldSayer({ choices, clash, time }: Words, nameOf: (id: string) => string): SayField {
  return (name, { status, visit, assigned_to, outcome }) => {
    if (name === 'status') return choices.status[status]
    if (name === 'visit') return visit ? time.visit(visit) : clash.none.visit
    if (name === 'assigned_to') return assigned_to ? nameOf(assigned_to) : clash.none.assigned_to
    if (!outcome) return clash.none.outcome
    const { value, duplicate_of } = outcome
    return duplicate_of ? clash.duplicateOf(duplicate_of) : choices.outcome(value)
  }
}

/** Who the two are: "You and Marcus Wren both changed this request." */
export function bothWords({ by, by_id }: Pick<Clash, 'by' | 'by_id'>, me: string | undefined, words: Told) {
  return isByMe({ by_id }, me)
    ? words.clash.bothYou
    : words.clash.bothChanged(by ?? words.field.outbox.someone)
}

/** Whether the other side of a clash is the same person, on another device. */
export function isByMe({ by_id }: Pick<Clash, 'by_id'>, me: string | undefined) {
  return by_id !== null && by_id === me
}

type Told = Pick<Words, 'clash' | 'field'>
