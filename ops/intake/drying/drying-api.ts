import { hc, parseResponse } from 'hono/client'
import type { JobDryingApi } from '#api/drying.ts'
import { asMe } from '../../as-me.ts'

const jobs = hc<JobDryingApi>('/api/jobs', asMe)

/** Whether what was recorded at a job is as it was recorded. */
export function getJobEvidence(id: string) {
  return parseResponse(jobs[':id'].evidence.$get({ param: { id } }))
}

export function getJobDrying(id: string) {
  return parseResponse(jobs[':id'].drying.$get({ param: { id } }))
}
