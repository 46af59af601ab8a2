import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { createHash } from 'node:crypto'
import { aPicture } from '#platform/images/pictures.fixture.ts'
import { newId } from '#platform/uuid.ts'
import { openDatabase } from '../store/database.ts'
import { sealerWith } from '../store/sealing.ts'
import { openBursts, type Burst } from './bursts.ts'
import { openOutboxStore } from './outbox-store.ts'
import { chosenAgain, storeBurst } from './store-burst.ts'

const to = { leadId: newId(), customer: 'Ann Miller' }

function aDevice() {
  const database = openDatabase(newId())
  const sealer = sealerWith(null)
  return { store: openOutboxStore(database, sealer), bursts: openBursts(database, sealer) }
}

const file = (name: string) => new File(['wet'], name, { type: 'image/jpeg' })

test('the good ones of many photos are stored, and the others are told by name', async () => {
  const { store, bursts } = aDevice()
  const steps: number[] = []
  const outcome = await storeBurst(
    { store, bursts, check: async ({ name }) => (name.endsWith('.pdf') ? 'photo-kind' : null) },
    { ...to, files: [file('IMG_1.jpg'), file('plan.pdf'), file('IMG_2.jpg')] },
    (done) => steps.push(done),
  )
  expect(outcome).toEqual({ unfit: [{ name: 'plan.pdf', reason: 'photo-kind' }], notStored: 0 })
  const entries = await store.listOpen()
  expect(entries.map(({ write }) => write)).toMatchObject([{ name: 'IMG_1.jpg' }, { name: 'IMG_2.jpg' }])
  expect(await (await store.photoOf(entries[0]?.id ?? ''))?.text()).toBe('wet')
  expect(steps).toEqual([1, 2, 3])
})

test('a photo of a job says when the camera took it, and what its bytes were before they are made small', async () => {
  const { store, bursts } = aDevice()
  const aim = { phase: 'before', room_id: newId(), is_restricted: false, isTaken: false } as const
  const exif = {
    IFD0: { Make: 'Phone' },
    IFD2: { DateTimeOriginal: '2026:11:20 07:02:11', OffsetTimeOriginal: '-05:00' },
  }
  const bytes = new Uint8Array(await aPicture(40, 30).withExif(exif).jpeg().toBuffer())
  const copied = new Date('2026-11-24T09:00:00Z').getTime()
  const files = [
    new File([bytes], 'camera.jpg', { lastModified: copied }),
    new File(['no time'], 'sent.jpg', { lastModified: copied }),
  ]
  await storeBurst({ store, bursts, check: async () => null }, { ...to, files, aim }, () => {})
  const entries = await store.listOpen()
  const { isTaken: _, ...said } = aim
  expect(entries.map(({ write }) => write.kind === 'photo' && write.of_job)).toEqual([
    {
      ...said,
      caption: '',
      taken_at: '2026-11-20T12:02:11.000Z',
      time_from: 'camera',
      original_sha256: createHash('sha256').update(bytes).digest('hex'),
    },
    expect.objectContaining({ taken_at: '2026-11-24T09:00:00.000Z', time_from: 'file' }),
  ])
})

test('what found no room is named as missing afterwards', async () => {
  const { store, bursts } = aDevice()
  const full = { ...store, add: () => Promise.reject(new Error('Full')) }
  const outcome = await storeBurst(
    { store: full, bursts, check: async () => null },
    { ...to, files: [file('IMG_1.jpg')] },
    () => {},
  )
  expect(outcome).toEqual({ unfit: [], notStored: 1 })
  const told = vi.fn<(bursts: readonly Burst[]) => void>()
  const stop = bursts.watch(told)
  await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith([expect.objectContaining({ all: 1 })]))
  stop()
})

test.each([
  ['the same names', ['b.jpg', 'c.jpg'], ['2', '3']],
  ['one of them', ['c.jpg', 'other.jpg'], ['3']],
  ['as many as were missing, under other names', ['1.heic', '2.heic', '3.heic'], ['1', '2', '3']],
])('of what is missing, %s closes %j', (_, names, closed) => {
  const missing = ['a.jpg', 'b.jpg', 'c.jpg'].map((name, nth) => ({ id: String(nth + 1), name }))
  expect(chosenAgain(missing, names)).toEqual(closed)
})
