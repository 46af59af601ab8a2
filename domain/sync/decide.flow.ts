import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import { settleAlert, settleCallAlert } from '#domain/alerts/alerts.server.ts'
import { categorizeJob } from '#domain/jobs/category.server.ts'
import { lockJob, type JobScope } from '#domain/jobs/jobs.server.ts'
import { lockJobOfRecord } from '#domain/jobs/lock-job-of-record.server.ts'
import { allowCall } from '#domain/jobs/may-make.ts'
import { findJobInChat } from '#domain/chat/facts/told-facts.server.ts'
import { takeOverChange } from '#domain/jobs/take-over-change.server.ts'
import { takeOverJob } from '#domain/jobs/take-over.server.ts'
import { giveToMaker, lockToConvert } from '#domain/leads/convert.server.ts'
import { wasEntered } from '#domain/leads/enter-lead.server.ts'
import { takeOverNote } from '#domain/leads/leads.server.ts'
import { takeOverPhoto } from '#domain/leads/staff-photos.server.ts'
import { followStep, lockJobOfLead } from '#domain/jobs/visited.server.ts'
import { findUndoneVisit, takeOverUndo } from '#domain/leads/visit-steps/step-undo.server.ts'
import { takeOverStep } from '#domain/leads/visit-steps/visit-steps.server.ts'
import { allow, narrowedTo, type Allowed } from '#domain/roles/allowed.ts'
import type { NewJob } from '#domain/jobs/job.ts'
import { restoreIfMade } from '#domain/visits/canceled-too-late.server.ts'
import { findJobOfItem, getItem, insertItem, itemNotFound, markItem } from '#domain/visits/items.server.ts'
import { findChangedContents, takeContentsOver } from '#domain/contents/take-over-contents.server.ts'
import type { ToldMove } from '#domain/equipment/moves/move-row.server.ts'
import { insertMove } from '#domain/equipment/moves/moves.server.ts'
import { lockUnit } from '#domain/equipment/stored-units.server.ts'
import { takeJobPhotoOver } from '#domain/photos/take-over-photo.server.ts'
import { readBasis } from '#domain/readings/setup/basis.server.ts'
import { takeDryingOver, type DryingWrite } from '#domain/readings/take-over.server.ts'
import { followSketchesInRooms } from '#domain/rooms/follow-sketch.server.ts'
import type { RoomChanges } from '#domain/rooms/room.ts'
import { findJobOfRoom, getRoom, insertRoom, roomNotFound, updateRoom } from '#domain/rooms/rooms.server.ts'
import { takeSketchOver } from '#domain/sketch/take-over-sketch.server.ts'
import { isLeftToOffice } from './left-to-office.ts'
import { contentsEditorOf, itemWorkerOf, roomEditorOf, workerOf } from './takers.ts'
import type { ProblemDecision } from './problem.ts'
import { decideProblem } from './problems.server.ts'

/**
 * Settles a sync problem. A note, a step, its undo, a photo that was uploaded, a room, a move of equipment, what was measured, and what is to be
 * done are added when they are taken over, under the id that they have on the device: if the same arrives later, nothing changes. So are a job
 * that could not be made, a change of one and its category, in the name of whoever takes them over. A status change, a stage and putting aside are
 * left to the office, since the request or the job may have changed since; so is an access code, which nobody is told. Whoever takes something over must be allowed to.
 */
export function settleProblem(
  world: World,
  dispatcher: Allowed<'leads.assign'>,
  decision: ProblemDecision & { id: string },
): Promise<void> {
  return inTransaction(world, async (world) => {
    const decided = await decideProblem(world, dispatcher, decision)
    if (!decided || decision.state !== 'taken_over') return
    await takeOver(world, dispatcher, { ...decided, id: decision.id })
  })
}

type TakenOver = NonNullable<Awaited<ReturnType<typeof decideProblem>>> & { id: string }

/** Returns something for each kind, so that a new one does not compile until it is taken over too. */
function takeOver(
  world: World,
  dispatcher: Allowed<'leads.assign'>,
  { id, lead_id, write, sha256, made_at: at, by }: TakenOver,
): Promise<unknown> {
  if (isLeftToOffice(write)) return Promise.resolve()
  const told = { id, job_id: lead_id, at, by: by.id }
  const mine = { ...told, told_by: dispatcher.employee.id }
  const locked = (taker: JobScope) => lockJob(world, taker, lead_id)
  switch (write.kind) {
    case 'note':
      return takeOverNote(world, workerOf(dispatcher), { id, lead_id, text: write.text, at, written_by: by })
    case 'step': {
      const { kind: _, step: kind, ...told } = write
      return takeStepOver(world, workerOf(dispatcher), { ...told, id, lead_id, kind, at, employee_id: by.id })
    }
    case 'undo_step':
      return takeUndoOver(world, workerOf(dispatcher), { ...write.undo, lead_id, employee_id: by.id })
    case 'photo':
    case 'unreadable':
      if (sha256 === null) return Promise.resolve()
      if (write.kind === 'photo' && write.of_job) {
        const photo = { ...write.of_job, ...mine, sha256 }
        return locked(workerOf(dispatcher)).then(() => takeJobPhotoOver(world, photo))
      }
      return takeOverPhoto(world, workerOf(dispatcher), { lead_id, sha256, taken_by: by.id, at })
    case 'job':
      return makeReportedJob(world, dispatcher, { id: lead_id, facts: write.facts, at: write.at })
    case 'job_change': {
      const { revision, changes } = write
      const editor = allow(dispatcher.employee, 'intake.edit')
      return takeOverChange(world, editor, { id: lead_id, revision, changes })
    }
    case 'job_category': {
      const { category, reason } = write
      const editor = allow(dispatcher.employee, 'intake.edit')
      return categorizeJob(world, editor, { id, job_id: lead_id, category, reason })
    }
    case 'item':
      return locked(itemWorkerOf(dispatcher)).then(() => insertItem(world, { ...mine, text: write.text }))
    case 'room':
      return takeRoomOver(world, roomEditorOf(dispatcher), { ...mine, fields: write.room })
    case 'room_change': {
      const { room_id, changes } = write
      return takeRoomChangeOver(world, roomEditorOf(dispatcher), { id: room_id, job_id: lead_id, changes })
    }
    case 'sketch': {
      const { sketch_id, revision, sketch: fields } = write
      const drawn = { ...mine, id: sketch_id, revision, fields }
      return locked(roomEditorOf(dispatcher)).then(() => takeSketch(world, drawn))
    }
    case 'contents':
    case 'contents_change':
    case 'box':
    case 'box_change':
      return takeContents(world, contentsEditorOf(dispatcher), { ...told, write })
    case 'equipment_move': {
      const { kind: _, number: __, ...move } = write
      return takeMoveOver(world, dispatcher, { ...move, ...told, told_at: at })
    }
    case 'point':
    case 'point_change':
    case 'station':
    case 'station_change':
    case 'reading':
    case 'deviation':
    case 'visit_close':
      return takeMeasuredOver(world, dispatcher, { ...told, write })
    case 'item_change': {
      const { item_id, done, visit_id } = write
      const marked = { id: item_id, job_id: lead_id, done, visit_id, at, by: by.id }
      return takeMarkOver(world, itemWorkerOf(dispatcher), marked)
    }
  }
}

/** Asks for the same as making it by oneself: the report of a call has made its request already. */
async function makeReportedJob(world: World, { employee }: Allowed<'leads.assign'>, job: NewJob) {
  const viewer = allow(employee, 'intake.view')
  if (await wasEntered(world, job.id)) allowCall(employee)
  const lead = await lockToConvert(world, employee, job.id)
  const inChat = await findJobInChat(world, job.id)
  if (await takeOverJob(world, viewer, { ...job, inChat })) await giveToMaker(world, lead, employee)
  await settleAlert(world, job.id, employee.id)
}

type Step = Parameters<typeof takeOverStep>[2]
type Undo = Parameters<typeof takeOverUndo>[2]

/** The visit and the job follow, as if it had been received at once. */
async function takeStepOver(world: World, dispatcher: Allowed<'leads.assign'>, step: Step) {
  const job = await lockJobOfLead(world, dispatcher, step.lead_id)
  if (job) await restoreIfMade(world, step)
  const { visit_id, kind } = await takeOverStep(world, dispatcher, step)
  await followStep(world, job, { visit_id, kind, by: step.employee_id })
}

async function takeUndoOver(world: World, dispatcher: Allowed<'leads.assign'>, undo: Undo) {
  const job = await lockJobOfLead(world, dispatcher, undo.lead_id)
  await takeOverUndo(world, dispatcher, undo)
  const visit_id = await findUndoneVisit(world, undo.id)
  await followStep(world, job, { visit_id, kind: undo.kind, by: undo.employee_id })
  await settleCallAlert(world, undo.id)
}

type Mark = Omit<Parameters<typeof markItem>[2], 'told_by'> & { id: string }
type TakenRoomChange = { id: string; job_id: string; changes: RoomChanges }

async function takeRoomOver(world: World, editor: JobScope, room: Parameters<typeof insertRoom>[1]) {
  await lockJob(world, editor, room.job_id)
  await insertRoom(world, room)
  await followSketchesInRooms(world, room.job_id)
}

/** From whichever revision: the office has seen how the room stands. */
async function takeRoomChangeOver(
  world: World,
  editor: Allowed<'rooms.edit'>,
  { id, job_id, changes }: TakenRoomChange,
) {
  await lockJob(world, editor, job_id)
  const by = editor.employee.id
  await lockJobOfRecord(world, editor, {
    told: job_id,
    is: await findJobOfRoom(world, id),
    notFound: roomNotFound,
  })
  await updateRoom(world, await getRoom(world, id), { changes, by, told_by: by })
}

/** Whatever became of the unit since: it stood there. */
async function takeMoveOver(
  world: World,
  { employee }: Allowed<'leads.assign'>,
  move: Omit<ToldMove, 'told_by'>,
) {
  const mover = allow(employee, move.move === 'pulled' ? 'equipment.pull' : 'equipment.place')
  await lockUnit(world, move.unit_id)
  await lockJob(world, narrowedTo(mover, allow(employee, 'intake.view')), move.job_id)
  await insertMove(world, { ...move, told_by: employee.id }, 'office')
}

type TakenContents = Omit<Parameters<typeof takeContentsOver>[1], 'told_by'>

async function takeContents(world: World, editor: Allowed<'contents.edit'>, taken: TakenContents) {
  await lockJob(world, editor, taken.job_id)
  const changed = await findChangedContents(world, taken.write)
  if (changed) await lockJobOfRecord(world, editor, { told: taken.job_id, ...changed })
  await takeContentsOver(world, { ...taken, told_by: editor.employee.id })
}

type TakenSketch = Parameters<typeof takeSketchOver>[1]

async function takeSketch(world: World, drawn: TakenSketch) {
  const sketch = await takeSketchOver(world, drawn)
  if (sketch) await followSketchesInRooms(world, sketch.job_id)
}

type Measured = { write: DryingWrite; id: string; job_id: string; at: Date; by: string }

/** By the rules that it would have met on its way: of a visit that is closed, only what was read before. */
async function takeMeasuredOver(world: World, { employee }: Allowed<'leads.assign'>, measured: Measured) {
  const seen = allow(employee, 'intake.view')
  const isClosing = measured.write.kind === 'visit_close'
  const allowed = isClosing ? allow(employee, 'drying.closeVisit') : allow(employee, 'drying.addReading')
  await lockJob(world, narrowedTo(allowed, seen), measured.job_id)
  const { setup } = await readBasis(world, measured.job_id)
  await takeDryingOver(world, { ...measured, teller: employee, setup })
}

/** From whichever revision: the office has seen how the item stands. */
async function takeMarkOver(world: World, dispatcher: Allowed<'leads.assign'>, { id, ...mark }: Mark) {
  await lockJob(world, dispatcher, mark.job_id)
  const job_id = await lockJobOfRecord(world, dispatcher, {
    told: mark.job_id,
    is: await findJobOfItem(world, id),
    notFound: itemNotFound,
  })
  await markItem(world, await getItem(world, id), { ...mark, job_id, told_by: dispatcher.employee.id })
}
