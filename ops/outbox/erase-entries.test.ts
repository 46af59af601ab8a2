import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import type { Write } from '#domain/sync/write.ts'
import { openDatabase } from '../store/database.ts'
import { sealerWith } from '../store/sealing.ts'
import { eraseEntries } from './erase-entries.ts'
import { openOutboxStore } from './outbox-store.ts'
import type { EntryEvent } from './outbox.ts'

const hash = 'a'.repeat(64)
const fault = { status: 409, code: 'lead-moved-on', detail: 'Someone changed this request first.' }
const received = [{ kind: 'tried' }, { kind: 'receipt', hash, receipt: hash }] as const
const withOffice = [{ kind: 'tried' }, { kind: 'refused', fault }, { kind: 'reported' }] as const
const note = { kind: 'note', text: 'Wet to the studs.' } as const
const base = { status: 'new', name: 'Ann Miller' }
const current = { status: 'closed', name: 'Ann Miller-Vance' }

/** The outbox of someone, and what a thief with their key reads there after the device was erased. */
async function aDevice() {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const database = openDatabase(newId())
  const sealer = sealerWith(key)
  const store = openOutboxStore(database, sealer)
  async function add(write: Write, events: readonly EntryEvent[] = []) {
    const id = newId()
    const photo = { bytes: new Blob(['wet'], { type: 'image/jpeg' }) }
    const entry = { id, leadId: newId(), customer: 'Ann Miller', write, at: Date.now(), base }
    await store.add(entry, write.kind === 'photo' ? photo : undefined)
    for (const event of events) await store.apply(id, event)
    return id
  }
  const find = (id: string) => openOutboxStore(database, sealer).find(id)
  return { database, sealer, store, add, find }
}

test('of a device that is erased the outbox has nothing that the server has, and no photo of it', async () => {
  const { database, add, find } = await aDevice()
  const photo = { kind: 'photo', name: 'wet.jpg', sha256: hash } as const
  const decided = (state: 'taken_over' | 'discarded') =>
    [...withOffice, { kind: 'decided', state, reason: '' }] as const
  for (const events of [received, decided('taken_over'), decided('discarded')]) await add(photo, events)
  const unsent = [await add(photo), await add(note, withOffice)]
  await eraseEntries(database)
  expect((await database.entries.toArray()).map(({ id }) => id)).toEqual(unsent)
  expect(await database.blobs.toCollection().primaryKeys()).toEqual(unsent.slice(0, 1))
  expect(await find(unsent[1] ?? '')).toMatchObject({ state: 'with_office', write: note })
})

test('of what was not sent an erased device keeps nothing that was read, and a clash is found anew', async () => {
  const { database, add, find } = await aDevice()
  const move = { kind: 'move', move: { status: 'contacted', revision: 1 } } as const
  const clash = [{ kind: 'tried' }, { kind: 'clash', fault, current }] as const
  const [waiting, clashing] = [await add(move), await add(move, clash)]
  expect(await find(clashing)).toMatchObject({ state: 'clash', base, current })
  await eraseEntries(database)
  const kept = { state: 'waiting', write: move, base: null, current: null, fault: null }
  expect(await find(waiting)).toMatchObject(kept)
  expect(await find(clashing)).toMatchObject(kept)
})

test('what an older version sealed together is apart after the next start, so that no key is needed to erase it', async () => {
  const { database, sealer, store, add, find } = await aDevice()
  const id = await add(note)
  const content = { version: 2, leadId: newId(), customer: 'Ann Miller', at: 0, write: note, base, current }
  const sealed = await sealer.seal({ ...content, reason: '', reply: '', decider: null, was: null })
  await database.entries.toCollection().modify((row) => {
    row.sealed = sealed
    delete row.sides
  })
  expect(await find(id)).toMatchObject({ base, current })
  await store.sealAnew()
  expect(await find(id)).toMatchObject({ base, current })
  await eraseEntries(database)
  expect(await find(id)).toMatchObject({ write: note, base: null, current: null })
})
