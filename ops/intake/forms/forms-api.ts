import { hc, parseResponse } from 'hono/client'
import type { JobFormsApi } from '#api/job-forms.ts'
import type { SubmissionsApi } from '#api/submissions.ts'
import type { JobForms } from '#domain/packets/job-forms.ts'
import type { CopyMark } from '#domain/submissions/copies-given.ts'
import { asMe } from '../../as-me.ts'

const jobs = hc<JobFormsApi>('/api/jobs', asMe)
const submissions = hc<SubmissionsApi>('/api/submissions', asMe)

const mostFixes = 10

export function getJobForms(id: string): Promise<JobForms> {
  return parseResponse(jobs[':id'].forms.$get({ param: { id } }))
}

/** What was answered in a form that the office wants fixed: its fix begins with that. */
export function getFilled(id: string) {
  return parseResponse(submissions[':id'].$get({ param: { id } }))
}

/** That a declined form is offered again. */
export async function noteOfferedAgain(id: string) {
  await parseResponse(submissions[':id']['offered-again'].$put({ param: { id } }))
}

/** That whoever signed a form got their copy, or, where that was marked by mistake, that they didn’t. */
export async function markCopy(id: string, json: CopyMark) {
  await parseResponse(submissions[':id']['copy-given'].$put({ param: { id }, json }))
}

/** Forms of a person that the office wants fixed, the last received first. Any more are seen in the packets of their jobs. */
export async function listFixes(by: string) {
  const page = await parseResponse(submissions.index.$get({ query: { state: 'needs_fix', by } }))
  return page.items.slice(0, mostFixes)
}

/** The paper of a filled form. */
export async function getPaper(id: string): Promise<Blob> {
  const answer = await submissions[':id']['document.pdf'].$get({ param: { id } })
  if (!answer.ok) await parseResponse(answer)
  return answer.blob()
}
