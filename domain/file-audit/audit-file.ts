import type { JobStay } from '#domain/equipment/moves/job-equipment.ts'
import { lossTypeOf, type LossType } from '#domain/jobs/facts/loss-types.ts'
import type { JobDetail } from '#domain/jobs/job.ts'
import { hasReached } from '#domain/jobs/stages/stages.ts'
import type { PhotoCount } from '#domain/photos/job-photo.ts'
import { listPhotosToTake, roomsWithEquipment, type ListedPhoto } from '#domain/photos/photo-lists.ts'
import type { JobDrying } from '#domain/readings/drying-file.ts'
import { dryingView, type DryingView } from '#domain/readings/drying-view.ts'
import type { PointRow } from '#domain/readings/points/point-rows.ts'
import type { Room } from '#domain/rooms/room.ts'

/** All that an audit reads. Null: it is not on this device, or not for this person to see. */
export type AuditInput = {
  job: Pick<JobDetail, 'stage' | 'stages' | 'categories' | 'facts' | 'created_at' | 'crew' | 'met_gates'>
  rooms: readonly Room[] | null
  drying: JobDrying | null
  stays: readonly JobStay[] | null
  photos: readonly PhotoCount[] | null
  now: Date
}

/** The file of a job as its rules read it. */
export type AuditFile = {
  job: AuditInput['job']
  now: Date
  rooms: readonly Room[] | null
  measured: { file: JobDrying; view: DryingView; rows: readonly PointRow[] } | null
  stays: readonly JobStay[] | null
  /** The lines of the list of photos. */
  photos: readonly ListedPhoto[] | null
  isThere: boolean
  /** Whether something is dried there; null where that can't be known on this device. */
  dries: boolean | null
  /** All points are dry: from then on nothing that concerns wet material is due. False where there are none. */
  isDry: boolean
}

const driedLosses: readonly (LossType | null)[] = ['water', 'sewage', 'basement', 'storm', null]

export function readAuditFile({ job, drying, stays, photos, now, ...input }: AuditInput): AuditFile {
  const rooms = input.rooms?.filter(({ removed_at }) => removed_at === null) ?? null
  const view = drying && dryingView(drying, input.rooms ?? [])
  const rows = (view?.chambers ?? [])
    .flatMap((chamber) => chamber.rows)
    .toSorted((one, other) => one.point.number - other.point.number)
  const lossType = lossTypeOf(job.facts.loss_type)
  const isWater = driedLosses.includes(lossType)
  const isMeasured = rows.length > 0 || (stays !== null && stays.length > 0)
  return {
    job,
    now,
    rooms,
    measured: drying && view && { file: drying, view, rows },
    stays,
    photos: rooms && photos && listedPhotos({ job, lossType, rooms, stays: stays ?? [], photos }),
    isThere: isThere(job, drying),
    dries: isWater || isMeasured || (drying === null || stays === null ? null : false),
    isDry: rows.length > 0 && rows.every(({ status }) => status === 'dry'),
  }
}

type Listed = {
  job: Pick<JobDetail, 'stage'>
  lossType: LossType | null
  rooms: readonly Room[]
  stays: readonly Pick<JobStay, 'pulled_at' | 'room_id'>[]
  photos: readonly PhotoCount[]
}

function listedPhotos({ job: { stage }, lossType, rooms, stays, photos }: Listed) {
  return listPhotosToTake({
    loss_type: lossType,
    stage,
    rooms,
    equipped: roomsWithEquipment(stays),
    counts: photos,
  })
}

/** Before someone was there, nothing of the file is due. */
function isThere({ stage, crew }: AuditInput['job'], drying: JobDrying | null) {
  return (
    hasReached(stage, 'inspected') ||
    crew.arrived_at !== null ||
    crew.left_at !== null ||
    (drying?.visits.some(({ arrived_at }) => arrived_at !== null) ?? false)
  )
}
