import * as z from 'zod'
import { IsMine } from '#domain/leads/is-mine.ts'
import { values } from '#platform/choices.ts'
import { sentId } from '#platform/requests/sent-id.ts'
import { line } from '#platform/text/text.ts'
import { photoPhases } from './photo-phases.ts'
import { Sha256 } from './photo-sha256.ts'

const moment = z.iso.datetime()
const longestCaption = 200

/** Far more than any job has: 200 a day for two weeks. */
export const mostJobPhotos = 3000

export const PhotoPhase = z.enum(values(photoPhases), 'Choose a phase.')

/** What says when a photo was taken: the camera in its file, the device that took it, or the date of the file. */
const timesFrom = ['camera', 'device', 'file'] as const

/** What a device says of a photo of a job. Its bytes were put before, under `sha256`. */
export const JobPhotoFields = z.object({
  phase: PhotoPhase,
  /** Null: of no room, as the front of the house. */
  room_id: sentId('Room not found.').nullable(),
  /** The moisture point that it was taken at. */
  point_id: sentId('Point not found.').optional(),
  caption: line(longestCaption),
  taken_at: moment,
  time_from: z.enum(timesFrom),
  /** Of the bytes of the camera, before they were made small. */
  original_sha256: Sha256.optional(),
  is_restricted: z.boolean(),
})
export type JobPhotoFields = z.output<typeof JobPhotoFields>

/** `at` is when it was added, by the clock of the device; without it, the moment it is received. */
export const NewJobPhoto = JobPhotoFields.extend({
  sha256: Sha256,
  caption: JobPhotoFields.shape.caption.default(''),
  is_restricted: z.boolean().default(false),
  at: moment.optional(),
})
export type NewJobPhoto = z.output<typeof NewJobPhoto>

export const photoChangeFields = ['phase', 'room_id', 'caption', 'is_restricted'] as const
export const JobPhotoChanges = JobPhotoFields.pick({
  phase: true,
  room_id: true,
  caption: true,
  is_restricted: true,
}).partial()
export type JobPhotoChanges = z.output<typeof JobPhotoChanges>

export const JobPhotoChange = z.object({ revision: z.int().min(1), changes: JobPhotoChanges })
export type JobPhotoChange = z.output<typeof JobPhotoChange>

/** `taken_at` says when it was added where nothing else is known (`added`). `by` is null for what the customer sent. */
export const JobPhoto = z.object({
  id: z.uuid(),
  job_id: z.uuid(),
  sha256: Sha256,
  phase: PhotoPhase.nullable(),
  room_id: z.uuid().nullable(),
  point_id: z.uuid().nullable(),
  caption: z.string(),
  taken_at: moment,
  time_from: z.enum([...timesFrom, 'added']),
  is_restricted: z.boolean(),
  revision: z.int(),
  by: z.string().nullable(),
  /** As with a photo of a request. */
  by_link: z.literal(true).optional(),
  width: z.int(),
  height: z.int(),
  url: z.string(),
  thumbnail_url: z.string(),
})
export type JobPhoto = z.output<typeof JobPhoto>

const none = z.literal('none')

export const JobPhotoQuery = z.object({
  /** `none`: those of which nobody said it. */
  phase: z.union([PhotoPhase, none]).optional(),
  room: z.union([none, sentId('Room not found.')]).optional(),
  point: sentId('Point not found.').optional(),
  limit: z.coerce.number().int().min(1).max(200).default(100),
  cursor: z.string().max(60).optional(),
})
export type JobPhotoQuery = z.output<typeof JobPhotoQuery>

/** How many photos there are of a phase in a room: lists of what is missing go by it. */
export const PhotoCount = z.object({
  phase: PhotoPhase.nullable(),
  room_id: z.uuid().nullable(),
  count: z.int(),
})
export type PhotoCount = z.output<typeof PhotoCount>

/** How many photos there are of a moisture point. */
export const PointPhotos = z.object({ point_id: z.uuid(), count: z.int() })
export type PointPhotos = z.output<typeof PointPhotos>

/**
 * A page of the photos of a job, those taken last first. `counts` and `at_points` are of all that were taken there, whatever is asked
 * for.
 */
export const JobPhotoPage = z.object({
  items: z.array(JobPhoto),
  next: z.string().nullable(),
  counts: z.array(PhotoCount),
  at_points: z.array(PointPhotos),
  is_mine: IsMine,
})
export type JobPhotoPage = z.output<typeof JobPhotoPage>
