import type { Problem } from '../problem.ts'

/** Why a note is not saved and what to do; to save it again helps only where the request is still within reach. */
export function unsavedWords({ status, detail }: Pick<Problem, 'status' | 'detail'>) {
  if (status === 404) return `${detail} Your note isn’t saved. Copy it or tell the office.`
  return `${detail} It is saved on this device as a draft. Try to save it again.`
}
