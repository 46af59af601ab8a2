import { hc, parseResponse } from 'hono/client'
import type { JobRoomsApi } from '#api/rooms.ts'
import { asMe } from '../../as-me.ts'

const jobs = hc<JobRoomsApi>('/api/jobs', asMe)

export function getJobRooms(id: string) {
  return parseResponse(jobs[':id'].rooms.$get({ param: { id } }))
}
