import { hc, parseResponse } from 'hono/client'
import type { JobsApi } from '#api/jobs.ts'
import { asMe } from '../as-me.ts'

const jobs = hc<JobsApi>('/api/jobs', asMe)

export type BoardFilter = Parameters<(typeof jobs.board)['$get']>[0]['query']

export function getBoard(query: BoardFilter) {
  return parseResponse(jobs.board.$get({ query }))
}

export function getJob(id: string) {
  return parseResponse(jobs[':id'].$get({ param: { id } }))
}
