import { stages, type Stage } from '#domain/jobs/stages/stages.ts'
import type { LossType } from '#domain/jobs/facts/loss-types.ts'
import { values } from '#platform/choices.ts'
import type { PhotoCount } from './job-photo.ts'
import type { PhotoPhase } from './photo-phases.ts'

/** What a photo of a list shows. Its words stand in the portal. */
export type PhotoSubject =
  | 'front'
  | 'source'
  | 'before'
  | 'during'
  | 'equipment'
  | 'containment'
  | 'meter'
  | 'after'

/** A line of a list. `rooms`: how often it is taken; from `due` on it is missing, before that it comes later. */
export type PhotoRule = {
  subject: PhotoSubject
  phase: PhotoPhase
  rooms: 'none' | 'affected' | 'equipped'
  least: number
  due: Stage
}

/*
 * Why these: claims go back most often for demolition without a photo from before, and for equipment and final readings that no photo
 * shows. The list of the water loss is that of the product (front of the house, source, four corners of each affected room, what is
 * removed, machines with their tags, a meter reading a room, the finished room); the others take from it what they have.
 */
const front: PhotoRule = { subject: 'front', phase: 'arrival', rooms: 'none', least: 1, due: 'dispatched' }
const source: PhotoRule = { subject: 'source', phase: 'source', rooms: 'none', least: 2, due: 'dispatched' }
const before: PhotoRule = {
  subject: 'before',
  phase: 'before',
  rooms: 'affected',
  least: 4,
  due: 'dispatched',
}
const during: PhotoRule = {
  subject: 'during',
  phase: 'during',
  rooms: 'affected',
  least: 1,
  due: 'mitigating',
}
const equipment: PhotoRule = {
  subject: 'equipment',
  phase: 'equipment',
  rooms: 'equipped',
  least: 1,
  due: 'dispatched',
}
const containment: PhotoRule = {
  subject: 'containment',
  phase: 'during',
  rooms: 'none',
  least: 1,
  due: 'mitigating',
}
const meter: PhotoRule = { subject: 'meter', phase: 'drying', rooms: 'affected', least: 1, due: 'mitigating' }
const after: PhotoRule = { subject: 'after', phase: 'after', rooms: 'affected', least: 1, due: 'dry' }

const wet = [front, source, before, during, equipment, meter, after]

/** The photos that the file of a job has to have, by what happened there, in the order in which they are taken. */
export const photoLists: Readonly<Record<LossType, readonly PhotoRule[]>> = {
  water: wet,
  sewage: [front, source, before, containment, during, equipment, meter, after],
  basement: wet,
  storm: wet,
  fire: [front, source, before, during, equipment, after],
  mold: [front, source, before, containment, during, equipment, after],
  trauma: [front, before, containment, after],
  vandalism: [front, before, after],
  other: [front, before, after],
}

/** A line for one room, or for the job. `have` are those that are there. */
export type ListedPhoto = PhotoRule & { room_id: string | null; have: number; isDue: boolean }

/** As much of a line as whoever takes it needs. */
export type PhotoToTake = Pick<ListedPhoto, 'subject' | 'phase' | 'room_id' | 'have' | 'least'>

export type OnSite = {
  loss_type: LossType | null
  stage: Stage
  /** In their order. */
  rooms: readonly { id: string; is_affected: boolean }[]
  /** The rooms in which machines stand. */
  equipped: ReadonlySet<string>
  counts: readonly PhotoCount[]
}

/** All lines of a job: what is there, what is missing and what comes later. Without a loss type it is the shortest list. */
export function listPhotosToTake({ loss_type, stage, rooms, equipped, counts }: OnSite): ListedPhoto[] {
  const order = values(stages)
  const affected = rooms.filter(({ is_affected }) => is_affected)
  const placesOf = {
    none: [null],
    affected: affected.map(({ id }) => id),
    equipped: rooms.filter(({ id }) => equipped.has(id)).map(({ id }) => id),
  } as const
  return photoLists[loss_type ?? 'other'].flatMap((rule) =>
    placesOf[rule.rooms].map((room_id) => ({
      ...rule,
      room_id,
      have: countOf(counts, rule, room_id),
      isDue: order.indexOf(stage) >= order.indexOf(rule.due),
    })),
  )
}

/** The rooms in which machines stand now. */
export function roomsWithEquipment(
  stays: readonly { pulled_at: string | null; room_id: string | null }[],
): ReadonlySet<string> {
  return new Set(
    stays.flatMap(({ pulled_at, room_id }) => (pulled_at === null && room_id !== null ? [room_id] : [])),
  )
}

export function isMissing({ have, least, isDue }: ListedPhoto) {
  return isDue && have < least
}

/** The photo of a room that is finished already: the list asks for it once the whole job is called dry. */
export function isToCome(
  { subject, room_id, have, least, isDue }: ListedPhoto,
  finished: ReadonlySet<string>,
) {
  return subject === 'after' && !isDue && have < least && room_id !== null && finished.has(room_id)
}

/** What is of no room counts wherever it was taken: the front of the house has none, and the source may have one. */
function countOf(counts: readonly PhotoCount[], { phase }: PhotoRule, room_id: string | null) {
  return counts
    .filter((of) => of.phase === phase && (room_id === null || of.room_id === room_id))
    .reduce((sum, { count }) => sum + count, 0)
}
