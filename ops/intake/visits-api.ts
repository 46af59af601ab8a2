import { hc, parseResponse } from 'hono/client'
import type { JobVisitsApi } from '#api/job-visits.ts'
import type { VisitsApi } from '#api/visits.ts'
import { JobVisit } from '#domain/visits/visit.ts'
import { asMe } from '../as-me.ts'

const visits = hc<VisitsApi>('/api/visits', asMe)
const jobs = hc<JobVisitsApi>('/api/jobs', asMe)

export type NewVisit = Parameters<(typeof jobs)[':id']['visits']['$post']>[0]['json']
export type VisitChange = Parameters<(typeof visits)[':id']['$put']>[0]['json']

/** The day of all people, with whom visits of other jobs keep busy, and what clashes. */
export function getDay(on: string) {
  return parseResponse(visits.index.$get({ query: { on } }))
}

/** How full each of the seven days from this one on is. */
export function getDayCounts(from: string) {
  return parseResponse(visits.days.$get({ query: { from } }))
}

export function getUnscheduled() {
  return parseResponse(visits.unscheduled.$get())
}

/** Jobs that are worked on and have no visit ahead. */
export function getJobsToPlan() {
  return parseResponse(visits['to-plan'].$get())
}

export async function planVisit(jobId: string, json: NewVisit) {
  return JobVisit.parse(await parseResponse(jobs[':id'].visits.$post({ param: { id: jobId }, json })))
}

export async function changeVisit(id: string, json: VisitChange) {
  return JobVisit.parse(await parseResponse(visits[':id'].$put({ param: { id }, json })))
}
