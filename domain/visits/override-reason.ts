import type { ChangedField } from './visit-state.ts'

// Why people go to a visit without a certification that it requires.

/** Whether a change makes it a question again whether its people are certified. */
export function isAskedAgain(changed: readonly ChangedField[]) {
  return changed.some((field) => field === 'when' || field === 'kind' || field === 'people')
}

/** A reason with the certifications that it was given for. Empty where none is missing. */
export type Override = { readonly reason: string; readonly codes: readonly string[] }
export const noOverride: Override = { reason: '', codes: [] }

/** What makes a reason void: it was given for these people, and for what they were to do there. At another time it holds. */
export function isVoided(changed: readonly ChangedField[]) {
  return changed.some((field) => field === 'people' || field === 'kind')
}

/** Whether it was given for all that is missing by now: another loss may ask for other certifications. */
export function holdsFor({ reason, codes }: Override, missing: readonly string[]) {
  return reason !== '' && missing.every((code) => codes.includes(code))
}
