import { hc, parseResponse } from 'hono/client'
import type { JobVisitsApi } from '#api/job-visits.ts'
import type { VisitsApi } from '#api/visits.ts'
import { asMe } from '../as-me.ts'

const visits = hc<VisitsApi>('/api/visits', asMe)
const jobs = hc<JobVisitsApi>('/api/jobs', asMe)

/** The day of all people, with whom visits of other jobs keep busy, and what clashes. */
export function getDay(on: string) {
  return parseResponse(visits.index.$get({ query: { on } }))
}

export function getUnscheduled() {
  return parseResponse(visits.unscheduled.$get())
}

/** The visits of a job, and what is to be done there. */
export function getJobVisits(id: string) {
  return parseResponse(jobs[':id'].visits.$get({ param: { id } }))
}
