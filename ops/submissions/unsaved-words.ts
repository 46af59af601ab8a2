import type { Problem } from '../problem.ts'

/** Why a note is not saved and what to do. Saving again helps only while the person can still see the request. */
export function unsavedWords({ status, detail }: Pick<Problem, 'status' | 'detail'>) {
  if (status === 404) return `${detail} Your note isn’t saved. Copy it or tell the office.`
  return `${detail} It’s saved on this device as a draft. Try saving again.`
}
