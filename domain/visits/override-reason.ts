import type { ChangedField } from './visit-state.ts'

// Why people go to a visit without a certification that it requires.

/** Whether a change makes it a question again whether its people are certified. */
export function isAskedAgain(changed: readonly ChangedField[]) {
  return changed.some((field) => field === 'when' || field === 'kind' || field === 'people')
}

/** A reason that was given holds for the same people at another time too; for others it has to be given again. */
export function heldReason(known: string, changed: readonly ChangedField[]) {
  return changed.includes('people') ? '' : known
}
