import * as z from 'zod'
import { moveRules } from '#domain/equipment/moves/move-rules.ts'
import { FactChanges } from '#domain/jobs/facts/facts.ts'
import { Reason } from '#domain/jobs/reason.ts'
import { NoteText } from '#domain/records/record.ts'
import { BoxChanges, BoxFields } from '#domain/contents/box.ts'
import { ItemChanges, ItemFields } from '#domain/contents/contents-item.ts'
import { JobPhotoFields } from '#domain/photos/job-photo.ts'
import { Sha256 } from '#domain/photos/photo-sha256.ts'
import { longestDetail, mayTell, tellsTooMuch } from '#domain/leads/visit-steps/visit-step.ts'
import { DeviationFields } from '#domain/readings/deviations/deviation.ts'
import { PointChanges, PointFields } from '#domain/readings/points/point.ts'
import { ReadingFields } from '#domain/readings/reading.ts'
import { StationChanges, StationFields } from '#domain/readings/stations/station.ts'
import { RoomChanges, RoomFields } from '#domain/rooms/room.ts'
import { SketchFields } from '#domain/sketch/sketch.ts'
import { NewItem } from '#domain/visits/item.ts'
import { line, text } from '#platform/text/text.ts'
import { longestPhotoName, shortPhotoName, writeWith, type Write } from './write.ts'

/**
 * The same as the server takes it in, by the rules that it has for the work itself: it may be added to the request later. An access
 * code is told to nobody.
 */
export const ReportedWrite = writeWith({
  text: NoteText,
  detail: text(longestDetail),
  name: line(longestPhotoName),
  sha256: Sha256,
  facts: FactChanges,
  reason: Reason,
  code: z.literal(''),
  item: NewItem.shape.text,
  ofJob: JobPhotoFields,
  room: RoomFields,
  roomChanges: RoomChanges,
  point: PointFields,
  pointChanges: PointChanges,
  station: StationFields,
  stationChanges: StationChanges,
  reading: ReadingFields,
  deviation: DeviationFields,
  sketch: SketchFields,
  contents: ItemFields,
  contentsChanges: ItemChanges,
  box: BoxFields,
  boxChanges: BoxChanges,
})
  .refine((write) => write.kind !== 'step' || mayTell(write.step, write), tellsTooMuch)
  .refine((write) => write.kind !== 'equipment_move' || moveRules.every(({ holds }) => holds(write)), {
    error: 'There is no such move.',
  })
export type ReportedWrite = z.output<typeof ReportedWrite>

/**
 * Whether two writes do the same to a request. The name of a photo and the text of an item that is checked off are not sent with
 * them, and what was decided again is made from another revision.
 */
export function isSameWrite(a: Write, b: Write) {
  return JSON.stringify([a.kind, ...effect(a)]) === JSON.stringify([b.kind, ...effect(b)])
}

function effect(write: Write): unknown[] {
  switch (write.kind) {
    case 'note':
    case 'item':
      return [write.text]
    case 'step':
      return [write.step, write.visit_id ?? null, write.reason ?? null, write.detail ?? '']
    case 'undo_step':
      return [write.undo.id, write.undo.kind, write.undo.step_at]
    case 'photo':
      return [write.sha256, ...(write.of_job ? [sorted(write.of_job)] : [])]
    case 'move': {
      const { status, outcome, duplicate_of, schedule } = write.move
      return [status, outcome, duplicate_of, schedule && Object.entries(schedule).toSorted()]
    }
    case 'job':
      return [inOrder(write.facts), write.at]
    case 'job_change':
      return [inOrder(write.changes)]
    case 'job_category':
      return [write.category, write.reason]
    case 'access_code':
      return [write.code === null]
    case 'item_change':
      return [write.item_id, write.done, write.visit_id ?? null]
    case 'room':
      return [sorted(write.room)]
    case 'room_change':
      return [write.room_id, sorted(write.changes)]
    case 'sketch':
      return [write.sketch_id, SketchFields.safeParse(write.sketch).data ?? sorted(write.sketch)]
    case 'equipment_move': {
      const { move, unit_id, room_id, condition, photo, undoes } = write
      return [move, unit_id, room_id ?? null, condition ?? null, photo ?? null, undoes ?? null]
    }
    case 'point':
      return [sorted(write.point)]
    case 'point_change':
      return [write.point_id, sorted(write.changes)]
    case 'station':
      return [sorted(write.station)]
    case 'station_change':
      return [write.station_id, sorted(write.changes)]
    case 'reading':
      // Its air has names of its own, which are in an order once they were read.
      return [sorted(ReadingFields.safeParse(write.reading).data ?? write.reading)]
    case 'deviation':
      return [sorted(DeviationFields.safeParse(write.deviation).data ?? write.deviation)]
    case 'contents':
      return [sorted(write.contents)]
    case 'contents_change':
      return [write.item_id, sorted(write.changes)]
    case 'box':
      return [sorted(write.box)]
    case 'box_change':
      return [write.box_id, sorted(write.changes)]
    case 'submission':
      return [write.body]
    case 'visit_close':
      return [write.visit_id]
    case 'job_stage':
      return [write.stage, write.override ?? '', write.reason ?? '']
    case 'job_side':
      return [write.side, write.reason ?? '', write.visits ?? null]
  }
}

/** By name: the database has an order of its own. */
function inOrder(facts: Readonly<Record<string, unknown>>) {
  return sorted(FactChanges.safeParse(facts).data ?? facts)
}

function sorted(fields: object) {
  return Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1))
}

/** A write as the office is told of it. Throws where that is more than the server takes in. */
export function reportOf(write: Write): ReportedWrite {
  if (write.kind === 'photo') return ReportedWrite.parse({ ...write, name: shortPhotoName(write.name) })
  return ReportedWrite.parse(write.kind === 'access_code' ? { ...write, code: write.code && '' } : write)
}
