import type { EventKind } from '#platform/events/event.ts'
import { fieldRefusal, Refusal } from '#platform/refusal.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import { daysLater } from '#domain/company/local-time.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import {
  isSameCall,
  isSameNumber,
  keepNumber,
  lockNumber,
  numberNotFound,
  requireRevision,
  unconfirmed,
} from './stored-numbers.server.ts'
import {
  oldestCallDays,
  type Confirmation,
  type StoredNumber,
  type NewNumber,
  type NumberChange,
} from './local-number.ts'
import {
  numberAdded,
  numberChanged,
  numberConfirmed,
  numberRemoved,
  numberWithdrawn,
} from './number-events.ts'

type Manager = Allowed<'config.company'>
type Which = { id: string; revision: number }

/** Adds it once, unconfirmed: the same id with the same content changes nothing. */
export function addNumber(
  world: World,
  manager: Manager,
  { id, ...facts }: NewNumber,
): Promise<{ isNew: boolean }> {
  return inTransaction(world, async (world) => {
    const after = { ...facts, ...unconfirmed }
    const inserted = await world.db
      .insertInto('local_number')
      .values({ id, ...after, revision: 0 })
      .onConflict((row) => row.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!inserted) {
      const known = await lockNumber(world, id)
      if (known.present && isSameNumber(known.present, after)) return { isNew: false }
      throw new Refusal(409, 'number-differs', 'A different number was already added with this ID.')
    }
    await keepNumber(world, { id, revision: 0, present: null }, { kind: numberAdded, after, by: manager })
    return { isNew: true }
  })
}

/** New digits or a new purpose must be confirmed again. */
export function changeNumber(
  world: World,
  manager: Manager,
  { id, revision, ...facts }: NumberChange & { id: string },
): Promise<void> {
  const change = (present: StoredNumber) => {
    const { confirmed_on, confirmed_by } = isSameCall(present, facts) ? present : unconfirmed
    return { ...facts, confirmed_on, confirmed_by }
  }
  return write(world, manager, { id, revision, kind: numberChanged, change })
}

/** From now on it is on the website, until it has to be called again. */
export function confirmNumber(
  world: World,
  manager: Manager,
  { id, revision, confirmed_on }: Confirmation & { id: string },
): Promise<void> {
  const change = (present: StoredNumber) => {
    requireCallable(present)
    requireRecentCall(world, confirmed_on)
    return { ...present, confirmed_on, confirmed_by: manager.employee.id }
  }
  return write(world, manager, { id, revision, kind: numberConfirmed, change })
}

/** It leaves the website at once. */
export function withdrawNumber(world: World, manager: Manager, which: Which): Promise<void> {
  const change = (present: StoredNumber) => ({ ...present, ...unconfirmed })
  return write(world, manager, { ...which, kind: numberWithdrawn, change })
}

/** What was removed already stays so. */
export function removeNumber(world: World, manager: Manager, { id, revision }: Which): Promise<void> {
  return inTransaction(world, async (world) => {
    const known = await lockNumber(world, id)
    if (!known.present) return
    requireRevision(known, revision)
    await keepNumber(world, known, { kind: numberRemoved, after: null, by: manager })
  })
}

type Writing = Which & {
  kind: EventKind<typeof numberChanged.payload>
  change: (present: StoredNumber) => StoredNumber
}

/** Makes one change, unless the result is the same. */
function write(world: World, manager: Manager, { id, revision, kind, change }: Writing): Promise<void> {
  return inTransaction(world, async (world) => {
    const known = await lockNumber(world, id)
    if (!known.present) throw numberNotFound()
    const after = change(known.present)
    if (isSameNumber(known.present, after)) return
    requireRevision(known, revision)
    await keepNumber(world, known, { kind, after, by: manager })
  })
}

function requireRecentCall({ now }: World, confirmedOn: string) {
  const today = companyDay(now())
  const oldest = daysLater(today, -oldestCallDays)
  if (confirmedOn <= today && confirmedOn >= oldest) return
  const message =
    confirmedOn > today
      ? 'This date is in the future. Enter the date you called.'
      : `This call was more than ${oldestCallDays} days ago. Call again, then confirm.`
  throw fieldRefusal('confirmed_on', message, { code: 'invalid' })
}

function requireCallable({ number, serves }: StoredNumber) {
  if (!number) throw new Refusal(409, 'number-missing', 'There’s no number to call yet. Enter it first.')
  if (serves.length === 0) throw new Refusal(409, 'places-missing', 'First choose the places it serves.')
}
