import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { minute } from '#platform/time.ts'
import type { Space } from './levels.ts'
import { watchDisks, type WatchedDisk } from './watch-disks.ts'

const megabyte = 2 ** 20
const large = 100_000 * megabyte
const sentence = 'Please call (330) 555-0142.'

test('below 500 MB of free room nothing is taken in, until there are 600 MB again', async () => {
  const { watch, lookWith } = await watchOne({ free: 500 * megabyte, total: large })
  const { room } = watch
  expect(room.refusal()).toBeNull()

  await lookWith(499 * megabyte)
  expect(room.refusal()).toMatchObject({ status: 503, code: 'disk_full', message: sentence })
  expect(room.refusal()?.extra.retryAfter).toBe(60)

  await lookWith(599 * megabyte)
  expect(room.refusal()).not.toBeNull()
  await lookWith(600 * megabyte)
  expect(room.refusal()).toBeNull()
})

test('photos are refused earlier, while requests for help are still taken', async () => {
  const { watch, lookWith } = await watchOne({ free: 1000 * megabyte, total: large })
  expect(watch.room.photoRefusal()).toBeNull()
  await lookWith(999 * megabyte)
  expect(watch.room.photoRefusal()).toMatchObject({ status: 503, code: 'no-room-for-photos' })
  expect(watch.room.refusal()).toBeNull()
})

test('on a small disk the level is a tenth of it', async () => {
  const { watch, lookWith } = await watchOne({ free: 100 * megabyte, total: 1000 * megabyte })
  expect(watch.room.refusal()).toBeNull()
  await lookWith(99 * megabyte)
  expect(watch.room.refusal()).not.toBeNull()
})

test('each change is logged once', async () => {
  const { lines, lookWith } = await watchOne({ free: large, total: large })
  for (const free of [400, 300, 550, 400]) await lookWith(free * megabyte)
  expect(lines).toEqual(['a disk is nearly full: requests are refused until there is space'])
  for (const free of [700, 800, 550]) await lookWith(free * megabyte)
  expect(lines.slice(1)).toEqual(['there is enough disk space again'])
})

test('a disk that is nearly full at the start is known before anything is taken in', async () => {
  const { watch } = await watchOne({ free: 10 * megabyte, total: large })
  expect(watch.room.refusal()).not.toBeNull()
})

test('of two disks either may run short, and both must have room again', async () => {
  const free = new Map([
    ['/database', large],
    ['/files', 0],
  ])
  const watch = await watchDisks({
    disks: [{ path: '/database' }, { path: '/files' }],
    log: { warn: () => {} },
    sentence: () => sentence,
    readSpace: async (path) => ({ free: free.get(path) ?? 0, total: large }),
  })
  onTestFinished(watch.stop)
  expect(watch.room.refusal()).not.toBeNull()
  free.set('/files', large).set('/database', 0)
  await watch.look()
  expect(watch.room.refusal()).not.toBeNull()
  free.set('/database', large)
  await watch.look()
  expect(watch.room.refusal()).toBeNull()
})

test('a disk that cannot be looked at stays what it was', async () => {
  const { watch, lookWith, breakReading } = await watchOne({ free: 0, total: large })
  breakReading()
  await lookWith(large)
  expect(watch.room.refusal()).not.toBeNull()
})

test('a write that found the disk full is answered alike, whatever was last seen', async () => {
  const { watch, lines } = await watchOne({ free: large, total: large })
  const { room } = watch
  for (const code of ['53100', 'ENOSPC', 'EDQUOT'])
    expect(room.refusalFor(anError(code))).toMatchObject({
      status: 503,
      code: 'disk_full',
      message: sentence,
    })
  expect(room.refusalFor(anError('23505'))).toBeNull()
  expect(room.refusal()).toBeNull()
  expect(lines).toEqual(['a write failed: the disk is full'])
})

test('a write that found the disk full brings on a look at once', async () => {
  const { watch, space } = await watchOne({ free: large, total: large })
  space.free = 0
  watch.room.refusalFor(anError('53100'))
  const beforeTheNextRegularLook = { timeout: 1000 }
  await expect.poll(() => watch.room.refusal(), beforeTheNextRegularLook).not.toBeNull()
})

test('ballast is laid some time after the start, and given up when the disk is full', async () => {
  const ballast = join(aFolder(), 'ballast')
  const { lookWith, wait } = await watchOne({ free: large, total: large }, { ballast })
  await lookWith(large)
  expect(sizeOf(ballast)).toBeNull()

  wait(minute)
  await lookWith(large)
  await expect.poll(() => sizeOf(ballast)).toBe(64 * megabyte)

  await lookWith(40 * megabyte)
  expect(sizeOf(ballast)).toBe(64 * megabyte)
  await lookWith(31 * megabyte)
  expect(sizeOf(ballast)).toBeNull()
})

test('ballast is laid again only where it leaves room enough, and not at once', async () => {
  const ballast = join(aFolder(), 'ballast')
  const { lookWith, wait } = await watchOne({ free: 0, total: 100 * megabyte }, { ballast })
  await lookWith(0)
  await lookWith(100 * megabyte)
  wait(minute)
  await lookWith(100 * megabyte)
  expect(sizeOf(ballast)).toBeNull()

  wait(10 * minute)
  await lookWith(16 * megabyte)
  expect(sizeOf(ballast)).toBeNull()
  await lookWith(17 * megabyte)
  await expect.poll(() => sizeOf(ballast)).toBe(5 * megabyte)
})

async function watchOne(space: Space, disk: Partial<WatchedDisk> = {}) {
  const lines: string[] = []
  const clock = { time: 0 }
  let isBroken = false
  const watch = await watchDisks({
    disks: [{ path: '/', ...disk }],
    log: { warn: (...said: unknown[]) => void lines.push(String(said.at(-1))) },
    sentence: () => sentence,
    async readSpace() {
      if (isBroken) throw new Error('stale handle')
      return { ...space }
    },
    now: () => clock.time,
  })
  onTestFinished(watch.stop)
  return {
    watch,
    space,
    lines,
    breakReading: () => void (isBroken = true),
    wait: (milliseconds: number) => void (clock.time += milliseconds),
    async lookWith(free: number) {
      space.free = free
      await watch.look()
    },
  }
}

function anError(code: string) {
  return Object.assign(new Error('No space left on device'), { code })
}

function sizeOf(file: string) {
  return statSync(file, { throwIfNoEntry: false })?.size ?? null
}

function aFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'disk-room-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
