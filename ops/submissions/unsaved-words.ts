import type { Problem } from '../problem.ts'
import type { Words } from '../words/en.ts'

/** Why a note is not saved and what to do. Saving again helps only while the person can still see the request. */
export function unsavedWords(
  { status, detail }: Pick<Problem, 'status' | 'detail'>,
  { noteIsLost, noteIsDraft }: Words['request'],
) {
  return `${detail} ${status === 404 ? noteIsLost : noteIsDraft}`
}
