import type { Submission } from './review-api.ts'

export function SendCopy(_: { submission: Submission }) {
  return null
}
