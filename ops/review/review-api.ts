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

export type Paper = { isUnchanged: boolean; sha256: string; pages: number; file: Blob }

/** The paper as it is stored, made where nobody asked for it yet, and whether these bytes have the hash that it is stored by. */
export async function fetchPaper(id: string): Promise<Paper> {
  const answer = await submissions[':id']['document.pdf'].$get({ param: { id } })
  if (!answer.ok) await parseResponse(Promise.resolve(answer))
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const hash = await crypto.subtle.digest('SHA-256', bytes)
  const sha256 = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
  const isUnchanged = answer.headers.get('ETag') === `"${sha256}"`
  return { isUnchanged, sha256, pages: pagesOf(bytes), file: new Blob([bytes], { type: 'application/pdf' }) }
}

/** How many pages a paper of ours has: the root of its pages says so, in plain text. */
function pagesOf(bytes: Uint8Array) {
  const text = new TextDecoder('latin1').decode(bytes)
  const counts = [...text.matchAll(/\/Type\s*\/Pages\s*\/Count (\d+)/g)].map(([, count]) => Number(count))
  return Math.max(1, ...counts)
}

export function listForms() {
  return parseResponse(forms.index.$get())
}

export function getFormVersion(slug: string, version: number) {
  const param = { slug, version: String(version) }
  return parseResponse(forms[':slug'].versions[':version'].$get({ param }))
}

/** A filled form as it is answered. */
export type Submission = Awaited<ReturnType<typeof getSubmission>>
