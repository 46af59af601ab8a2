import { hc, parseResponse } from 'hono/client'
import type { JobFileApi } from '#api/job-file.ts'
import type { JobsApi } from '#api/jobs.ts'
import {
  JobDetail,
  type JobChange,
  type JobMerge,
  type SideChange,
  type StageChange,
} from '#domain/jobs/job.ts'
import { asMe } from '../as-me.ts'

const jobs = hc<JobsApi>('/api/jobs', asMe)
const files = hc<JobFileApi>('/api/jobs', asMe)

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

/** Jobs and requests whose number begins like this. */
export function getMatches(phone: string) {
  return parseResponse(jobs.matches.$get({ query: { phone } }))
}

export function getJob(id: string) {
  return parseResponse(jobs[':id'].$get({ param: { id } }))
}

export async function changeJob(id: string, json: JobChange) {
  return JobDetail.parse(await parseResponse(jobs[':id'].$patch({ param: { id }, json })))
}

export async function changeStage(id: string, json: StageChange) {
  return JobDetail.parse(await parseResponse(jobs[':id'].stage.$put({ param: { id }, json })))
}

export async function changeSide(id: string, json: SideChange) {
  return JobDetail.parse(await parseResponse(jobs[':id'].side.$put({ param: { id }, json })))
}

/** `into` is the number of the other job. */
export async function mergeJob(id: string, json: JobMerge) {
  return JobDetail.parse(await parseResponse(files[':id'].merge.$post({ param: { id }, json })))
}

export function unmergeJob(id: string) {
  return parseResponse(files[':id'].unmerge.$post({ param: { id } }))
}

/** Shows the code for a moment; the server records who looked. */
export function showAccessCode(id: string) {
  return parseResponse(files[':id']['access-code'].showings.$post({ param: { id } }))
}
