import type { JobStay } from '#domain/equipment/moves/job-equipment.ts'
import { lossTypeOf } from '#domain/jobs/facts/loss-types.ts'
import type { JobDetail } from '#domain/jobs/job.ts'
import type { PhotoCount } from '#domain/photos/job-photo.ts'
import { isMissing, listPhotosToTake, roomsWithEquipment } from '#domain/photos/photo-lists.ts'
import type { JobDrying } from '#domain/readings/drying-file.ts'
import { countedOfPoints, pointRows } from '#domain/readings/points/point-rows.ts'
import type { Room } from '#domain/rooms/room.ts'
import { fieldGates } from './field-gates.ts'
import type { GateKey } from './gates.ts'

/** What a device knows of the field, with what was done on it and not sent. Null: it is not on this device, or not for this person to see. */
export type FieldHere = {
  rooms: readonly Room[] | null
  drying: JobDrying | null
  stays: readonly JobStay[] | null
  photos: readonly PhotoCount[] | null
}

type Asked = {
  job: Pick<JobDetail, 'met_gates' | 'facts'>
  /** As the server had it: whether a certificate names exceptions shows in what it says of points that are not dry. */
  readDrying: JobDrying | null
  here: FieldHere
}

/**
 * Which gates are met with what is on this device and not sent yet. A gate that cannot be decided here is what the server said last. Used
 * only while something is unsent: what others did meanwhile, the server alone knows.
 */
export function gatesHere({ job, readDrying, here }: Asked): GateKey[] {
  const { rooms, drying, stays, photos } = here
  const said = new Set<GateKey>(job.met_gates)
  const loss_type = lossTypeOf(job.facts.loss_type)
  const isMeasured = (drying?.points.length ?? 0) > 0
  const isDry = drying !== null && isAllDry(drying)
  const hasException = said.has('points-at-goal') && isWet(readDrying)
  const decided = fieldGates({
    loss_type,
    isMeasured,
    isDry,
    hasException,
    hasBegun: hasBegun(here),
    hasPhotos: rooms !== null && hasPhotoList(here, rooms, loss_type),
  })
  const setTo = (key: GateKey, isMet: boolean) => (isMet ? said.add(key) : said.delete(key))
  if (drying) {
    setTo('points-at-goal', decided['points-at-goal'])
    if (isMeasured && !isDry && !hasException) said.delete('drying-certificate')
    if (rooms && stays) setTo('rooms', decided.rooms)
  }
  // Whoever may not see the restricted photos of others does not count them: what the server said stays.
  if (rooms && stays && photos && (decided['photo-audit'] || loss_type !== 'trauma'))
    setTo('photo-audit', decided['photo-audit'])
  return [...said]
}

function isAllDry(drying: JobDrying) {
  return pointRows(drying, []).every(({ status }) => status === 'dry')
}

function isWet(drying: JobDrying | null) {
  return drying !== null && drying.points.length > 0 && !isAllDry(drying)
}

/** An affected room, a number that was read of dry material, and a unit that was placed. */
function hasBegun({ rooms, drying, stays }: FieldHere) {
  if (!rooms || !drying || !stays) return false
  const references = new Set(
    drying.points
      .filter(({ is_reference, removed_at }) => is_reference && removed_at === null)
      .map(({ id }) => id),
  )
  return (
    rooms.some(({ is_affected, removed_at }) => is_affected && removed_at === null) &&
    countedOfPoints(drying).some(
      ({ reading }) => reading.value !== null && references.has(reading.point_id),
    ) &&
    stays.length > 0
  )
}

/** As it stands once the work is done. */
function hasPhotoList(
  { stays, photos }: FieldHere,
  rooms: readonly Room[],
  loss_type: ReturnType<typeof lossTypeOf>,
) {
  const lines = listPhotosToTake({
    loss_type,
    stage: 'docs_complete',
    rooms: rooms.filter(({ removed_at }) => removed_at === null),
    equipped: roomsWithEquipment(stays ?? []),
    counts: photos ?? [],
  })
  return !lines.some(isMissing)
}
