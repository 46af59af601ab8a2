import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { afterEach, expect, test, vi } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { day } from '#platform/time.ts'
import type { Write } from '#domain/sync/write.ts'
import { openDatabase } from '../store/database.ts'
import { openOutboxStore, type NewPhoto } from './outbox-store.ts'
import { sealerWith } from '../store/sealing.ts'

const hash = 'a'.repeat(64)
const fault = { status: 404, code: 'lead-not-found', detail: 'Request not found.' }

async function aStore() {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const database = openDatabase(newId())
  const store = openOutboxStore(database, sealerWith(key))
  /** The same device after a new start. */
  const again = () => openOutboxStore(database, sealerWith(key))
  async function add(write: Write, photo?: NewPhoto) {
    const id = newId()
    await store.add({ id, leadId: newId(), customer: 'Ann Miller', write, at: Date.now(), base: null }, photo)
    return id
  }
  const addPhoto = () =>
    add(
      { kind: 'photo', name: 'wet.jpg', sha256: hash },
      { bytes: new Blob(['wet'], { type: 'image/jpeg' }) },
    )
  const receive = async (id: string) => {
    await store.apply(id, { kind: 'tried' })
    await store.apply(id, { kind: 'receipt', hash, receipt: hash })
  }
  return { store, database, again, add, addPhoto, receive }
}

afterEach(() => vi.useRealTimers())

test('what was stored opens after a new start as it was, and nothing of it is readable on the disk', async () => {
  const { database, again, add } = await aStore()
  await add({ kind: 'note', text: 'Gate code 7741.' })
  expect(await again().listOpen()).toMatchObject([{ write: { kind: 'note', text: 'Gate code 7741.' } }])
  const [row] = await database.entries.toArray()
  const bytes = new TextDecoder().decode(row?.sealed.bytes)
  expect(bytes).not.toContain('7741')
  expect(bytes).not.toContain('Miller')
})

const clash = {
  kind: 'clash',
  fault: { status: 409, code: 'lead-moved-on', detail: 'Dana Heron changed this request first.' },
  current: null,
} as const

test('what the server said of an entry is not readable on the disk, but for its status and code', async () => {
  const { store, database, again, add } = await aStore()
  const id = await add({ kind: 'note', text: 'Wet.' })
  await store.apply(id, { kind: 'tried' })
  await store.apply(id, clash)
  expect(await again().find(id)).toMatchObject({ state: 'clash', fault: clash.fault })
  const [row] = await database.entries.toArray()
  expect(row?.fault).toEqual({ status: 409, code: 'lead-moved-on', detail: '' })
  expect(new TextDecoder().decode(row?.sealed.bytes)).not.toContain('Heron')
})

test('what an older version stored of it in the open is read as it was, and sealed at the next start', async () => {
  const { store, database, again, add } = await aStore()
  const id = await add({ kind: 'note', text: 'Wet.' })
  await database.entries.toCollection().modify({ state: 'clash', fault: clash.fault })
  expect(await store.find(id)).toMatchObject({ fault: clash.fault })
  await again().sealAnew()
  const [row] = await database.entries.toArray()
  expect(row?.fault?.detail).toBe('')
  expect(await again().find(id)).toMatchObject({
    state: 'clash',
    fault: clash.fault,
    write: { text: 'Wet.' },
  })
})

test('of two tabs that record the same, one changes the entry, and both see what it is now', async () => {
  const { store, again, add } = await aStore()
  const id = await add({ kind: 'note', text: 'Wet.' })
  const both = await Promise.all([store.apply(id, { kind: 'tried' }), again().apply(id, { kind: 'tried' })])
  expect(both).toMatchObject([
    { state: 'sending', tries: 1 },
    { state: 'sending', tries: 1 },
  ])
})

test('the bytes of a photo leave the device with its receipt, and not before', async () => {
  const { store, addPhoto, receive } = await aStore()
  const [sent, waiting] = [await addPhoto(), await addPhoto()]
  await receive(sent)
  expect(await store.photoOf(sent)).toBe(null)
  expect(await (await store.photoOf(waiting))?.text()).toBe('wet')
})

test('receipts and decisions are forgotten after 30 days with the bytes of their photos; what is not sent stays', async () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date'] })
  const { store, database, add, addPhoto, receive } = await aStore()
  const [taken, waiting] = [await addPhoto(), await addPhoto()]
  await receive(await add({ kind: 'note', text: 'Wet.' }))
  await store.apply(taken, { kind: 'tried' })
  await store.apply(taken, { kind: 'refused', fault })
  await store.apply(taken, { kind: 'reported' })
  await store.apply(taken, { kind: 'decided', state: 'taken_over', reason: '' })
  const stored = async () => [await database.entries.count(), await database.blobs.count()]
  vi.setSystemTime(30 * day - 1)
  await store.forgetOld()
  expect(await stored()).toEqual([3, 2])
  vi.setSystemTime(30 * day + 1)
  await store.forgetOld()
  expect(await stored()).toEqual([1, 1])
  expect(await store.photoOf(waiting)).not.toBe(null)
})

test('what was removed opens again with its bytes after a new start, for 30 days', async () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date'] })
  const { store, again, database, addPhoto } = await aStore()
  const id = await addPhoto()
  await store.apply(id, { kind: 'remove' })
  expect(await again().listOpen()).toMatchObject([{ state: 'removing', was: 'waiting' }])
  await store.apply(id, { kind: 'removed' })
  vi.setSystemTime(30 * day - 1)
  await again().forgetOld()
  await again().apply(id, { kind: 'put-back' })
  expect(await again().listOpen()).toMatchObject([{ state: 'waiting', was: null }])
  expect(await (await again().photoOf(id))?.text()).toBe('wet')
  await store.apply(id, { kind: 'remove' })
  await store.apply(id, { kind: 'removed' })
  vi.setSystemTime(60 * day + 1)
  await store.forgetOld()
  expect([await database.entries.count(), await database.blobs.count()]).toEqual([0, 0])
})

test('only the latest receipts are shown, the latest first, and everything that is open', async () => {
  const { store, add, receive } = await aStore()
  const ids: string[] = []
  for (let number = 0; number < 25; number++) ids.push(await add({ kind: 'note', text: String(number) }))
  for (const id of ids) await receive(id)
  const open = await add({ kind: 'note', text: 'Wet.' })
  const shown = await new Promise<string[][]>((resolve) => {
    const stop = store.watch((...lists) => {
      stop()
      resolve(lists.map((list) => list.map(({ id }) => id)))
    })
  })
  expect(shown).toEqual([[open], ids.toReversed().slice(0, 20)])
})

const undoOf = (id: string): Write => ({
  kind: 'undo_step',
  undo: { id, kind: 'arrived', step_at: '2026-11-20T12:00:00.000Z' },
})

test('a step that was never sent is taken back without a trace', async () => {
  const { store, add } = await aStore()
  const note = await add({ kind: 'note', text: 'Wet.' })
  await add(undoOf(await add({ kind: 'step', step: 'arrived' })))
  expect(await store.listOpen()).toMatchObject([{ id: note }])
})

test('a step that may have arrived is not sent again, and the server is told that it was a mistake', async () => {
  const { store, add } = await aStore()
  const step = await add({ kind: 'step', step: 'arrived' })
  await store.apply(step, { kind: 'tried' })
  await store.apply(step, { kind: 'no-answer', fault: { ...fault, status: null } })
  await add(undoOf(step))
  expect(await store.listOpen()).toMatchObject([{ write: { kind: 'undo_step', undo: { id: step } } }])
})

test('a step that is on its way stays until its receipt, and its undo waits beside it', async () => {
  const { store, add } = await aStore()
  const step = await add({ kind: 'step', step: 'arrived' })
  await store.apply(step, { kind: 'tried' })
  await add(undoOf(step))
  expect((await store.listOpen()).map(({ write, state }) => [write.kind, state])).toEqual([
    ['step', 'sending'],
    ['undo_step', 'waiting'],
  ])
})

test('of many changes in a row few are read, and the last of them always is', async () => {
  const { store, add } = await aStore()
  const shown: number[] = []
  const stop = store.watch((open) => shown.push(open.length))
  const ids = []
  for (let number = 0; number < 30; number++) ids.push(await add({ kind: 'note', text: `Note ${number}` }))
  await vi.waitFor(() => expect(shown.at(-1)).toBe(30))
  expect(shown.length).toBeLessThan(30)
  for (const id of ids.slice(0, 10)) {
    await store.remove(id)
    const left = 29 - ids.indexOf(id)
    if (left % 3 === 0) await vi.waitFor(() => expect(shown.at(-1)).toBe(left))
  }
  await vi.waitFor(() => expect(shown.at(-1)).toBe(20))
  stop()
})

test('on a full device downloaded photos make room for what is done here', async () => {
  const { store, database, addPhoto } = await aStore()
  const sealed = { iv: null, bytes: new ArrayBuffer(8) }
  await database.photos.put({ lead: newId(), path: '/api/photos/x/picture', type: 'image/jpeg', sealed })
  const put = database.blobs.put.bind(database.blobs)
  let isFull = true
  database.blobs.put = ((blob) => {
    if (!isFull) return put(blob)
    isFull = false
    return Dexie.Promise.reject(new Dexie.QuotaExceededError('Full'))
  }) satisfies typeof put
  const id = await addPhoto()
  expect(await (await store.photoOf(id))?.text()).toBe('wet')
  expect(await database.photos.count()).toBe(0)
})

test('what was removed makes room only where what was downloaded is not enough', async () => {
  const { store, database, addPhoto } = await aStore()
  const [removed, waiting] = [await addPhoto(), await addPhoto()]
  await store.apply(removed, { kind: 'remove' })
  await store.apply(removed, { kind: 'removed' })
  const sealed = { iv: null, bytes: new ArrayBuffer(8) }
  await database.photos.put({ lead: newId(), path: '/api/photos/x/picture', type: 'image/jpeg', sealed })
  const put = database.blobs.put.bind(database.blobs)
  let refusals = 2
  database.blobs.put = ((blob) =>
    refusals-- > 0
      ? Dexie.Promise.reject(new Dexie.QuotaExceededError('Full'))
      : put(blob)) satisfies typeof put
  await addPhoto()
  expect(await store.photoOf(removed)).toBe(null)
  expect(await store.photoOf(waiting)).not.toBe(null)
  expect(await database.entries.count()).toBe(2)
})

test('what was never sent is taken back without a trace, and nothing that the server may have', async () => {
  const { store, again, add } = await aStore()
  const text = 'Photos of the ceiling'
  const write = { kind: 'item_change', item_id: newId(), revision: 1, done: true, text } as const
  const [unsent, tried] = [await add(write), await add(write)]
  await store.apply(tried, { kind: 'tried' })
  await store.apply(tried, { kind: 'no-answer', fault })
  expect([await store.withdraw(unsent), await store.withdraw(tried)]).toEqual([true, false])
  expect(await store.withdraw(unsent)).toBe(false)
  expect((await again().listOpen()).map(({ id }) => id)).toEqual([tried])
})
