import { isDeepStrictEqual } from 'node:util'
import { lengthOf, type VisitChange, type When } from './visit.ts'
import type { VisitKind } from './visit-kinds.ts'

/** A visit as its verbs know it. */
export type VisitState = {
  kind: VisitKind
  when: When | null
  length_minutes: number
  people: string[]
  note: string
  isCanceled: boolean
  /** Why, where it was asked. */
  cancelReason: string | null
}

type Wanted = Omit<VisitChange, 'revision' | 'override'>

/** Work that moves to another window takes as long as that, unless its length is given. */
export function stateAfter(was: VisitState, { canceled, reason, ...wanted }: Wanted): VisitState {
  const { kind = was.kind, when = was.when, people = was.people, note = was.note } = wanted
  const isMoved = when !== null && !isDeepStrictEqual(when, was.when)
  const length_minutes = wanted.length_minutes ?? (isMoved ? lengthOf({ kind, when }) : was.length_minutes)
  const isCanceled = canceled ?? was.isCanceled
  const cancelReason = isCanceled ? (was.isCanceled ? was.cancelReason : (reason ?? null)) : null
  return { kind, when, length_minutes, people, note, isCanceled, cancelReason }
}

const fields = [
  ['when', 'when'],
  ['people', 'people'],
  ['kind', 'kind'],
  ['length_minutes', 'length'],
  ['note', 'note'],
] as const
export type ChangedField = (typeof fields)[number][1]

export function changedFields(was: VisitState, next: VisitState): ChangedField[] {
  return fields.flatMap(([key, name]) => (isDeepStrictEqual(was[key], next[key]) ? [] : [name]))
}
