import * as z from 'zod'
import { values } from '#platform/choices.ts'
import { sentId } from '#platform/requests/sent-id.ts'
import { sideStates, stages } from '#domain/jobs/stages/stages.ts'
import { LeadMove } from '#domain/leads/lead-move.ts'
import { conditions, moveKinds } from '#domain/equipment/moves/move-choices.ts'
import { OfficeReason, UndoneStep, VisitStepKind } from '#domain/leads/visit-steps/visit-step.ts'
import { contentsWrites } from './contents-writes.ts'
import { dryingWrites } from './drying-writes.ts'

export const longestPhotoName = 200
/** As many characters as its endpoint takes bytes. */
const longestForm = 4_000_000

/** The name of a file as a report may have it: on the device it may be longer. The end tells files apart. */
export function shortPhotoName(name: string) {
  return name.slice(-longestPhotoName).toWellFormed()
}

/** Of a later version of the portal they may be others. */
const Fields = z.record(z.string(), z.unknown())

/**
 * What a person writes to a request or its job, as a device stores it until the server has it. A photo has no `sha256` until it
 * was made small; its bytes are stored beside it. A device never drops what was typed, so any text is one here.
 */
export const Write = writeWith({
  text: z.string(),
  detail: z.string(),
  name: z.string(),
  sha256: z.string(),
  facts: Fields,
  reason: z.string(),
  code: z.string(),
  item: z.string(),
  ofJob: Fields,
  room: Fields,
  roomChanges: Fields,
  point: Fields,
  pointChanges: Fields,
  station: Fields,
  stationChanges: Fields,
  reading: Fields,
  deviation: Fields,
  sketch: Fields,
  contents: Fields,
  contentsChanges: Fields,
  box: Fields,
  boxChanges: Fields,
})
export type Write = z.output<typeof Write>

type Texts = Record<'text' | 'detail' | 'name' | 'sha256' | 'reason' | 'code' | 'item', z.ZodType<string>>

/** The writes that there are, each with texts and facts as strict as asked for. */
export function writeWith<
  Facts extends z.ZodType,
  OfJob extends z.ZodType,
  Room extends z.ZodType,
  RoomChanges extends z.ZodType,
  Point extends z.ZodType,
  PointChanges extends z.ZodType,
  Station extends z.ZodType,
  StationChanges extends z.ZodType,
  Reading extends z.ZodType,
  Deviation extends z.ZodType,
  SketchDrawn extends z.ZodType,
  Contents extends z.ZodType,
  ContentsChanges extends z.ZodType,
  Box extends z.ZodType,
  BoxChanges extends z.ZodType,
>({
  text,
  detail,
  name,
  sha256,
  facts,
  reason,
  code,
  item,
  ofJob,
  room,
  roomChanges,
  sketch,
  ...others
}: Texts & {
  facts: Facts
  ofJob: OfJob
  room: Room
  roomChanges: RoomChanges
  point: Point
  pointChanges: PointChanges
  station: Station
  stationChanges: StationChanges
  reading: Reading
  deviation: Deviation
  sketch: SketchDrawn
  contents: Contents
  contentsChanges: ContentsChanges
  box: Box
  boxChanges: BoxChanges
}) {
  return z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('note'), text }),
    z.object({
      kind: z.literal('step'),
      step: VisitStepKind,
      visit_id: sentId().optional(),
      reason: OfficeReason.optional(),
      detail: detail.optional(),
    }),
    z.object({ kind: z.literal('undo_step'), undo: UndoneStep }),
    // Of a job it says when in the work and where it was taken; those of a request alone, and older ones, don't.
    z.object({ kind: z.literal('photo'), name, sha256: sha256.nullable(), of_job: ofJob.optional() }),
    z.object({ kind: z.literal('move'), move: LeadMove }),
    // A call that was taken: a job, and a request of its own where there is none. `at` is when the call came in.
    z.object({ kind: z.literal('job'), facts, at: z.iso.datetime() }),
    z.object({ kind: z.literal('job_change'), revision: z.int().min(1), changes: facts }),
    z.object({ kind: z.literal('job_category'), category: z.int().min(1).max(3), reason }),
    // Null removes it.
    z.object({ kind: z.literal('access_code'), code: code.nullable() }),
    // Something to be done at a job. A change of it has its text too: whoever reads of it later may not have the item.
    z.object({ kind: z.literal('item'), text: item }),
    z.object({
      kind: z.literal('item_change'),
      item_id: sentId(),
      revision: z.int().min(1),
      done: z.boolean(),
      visit_id: sentId().optional(),
      text: item,
    }),
    ...rooms({ room, roomChanges, name: item, sketch }),
    // The number of the unit is not sent: it says which one to whoever reads of it.
    z.object({
      kind: z.literal('equipment_move'),
      move: z.enum([...moveKinds, 'undone']),
      unit_id: sentId(),
      number: item,
      room_id: sentId().optional(),
      condition: z.enum(conditions).optional(),
      photo: sha256.optional(),
      undoes: sentId().optional(),
    }),
    ...dryingWrites({ item, ...others }),
    ...contentsWrites({ item, ...others }),
    ...forms({ sha256, title: item }),
    ...jobMoves(reason),
  ])
}

/** Rooms as they are measured, and as they are drawn. */
function rooms<Room extends z.ZodType, Changes extends z.ZodType, Drawn extends z.ZodType>({
  room,
  roomChanges: changes,
  name,
  sketch,
}: {
  room: Room
  roomChanges: Changes
  name: z.ZodType<string>
  sketch: Drawn
}) {
  return [
    z.object({ kind: z.literal('room'), room }),
    // Its name is not sent: whoever reads of a change later may not have the room.
    z.object({
      kind: z.literal('room_change'),
      room_id: sentId(),
      revision: z.int().min(1),
      changes,
      name,
    }),
    // All of a level, as it is drawn now: 0 is the revision of a new one.
    z.object({ kind: z.literal('sketch'), sketch_id: sentId(), revision: z.int().min(0), sketch }),
  ] as const
}

/** A filled form: the text that was frozen. Its title is not sent: it says which one to whoever reads of it. */
function forms({ sha256, title }: Record<'sha256' | 'title', z.ZodType<string>>) {
  const body = z.string().max(longestForm)
  return [z.object({ kind: z.literal('submission'), body, blobs: z.array(sha256), title })] as const
}

/** Where a job goes: a stage, or beside them. */
function jobMoves(reason: z.ZodType<string>) {
  return [
    z.object({
      kind: z.literal('job_stage'),
      stage: z.enum(values(stages)),
      revision: z.int().min(1),
      override: reason.optional(),
      reason: reason.optional(),
    }),
    z.object({
      kind: z.literal('job_side'),
      side: z.enum(values(sideStates)).exclude(['duplicate']).nullable(),
      revision: z.int().min(1),
      reason: reason.optional(),
      visits: z.enum(['keep', 'cancel']).optional(),
    }),
  ] as const
}
