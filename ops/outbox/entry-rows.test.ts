import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { openDatabase } from '../store/database.ts'
import type { EntryState, StoredEntry } from '../store/stored-entry.ts'
import { openRows } from './entry-rows.ts'

const sealed = { iv: null, bytes: new ArrayBuffer(0) }

async function anOutbox(...states: EntryState[]) {
  const personId = newId()
  const database = openDatabase(personId)
  const add = (state: EntryState) =>
    database.entries.add({ id: newId(), state, tries: 0, since: 1, fault: null, sealed })
  for (const state of states) await add(state)
  const rows = openRows(database)
  const read = async () => (await rows.read()).open
  return { personId, entries: database.entries, add, rows, read }
}

const turnsOf = (rows: readonly StoredEntry[]) => rows.map(({ turn }) => turn)

test('while they are watched only the row that changed is read again', async () => {
  const { entries, rows, read } = await anOutbox('waiting', 'waiting', 'waiting')
  const stop = rows.watch(() => {})
  const before = await read()
  await entries.update(2, { state: 'sending' })
  const after = await read()
  expect(after.map((row, nth) => row === before[nth])).toEqual([true, false, true])
  expect(after[1]).toMatchObject({ turn: 2, state: 'sending' })
  stop()
})

test('what is added, removed and received is seen by the next reading', async () => {
  const { entries, add, rows, read } = await anOutbox('waiting', 'waiting', 'received')
  const stop = rows.watch(() => {})
  expect(turnsOf(await read())).toEqual([1, 2])
  await add('waiting')
  expect(turnsOf(await read())).toEqual([1, 2, 4])
  await entries.delete(1)
  await entries.update(2, { state: 'received' })
  expect(turnsOf(await read())).toEqual([4])
  expect(turnsOf((await rows.read()).received)).toEqual([3, 2])
  await entries.clear()
  expect(await rows.read()).toEqual({ open: [], received: [] })
  stop()
})

test('what another opener of the same database writes is seen too, watched or not', async () => {
  const { personId, rows, read } = await anOutbox('waiting')
  const other = openDatabase(personId)
  expect(turnsOf(await read())).toEqual([1])
  await other.entries.update(1, { state: 'clash' })
  expect(await read()).toMatchObject([{ state: 'clash' }])
  let told = 0
  const stop = rows.watch(() => told++)
  await read()
  await other.entries.update(1, { state: 'waiting' })
  expect(await read()).toMatchObject([{ state: 'waiting' }])
  expect(told).toBe(1)
  stop()
  await other.entries.update(1, { state: 'sending' })
  expect(await read()).toMatchObject([{ state: 'sending' }])
  expect(told).toBe(1)
})
