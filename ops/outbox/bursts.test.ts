import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { openDatabase } from '../store/database.ts'
import { sealerWith } from '../store/sealing.ts'
import { openBursts, type Burst } from './bursts.ts'
import { openOutboxStore } from './outbox-store.ts'

const leadId = newId()
const names = ['IMG_1.jpg', 'IMG_2.jpg', 'IMG_3.jpg']

async function aDevice() {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const database = openDatabase(newId())
  const sealer = sealerWith(key)
  const outbox = openOutboxStore(database, sealer)
  /** The same device in another tab, or after a new start. */
  const open = () => openBursts(database, sealer)
  async function begin(closes?: Parameters<ReturnType<typeof open>['begin']>[1]) {
    const burst = { id: newId(), leadId, customer: 'Ann Miller', photos: names.map(named) }
    await open().begin(burst, closes)
    return burst
  }
  async function store(burst: { id: string }, { id, name }: { id: string; name: string }) {
    const write = { kind: 'photo', name, sha256: null } as const
    const entry = { id, leadId, customer: 'Ann Miller', write, at: 0 }
    await outbox.add(entry, { bytes: new Blob(['wet'], { type: 'image/jpeg' }), burst: burst.id })
  }
  return { database, key, outbox, open, begin, store }
}

const named = (name: string) => ({ id: newId(), name })

/** What is broken off, as soon as it is `count` bursts. */
async function brokenOff(store: ReturnType<typeof openBursts>, count: number) {
  const told = vi.fn<(bursts: readonly Burst[]) => void>()
  const stop = store.watch(told)
  await vi.waitFor(() => expect(told.mock.lastCall?.[0]).toHaveLength(count))
  stop()
  return told.mock.lastCall?.[0] ?? []
}

test('a browser that is killed while it stores photos says after a new start which of them are missing', async () => {
  const { database, outbox, open, begin, store } = await aDevice()
  const burst = await begin()
  const [row] = await database.bursts.toArray()
  expect(new TextDecoder().decode(row?.sealed.bytes)).not.toContain('IMG')
  for (const photo of burst.photos.slice(0, 1)) await store(burst, photo)
  expect(await outbox.listOpen()).toHaveLength(1)
  expect(await brokenOff(open(), 1)).toEqual([
    { id: burst.id, leadId, customer: 'Ann Miller', all: 3, missing: burst.photos.slice(1) },
  ])
})

test('once the last photo is stored nothing is said, and no tab says anything while one of them still stores', async () => {
  const { open, begin, store, database } = await aDevice()
  const burst = await begin()
  const running = open()
  const done = running.run(burst.id, async () => {
    expect(await brokenOff(open(), 0)).toEqual([])
    for (const photo of burst.photos) await store(burst, photo)
  })
  await done
  expect(await brokenOff(open(), 0)).toEqual([])
  expect(await database.bursts.count()).toBe(0)
})

test('a file that is no photo is not missing, and one that found no room is', async () => {
  const { open, begin, store } = await aDevice()
  const burst = await begin()
  const [first, second, third] = burst.photos
  if (!first || !second || !third) throw new Error('Three photos')
  await store(burst, first)
  await open().leaveOut(burst.id, [second.id])
  expect(await brokenOff(open(), 1)).toMatchObject([{ all: 2, missing: [{ name: 'IMG_3.jpg' }] }])
  await open().leaveOut(burst.id, [third.id])
  expect(await brokenOff(open(), 0)).toEqual([])
})

test('adding the rest closes what was broken off in the same step, but for what is still missing', async () => {
  const { open, begin } = await aDevice()
  const first = await begin()
  const second = await begin({ id: first.id, photoIds: first.photos.slice(1).map(({ id }) => id) })
  const left = await brokenOff(open(), 2)
  expect(left.find(({ id }) => id === first.id)?.missing).toEqual(first.photos.slice(0, 1))
  expect(left.find(({ id }) => id === second.id)?.missing).toHaveLength(3)
})

test('what is opened slowly never takes the place of what was read after it', async () => {
  const { database, open, begin, key } = await aDevice()
  await begin()
  await begin()
  const held: (() => void)[] = []
  const { open: unseal, ...sealer } = sealerWith(key)
  /** Opens the first that is asked for only after all others. */
  const slowly = openBursts(database, {
    ...sealer,
    open: async (sealed) => {
      if (held.length === 0) await new Promise<void>((resolve) => held.push(resolve))
      return unseal(sealed)
    },
  })
  const told = vi.fn<(bursts: readonly Burst[]) => void>()
  const stop = slowly.watch(told)
  await vi.waitFor(() => expect(told.mock.lastCall?.[0]).toHaveLength(2))
  for (const release of held) release()
  await expect(brokenOff(open(), 2)).resolves.toHaveLength(2)
  stop()
  expect(told.mock.lastCall?.[0]).toHaveLength(2)
})
