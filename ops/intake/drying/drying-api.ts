import { hc, parseResponse } from 'hono/client'
import type { JobDryingApi } from '#api/drying.ts'
import { asMe } from '../../as-me.ts'

const jobs = hc<JobDryingApi>('/api/jobs', asMe)

export function getJobDrying(id: string) {
  return parseResponse(jobs[':id'].drying.$get({ param: { id } }))
}
