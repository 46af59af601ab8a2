import { hc, parseResponse } from 'hono/client'
import type { SubmissionsApi } from '#api/submissions.ts'
import type { FormsApi } from '#api/forms.ts'
import type { SubmissionFilter } from '#domain/submissions/submission-query.ts'
import { asMe } from '../as-me.ts'

const submissions = hc<SubmissionsApi>('/api/submissions', asMe)
const forms = hc<FormsApi>('/api/forms', asMe)

export type DecisionSent = { revision: number; reason?: string; field?: string }
export type DecisionKind = 'approve' | 'request-fix' | 'amend' | 'void' | 'undo'

export function listSubmissions(query: SubmissionFilter, cursor: string | undefined) {
  return parseResponse(submissions.index.$get({ query: { ...query, cursor } }))
}

export function countWaiting() {
  return parseResponse(submissions.waiting.$get())
}

export function getSubmission(id: string) {
  return parseResponse(submissions[':id'].$get({ param: { id } }))
}

export function decideSubmission(id: string, decision: DecisionKind, json: DecisionSent) {
  return parseResponse(submissions[':id'][':decision'].$post({ param: { id, decision }, json }))
}

/** The bytes of the paper as they are stored; it is made where nobody asked for it yet. */
export async function fetchPaper(id: string): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await submissions[':id']['document.pdf'].$get({ param: { id } })
  if (!answer.ok) await parseResponse(Promise.resolve(answer))
  return new Uint8Array(await answer.arrayBuffer())
}

export function listForms() {
  return parseResponse(forms.index.$get())
}

export function getFormVersion(slug: string, version: number) {
  const param = { slug, version: String(version) }
  return parseResponse(forms[':slug'].versions[':version'].$get({ param }))
}
