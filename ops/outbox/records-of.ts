import * as z from 'zod'
import { hasReached, type Stage } from '#domain/jobs/stages/stages.ts'
import type { Entry } from './entry.ts'

type Written = Pick<Entry, 'id' | 'write'>

/** Whether an earlier entry is about something that this one needs. What concerns no such record stands in the way of each. */
export function concerns(earlier: Written, entry: Written) {
  if (entry.write.kind === 'job_stage') return isAskedFor(earlier.write, entry.write.stage)
  const [made, needed] = [madeBy(earlier), neededBy(entry)]
  return made === null || needed === null || needed.some((id) => made.includes(id))
}

/** Whether a gate on the way to a stage asks for it: for a unit before drying, for photos before the file is complete. */
function isAskedFor({ kind }: Entry['write'], stage: Stage) {
  if (kind === 'equipment_move') return hasReached(stage, 'drying')
  return kind !== 'photo' || hasReached(stage, 'docs_complete')
}

/** The records that are there, or as they are, once it is sent. */
function madeBy({ id, write }: Written): readonly string[] | null {
  switch (write.kind) {
    case 'item':
    case 'point':
    case 'station':
    case 'reading':
    case 'deviation':
    case 'contents':
    case 'box':
      return [id]
    case 'room':
      return [id, ...idsIn(write.room)]
    case 'photo':
      return write.sha256 === null ? [] : [write.sha256]
    case 'item_change':
      return [write.item_id]
    case 'sketch':
      return [write.sketch_id]
    case 'equipment_move':
      return [write.undoes ?? id]
    case 'room_change':
      return [write.room_id, ...idsIn(write.changes)]
    case 'contents_change':
      return [write.item_id]
    case 'box_change':
      return [write.box_id]
    case 'point_change':
      return [write.point_id]
    case 'station_change':
      return [write.station_id]
    case 'note':
    case 'step':
    case 'undo_step':
    case 'move':
    case 'job':
    case 'job_change':
    case 'job_category':
    case 'access_code':
    case 'submission':
    case 'visit_close':
    case 'job_stage':
    case 'job_side':
      return null
  }
}

/** The records that have to be there before it. */
function neededBy({ id, write }: Written): readonly string[] | null {
  switch (write.kind) {
    case 'item_change':
      return [write.item_id]
    case 'sketch':
      return [write.sketch_id, ...originalOf(write.sketch), ...roomsIn(write.sketch)]
    case 'equipment_move':
      return [write.undoes ?? id, ...idsIn(write), ...(write.photo === undefined ? [] : [write.photo])]
    case 'photo':
      return write.of_job ? idsIn(write.of_job) : []
    case 'room_change':
      return [write.room_id]
    case 'contents':
      return idsIn(write.contents)
    case 'contents_change':
      return [write.item_id, ...idsIn(write.changes)]
    case 'box':
      return [id]
    case 'box_change':
      return [write.box_id]
    case 'point':
      return idsIn(write.point)
    case 'point_change':
      return [write.point_id, ...idsIn(write.changes)]
    case 'station':
      return idsIn(write.station)
    case 'station_change':
      return [write.station_id, ...idsIn(write.changes)]
    case 'reading':
      return idsIn(write.reading)
    case 'submission':
      return write.blobs
    case 'deviation':
      return idsIn(write.deviation)
    case 'note':
    case 'step':
    case 'undo_step':
    case 'move':
    case 'job':
    case 'job_change':
    case 'job_category':
    case 'access_code':
    case 'item':
    case 'room':
    case 'visit_close':
    case 'job_stage':
    case 'job_side':
      return null
  }
}

const Copied = z.object({ copy_of: z.string() })

/** What a sketch is a copy of: what clashed of that becomes a copy first. */
function originalOf(sketch: Readonly<Record<string, unknown>>): string[] {
  const { data } = Copied.safeParse(sketch)
  return data ? [data.copy_of] : []
}

const Marked = z.object({ plan: z.object({ rooms: z.array(z.object({ room_id: z.string() })) }) })

/** The rooms that a sketch draws: they take their figures from it. */
function roomsIn(sketch: Readonly<Record<string, unknown>>): string[] {
  return Marked.safeParse(sketch).data?.plan.rooms.map(({ room_id }) => room_id) ?? []
}

const Id = z.string().nullish()
const Ids = z.object({
  room_id: Id,
  box_id: Id,
  chamber_id: Id,
  point_id: Id,
  station_id: Id,
  corrects: Id,
  chamber: z.object({ id: z.string() }).nullish(),
})

/** Those that a content names. A chamber is made with the room that is put into it. */
function idsIn(content: Readonly<Record<string, unknown>>): string[] {
  const { chamber, ...named } = Ids.safeParse(content).data ?? {}
  return [...Object.values(named), chamber?.id].filter((id) => typeof id === 'string')
}
