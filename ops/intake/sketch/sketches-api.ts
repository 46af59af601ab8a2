import { hc, parseResponse } from 'hono/client'
import type { JobSketchesApi } from '#api/sketches.ts'
import { asMe } from '../../as-me.ts'

const jobs = hc<JobSketchesApi>('/api/jobs', asMe)

export function getJobSketches(id: string) {
  return parseResponse(jobs[':id'].sketches.$get({ param: { id } }))
}
