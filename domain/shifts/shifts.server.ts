import { announce } from '#platform/events/events.ts'
import { fieldRefusal, Refusal } from '#platform/refusal.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { type NewShift, type ShiftChange, type ShiftSwap } from './shift.ts'
import { shiftAdded, shiftChanged, shiftRemoved } from './shift-events.ts'

type Planner = Allowed<'leads.assign'>
type Facts = { employee_id: string; line: 'first' | 'backup'; starts_at: Date; ends_at: Date }

/** Adds all shifts, or none if one is refused. Shifts that exist exactly as sent are accepted without a change. */
export function addShifts(world: World, planner: Planner, shifts: readonly NewShift[]): Promise<void> {
  return inTransaction(world, async (world) => {
    await lockPeople(
      world,
      shifts.map(({ employee_id }) => employee_id),
    )
    for (const { id, ...sent } of shifts) {
      const facts = { ...sent, starts_at: new Date(sent.starts_at), ends_at: new Date(sent.ends_at) }
      const inserted = await world.db
        .insertInto('shift')
        .values({ id, ...facts, revision: 1 })
        .onConflict((row) => row.column('id').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!inserted) {
        await requireSame(world, id, facts)
        continue
      }
      await requireOnce(world, id, facts)
      const added = { employee_id: facts.employee_id, shift_id: id, after: toldOf(facts) }
      await announce(world, shiftAdded, added, planner.employee.id)
    }
  })
}

export function changeShift(
  world: World,
  planner: Planner,
  { id, revision, ...sent }: ShiftChange & { id: string },
): Promise<void> {
  return inTransaction(world, async (world) => {
    const after = { ...sent, starts_at: new Date(sent.starts_at), ends_at: new Date(sent.ends_at) }
    await lockPeople(world, [sent.employee_id])
    const before = await lockShift(world, { id, revision })
    if (isSame(before, after)) return
    await keepShift(world, planner, { id, revision, before, after })
  })
}

/** Each takes the other's turn. */
export function swapShifts(world: World, planner: Planner, { one, other }: ShiftSwap): Promise<void> {
  return inTransaction(world, async (world) => {
    await lockPeople(world, await peopleOf(world, [one.id, other.id]))
    // In the order of their ids, so that two who swap at once do not wait for each other.
    const shifts = new Map<string, Facts>()
    for (const which of [one, other].toSorted((a, b) => a.id.localeCompare(b.id)))
      shifts.set(which.id, await lockShift(world, which))
    const [first, second] = [shifts.get(one.id), shifts.get(other.id)]
    if (!first || !second || first.employee_id === second.employee_id) return
    const turns = [
      { ...one, before: first, after: { ...first, employee_id: second.employee_id } },
      { ...other, before: second, after: { ...second, employee_id: first.employee_id } },
    ]
    for (const { id, after } of turns)
      await world.db
        .updateTable('shift')
        .set({ employee_id: after.employee_id })
        .where('id', '=', id)
        .execute()
    for (const turn of turns) await keepShift(world, planner, turn)
  })
}

export function removeShift(
  world: World,
  planner: Planner,
  { id, revision }: { id: string; revision: number },
): Promise<void> {
  return inTransaction(world, async (world) => {
    const before = await lockShift(world, { id, revision })
    await world.db.deleteFrom('shift').where('id', '=', id).execute()
    const removed = { employee_id: before.employee_id, shift_id: id, before: toldOf(before) }
    await announce(world, shiftRemoved, removed, planner.employee.id)
  })
}

type Change = { id: string; revision: number; before: Facts; after: Facts }

async function keepShift(world: World, planner: Planner, { id, revision, before, after }: Change) {
  await world.db
    .updateTable('shift')
    .set({ ...after, revision: revision + 1 })
    .where('id', '=', id)
    .execute()
  await requireOnce(world, id, after)
  const told = { employee_id: after.employee_id, shift_id: id, ...whatChanged(toldOf(before), toldOf(after)) }
  await announce(world, shiftChanged, told, planner.employee.id)
}

async function lockShift({ db }: World, { id, revision }: { id: string; revision: number }): Promise<Facts> {
  const row = await db
    .selectFrom('shift')
    .select(['employee_id', 'line', 'starts_at', 'ends_at', 'revision'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Refusal(404, 'shift-not-found', 'Shift not found. Someone may have removed it.')
  const { revision: present, ...facts } = row
  if (present !== revision) throw new Refusal(409, 'shift-moved-on', 'Someone else changed this shift.')
  return facts
}

async function peopleOf({ db }: World, shiftIds: string[]) {
  const rows = await db.selectFrom('shift').select('employee_id').where('id', 'in', shiftIds).execute()
  return rows.map(({ employee_id }) => employee_id)
}

/** Serializes planning for one person, so that two overlapping shifts can't be added at the same time. */
async function lockPeople({ db }: World, ids: readonly string[]) {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return
  const people = await db
    .selectFrom('employee')
    .select('id')
    .where('id', 'in', wanted)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  if (people.length < wanted.length)
    throw fieldRefusal('employee_id', 'Person not found.', { code: 'nobody-on-call' })
}

/** Refuses two shifts of one person on the same line at the same time. */
async function requireOnce({ db }: World, id: string, { employee_id, line, starts_at, ends_at }: Facts) {
  const other = await db
    .selectFrom('shift')
    .innerJoin('employee', 'employee.id', 'shift.employee_id')
    .select('employee.name')
    .where('employee_id', '=', employee_id)
    .where('line', '=', line)
    .where('shift.id', '!=', id)
    .where('starts_at', '<', ends_at)
    .where('ends_at', '>', starts_at)
    .executeTakeFirst()
  if (!other) return
  const where = line === 'first' ? 'primary' : 'backup'
  const sentence = `${other.name} is already on call as ${where} during part of that time.`
  throw new Refusal(409, 'shift-overlaps', sentence)
}

async function requireSame({ db }: World, id: string, sent: Facts) {
  const row = await db
    .selectFrom('shift')
    .select(['employee_id', 'line', 'starts_at', 'ends_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (row && isSame(row, sent)) return
  throw new Refusal(409, 'shift-differs', 'A different shift was already added with this ID.')
}

function toldOf({ starts_at, ends_at, employee_id, line }: Facts): Record<string, string> {
  return { on_call: employee_id, line, starts_at: starts_at.toISOString(), ends_at: ends_at.toISOString() }
}

function whatChanged(before: Record<string, string>, after: Record<string, string>) {
  const names = Object.keys(after).filter((name) => before[name] !== after[name])
  const only = (facts: Record<string, string>) => Object.fromEntries(names.map((name) => [name, facts[name]]))
  return { before: only(before), after: only(after) }
}

function isSame(one: Facts, other: Facts) {
  return JSON.stringify(toldOf(one)) === JSON.stringify(toldOf(other))
}
