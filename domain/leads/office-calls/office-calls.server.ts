import type { Updateable } from 'kysely'
import type { Schema } from '#db/schema.ts'
import { announce } from '#platform/events/events.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { isSeenBy } from '../visible.ts'
import { officeCallAnswered, officeCallDone, officeCallTaken } from './office-call-events.ts'

type Dispatcher = Allowed<'leads.assign'>

/** Opens the call of a step, in the transaction that takes the step. Returns its ID. */
export async function openCall({ db }: World, call: { id: string; lead_id: string }): Promise<string> {
  await db.insertInto('office_call').values(call).execute()
  return call.id
}

/** Takes the call. Of several who try at once one gets it; to take one’s own again changes nothing. */
export function takeCall(world: World, dispatcher: Dispatcher, id: string): Promise<void> {
  return inTransaction(world, async (world) => {
    const call = await lockOpenCall(world, dispatcher, id)
    const { id: me } = dispatcher.employee
    if (call.taken_by === me) return
    if (call.taken_by) throw await takenAlready(world, call.taken_by)
    await take(world, call, me)
  })
}

/** Answers whoever called, in a few words. Whoever answers a call that no one has takes it. */
export function answerCall(
  world: World,
  dispatcher: Dispatcher,
  { id, answer }: { id: string; answer: string },
): Promise<void> {
  return inTransaction(world, async (world) => {
    const call = await lockOpenCall(world, dispatcher, id)
    const { id: me } = dispatcher.employee
    if (call.answer === answer && call.answered_by === me) return
    if (!call.taken_by) await take(world, call, me)
    await change(world, id, { answer, answered_by: me, answered_at: world.now() })
    await announce(world, officeCallAnswered, { lead_id: call.lead_id, call_id: id }, me)
  })
}

/** The office is done with the call. That someone was so before changes nothing. */
export function finishCall(world: World, dispatcher: Dispatcher, id: string): Promise<void> {
  return inTransaction(world, async (world) => {
    const call = await lockCall(world, dispatcher, id)
    if (call.ended_as) return
    const { id: me } = dispatcher.employee
    if (!call.taken_by) await take(world, call, me)
    await change(world, id, { ended_as: 'done', ended_by: me, ended_at: world.now() })
    await announce(world, officeCallDone, { lead_id: call.lead_id, call_id: id }, me)
  })
}

/** The step of the call was undone, in the same transaction. Of another step, and of a call that ended, nothing changes. */
export async function withdrawCall(world: World, { id, by }: { id: string; by: string }) {
  await world.db
    .updateTable('office_call')
    .set({ ended_as: 'undone', ended_by: by, ended_at: world.now() })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
}

type Call = Awaited<ReturnType<typeof lockCall>>

async function take(world: World, { id, lead_id }: Call, me: string) {
  await change(world, id, { taken_by: me, taken_at: world.now() })
  await announce(world, officeCallTaken, { lead_id, call_id: id }, me)
}

function change({ db }: World, id: string, changed: Updateable<Schema['office_call']>) {
  return db.updateTable('office_call').set(changed).where('id', '=', id).execute()
}

async function takenAlready({ db }: World, by: string) {
  const { name } = await db
    .selectFrom('employee')
    .select('name')
    .where('id', '=', by)
    .executeTakeFirstOrThrow()
  return new Refusal(409, 'call-taken', `${name} already has this call.`)
}

async function lockOpenCall(world: World, dispatcher: Dispatcher, id: string) {
  const call = await lockCall(world, dispatcher, id)
  if (call.ended_as === 'undone')
    throw new Refusal(409, 'call-ended', 'Whoever called took this back. No one needs the office anymore.')
  if (call.ended_as) throw new Refusal(409, 'call-ended', 'This call is already done.')
  return call
}

async function lockCall(world: World, dispatcher: Dispatcher, id: string) {
  const call = await world.db
    .selectFrom('office_call')
    .select(['id', 'lead_id', 'taken_by', 'answer', 'answered_by', 'ended_as'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!call || !(await isSeenBy(world, dispatcher, call.lead_id)))
    throw new Refusal(404, 'call-not-found', 'Call not found.')
  return call
}
