import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { mostMatches } from '#domain/jobs/matches.ts'
import { minute, second } from '#platform/time.ts'
import { orStored } from '../device/or-stored.ts'
import {
  getBoard,
  getChoices,
  getJob,
  getJobVisits,
  getMatches,
  listHistory,
  listJobs,
  listTowns,
  type BoardFilter,
  type JobList,
} from './jobs-api.ts'
import { jobsKey } from './invalidate-queries.ts'
import {
  jobDryingRead,
  jobEquipmentRead,
  jobFormsRead,
  jobHistoryRead,
  jobPhotosRead,
  jobRead,
  jobContentsRead,
  jobRoomsRead,
  jobSketchesRead,
  jobVisitsRead,
} from './job-queries.ts'
import { getJobEquipment } from './equipment/equipment-api.ts'
import { getJobForms } from './forms/forms-api.ts'
import { getJobDrying, getJobEvidence } from './drying/drying-api.ts'
import { getJobPhotos, getPointPhotos } from './photos/photos-api.ts'
import { getJobContents } from './contents/contents-api.ts'
import type { JobContents } from './contents/with-changed.ts'
import { getJobRooms } from './rooms/rooms-api.ts'
import { stillBegin } from './still-begin.ts'
import { getJobSketches } from './sketch/sketches-api.ts'

const firstPage: string | undefined = undefined
/** The screen says "Trying again", and so it does. */
const retryAfter = 10 * second

export function boardQuery(filter: BoardFilter) {
  return queryOptions({
    queryKey: [...jobsKey, 'board', filter] as const,
    queryFn: () => getBoard(filter),
    placeholderData: (shown) => shown,
    refetchInterval: ({ state }) => state.status === 'error' && retryAfter,
  })
}

export function jobListQuery(filter: JobList) {
  return infiniteQueryOptions({
    queryKey: [...jobsKey, 'list', filter] as const,
    queryFn: ({ pageParam }) => listJobs(filter, pageParam),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: (shown) => shown,
  })
}

export function townsQuery(filter: BoardFilter) {
  return infiniteQueryOptions({
    queryKey: [...jobsKey, 'towns', filter] as const,
    queryFn: ({ pageParam }) => listTowns(filter, pageParam),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: (shown) => shown,
  })
}

/** Apart from the jobs themselves: what can be chosen is not read again with each change of one. */
export const choicesQuery = queryOptions({
  queryKey: ['job-choices'] as const,
  queryFn: getChoices,
  refetchInterval: 2 * minute,
})

export function jobQuery(id: string) {
  return queryOptions({ ...jobRead(id), queryFn: (asked) => orStored(asked, () => getJob(id)) })
}

/** The visits of a job, and what is to be done there. */
export function jobVisitsQuery(id: string) {
  return queryOptions({ ...jobVisitsRead(id), queryFn: (asked) => orStored(asked, () => getJobVisits(id)) })
}

/** The forms of a job, with where each stands. */
export function jobFormsQuery(id: string) {
  return queryOptions({ ...jobFormsRead(id), queryFn: (asked) => orStored(asked, () => getJobForms(id)) })
}

export function jobRoomsQuery(id: string) {
  return queryOptions({ ...jobRoomsRead(id), queryFn: (asked) => orStored(asked, () => getJobRooms(id)) })
}

export function jobContentsQuery(id: string) {
  return queryOptions({
    ...jobContentsRead(id),
    queryFn: (asked) =>
      orStored(asked, () =>
        getJobContents(id, asked.client.getQueryData<JobContents>(jobContentsRead(id).queryKey)),
      ),
  })
}

export function jobSketchesQuery(id: string) {
  return queryOptions({
    ...jobSketchesRead(id),
    queryFn: (asked) => orStored(asked, () => getJobSketches(id)),
  })
}

export function jobEquipmentQuery(id: string) {
  return queryOptions({
    ...jobEquipmentRead(id),
    queryFn: (asked) => orStored(asked, () => getJobEquipment(id)),
  })
}

export function jobDryingQuery(id: string) {
  return queryOptions({ ...jobDryingRead(id), queryFn: (asked) => orStored(asked, () => getJobDrying(id)) })
}

/** Checked by the server from the first record to the last, so only with a connection: nothing of it is stored. */
export function jobEvidenceQuery(id: string) {
  return queryOptions({
    queryKey: [...jobRead(id).queryKey, 'evidence'] as const,
    queryFn: () => getJobEvidence(id),
    staleTime: minute,
  })
}

export function jobPhotosQuery(id: string) {
  return infiniteQueryOptions({
    ...jobPhotosRead(id),
    queryFn: (asked) => orStored(asked, () => getJobPhotos(id, asked.pageParam)),
  })
}

/** What was photographed at a moisture point. */
export function pointPhotosQuery(id: string, point: string) {
  return queryOptions({
    queryKey: [...jobPhotosRead(id).queryKey, 'of', point] as const,
    queryFn: () => getPointPhotos(id, point),
  })
}

export function jobHistoryQuery(id: string) {
  return infiniteQueryOptions({
    ...jobHistoryRead(id),
    queryFn: (asked) => orStored(asked, () => listHistory(id, asked.pageParam)),
  })
}

/** Jobs and requests that may be the same as one that is known. */
export function duplicatesQuery(known: { phone: string; address: string }) {
  return queryOptions({
    queryKey: [...jobsKey, 'duplicates', known] as const,
    queryFn: () => getMatches(known),
    staleTime: minute,
  })
}

/** The newest jobs that are found by what is typed, and into which others can be merged. */
export function jobSearchQuery(typed: string) {
  return queryOptions({
    queryKey: [...jobsKey, 'search', typed] as const,
    queryFn: async () =>
      (await listJobs({ q: typed, merged: 'as_kept' }, undefined)).items.slice(0, mostMatches),
    enabled: typed !== '',
    placeholderData: (shown) => shown,
  })
}

/** Earlier customers by the beginning of their number. One that is slow shows nothing, and is not asked twice. */
export function matchesQuery(prefix: string | null) {
  return queryOptions({
    queryKey: [...jobsKey, 'matches', prefix] as const,
    queryFn: () => getMatches({ phone: prefix ?? '' }),
    enabled: prefix !== null,
    staleTime: minute,
    retry: false,
    // What is found already stays while one more digit is looked for.
    placeholderData: (shown) => shown && stillBegin(shown, prefix ?? ''),
  })
}
