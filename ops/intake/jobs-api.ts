import { hc, parseResponse } from 'hono/client'
import type { JobFileApi } from '#api/job-file.ts'
import type { JobVisitsApi } from '#api/job-visits.ts'
import type { JobsApi } from '#api/jobs.ts'
import type { JobDetail, JobMerge } from '#domain/jobs/job.ts'
import { asMe } from '../as-me.ts'

const jobs = hc<JobsApi>('/api/jobs', asMe)
const files = hc<JobFileApi>('/api/jobs', asMe)
const visits = hc<JobVisitsApi>('/api/jobs', asMe)

export type BoardFilter = Parameters<(typeof jobs.board)['$get']>[0]['query']
export type JobList = Omit<Parameters<(typeof jobs.index)['$get']>[0]['query'], 'cursor' | 'limit'>

export function getBoard(query: BoardFilter) {
  return parseResponse(jobs.board.$get({ query }))
}

export function listJobs(filter: JobList, cursor: string | undefined) {
  return parseResponse(jobs.index.$get({ query: { ...filter, cursor } }))
}

export function listTowns(filter: BoardFilter, cursor: string | undefined) {
  return parseResponse(jobs.towns.$get({ query: { ...filter, cursor } }))
}

/** People, towns and carriers of open jobs. */
export function getChoices() {
  return parseResponse(jobs.choices.$get())
}

/** Jobs and requests whose number begins like this, or that are of the same house. */
export function getMatches(query: { phone?: string; address?: string }) {
  return parseResponse(jobs.matches.$get({ query }))
}

export function getJob(id: string) {
  return parseResponse(jobs[':id'].$get({ param: { id } }))
}

/** The visits of a job, and what is to be done there. */
export function getJobVisits(id: string) {
  return parseResponse(visits[':id'].visits.$get({ param: { id } }))
}

/** What happened to a job, a page at a time. */
export function listHistory(id: string, cursor: string | null) {
  return parseResponse(files[':id'].history.$get({ param: { id }, query: { cursor: cursor ?? undefined } }))
}

/** `into` is the number of the other job. */
export function mergeJob(id: string, json: JobMerge) {
  return changedJob(parseResponse(files[':id'].merge.$post({ param: { id }, json })))
}

export function unmergeJob(id: string) {
  return parseResponse(files[':id'].unmerge.$post({ param: { id } }))
}

/** The codes of the jobs that the person goes to today; the server records that they have them. */
export function downloadCodes() {
  return parseResponse(files['access-codes'].$get())
}

/** Shows the code for a moment; the server records who looked. */
export function showAccessCode(id: string) {
  return parseResponse(files[':id']['access-code'].showings.$post({ param: { id } }))
}

/** "Applied before" answers only a write that says which receipt it waits for, and these don't. */
async function changedJob(asked: Promise<JobDetail | { isNew: false }>) {
  const answer = await asked
  if ('isNew' in answer) throw new Error('A change without a receipt was answered with one.')
  return answer
}
