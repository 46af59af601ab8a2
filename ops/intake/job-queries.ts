import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { minute } from '#platform/time.ts'
import { equipmentKey } from '../equipment/stale-queries.ts'
import { firstPageOfJob, stored, storedOfJob } from '../store/stored-marks.ts'
import { jobKey, jobVisitsKey } from './invalidate-queries.ts'
import { getJob, getJobVisits, listHistory } from './jobs-api.ts'
import { getJobEquipment, listFieldUnits } from './equipment/equipment-api.ts'
import { getJobForms } from './forms/forms-api.ts'
import { getJobDrying } from './drying/drying-api.ts'
import { getJobPhotos } from './photos/photos-api.ts'
import { getJobRooms } from './rooms/rooms-api.ts'
import { getJobContents } from './contents/contents-api.ts'
import type { JobContents } from './contents/with-changed.ts'
import { getJobSketches } from './sketch/sketches-api.ts'

// What the file of a job reads of the server, and this device stores. Screens show what is stored until the answer comes: `queries.ts`.

/** As it is stored, where undefined has no place. */
const firstPage: string | null = null

export function jobRead(id: string) {
  return queryOptions({
    queryKey: [...jobKey, id] as const,
    queryFn: () => getJob(id),
    meta: storedOfJob(id),
  })
}

export function jobVisitsRead(id: string) {
  return queryOptions({
    queryKey: jobVisitsKey(id),
    queryFn: () => getJobVisits(id),
    meta: storedOfJob(id),
  })
}

/** Below the key of its job, too: what happens to a room makes its job stale. */
export function jobRoomsRead(id: string) {
  return queryOptions({
    queryKey: [...jobKey, id, 'rooms'] as const,
    queryFn: () => getJobRooms(id),
    meta: storedOfJob(id),
  })
}

/** Below the key of its job, as rooms are. */
export function jobSketchesRead(id: string) {
  return queryOptions({
    queryKey: [...jobKey, id, 'sketches'] as const,
    queryFn: () => getJobSketches(id),
    meta: storedOfJob(id),
  })
}

/** Below the key of its job, as rooms are. */
export function jobContentsRead(id: string) {
  return queryOptions({
    queryKey: [...jobKey, id, 'contents'] as const,
    queryFn: ({ client, queryKey }) => getJobContents(id, client.getQueryData<JobContents>(queryKey)),
    meta: storedOfJob(id),
  })
}

/** Below the key of its job: a photo makes its job stale. The first page stays, with how many there are of each phase and room. */
export function jobPhotosRead(id: string) {
  return infiniteQueryOptions({
    queryKey: [...jobKey, id, 'photos'] as const,
    queryFn: ({ pageParam }) => getJobPhotos(id, pageParam),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next ?? undefined,
    meta: firstPageOfJob(id),
  })
}

/** Below the key of its job, as rooms are. */
export function jobEquipmentRead(id: string) {
  return queryOptions({
    queryKey: [...jobKey, id, 'equipment'] as const,
    queryFn: () => getJobEquipment(id),
    meta: storedOfJob(id),
  })
}

/** The units of the company, so that a device finds one by its label without a connection. */
export const fieldUnitsRead = queryOptions({
  queryKey: [...equipmentKey, 'field'] as const,
  queryFn: listFieldUnits,
  staleTime: 10 * minute,
  meta: stored,
})

/** Below the key of its job, too: what is read there makes its job stale. */
export function jobDryingRead(id: string) {
  return queryOptions({
    queryKey: [...jobKey, id, 'drying'] as const,
    queryFn: () => getJobDrying(id),
    meta: storedOfJob(id),
  })
}

/** Below the key of its job, too: what is submitted there makes its job stale. */
export function jobFormsRead(id: string) {
  return queryOptions({
    queryKey: [...jobKey, id, 'forms'] as const,
    queryFn: () => getJobForms(id),
    meta: storedOfJob(id),
  })
}

/** Below the key of its job: what makes the job stale makes its timeline stale, so that new lines arrive on top. */
export function jobHistoryRead(id: string) {
  return infiniteQueryOptions({
    queryKey: [...jobKey, id, 'history'] as const,
    queryFn: ({ pageParam }) => listHistory(id, pageParam),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next ?? undefined,
    meta: firstPageOfJob(id),
  })
}
