import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { hour } from '#platform/time.ts'
import { mountSmallDisk } from '#test/small-disk.ts'
import { spaceOf } from './space.ts'
import { watchDisks } from './watch-disks.ts'

const megabyte = 2 ** 20

test('on a disk that is truly full the ballast makes room for what the database must still write', async ({
  skip,
}) => {
  const disk = await mountSmallDisk(64)
  if (!disk) return skip('only root, where the kernel allows it, can mount a small disk')
  onTestFinished(disk.unmount)
  const clock = { time: 0 }
  let isLooking = false
  const watch = await watchDisks({
    disks: [{ path: disk.path, ballast: join(disk.path, 'ballast') }],
    log: { warn: () => {} },
    sentence: () => 'Please call.',
    readSpace: async (path) => (isLooking ? spaceOf(path) : { free: 64 * megabyte, total: 64 * megabyte }),
    now: () => clock.time,
  })
  onTestFinished(watch.stop)
  clock.time = hour
  await watch.look()
  await expect.poll(() => disk.free()).toBeLessThan(61 * megabyte)

  await disk.fillUp(0)
  const segment = () => writeFile(join(disk.path, 'segment'), Buffer.alloc(3 * megabyte))
  await expect(segment()).rejects.toThrow('ENOSPC')
  isLooking = true
  await watch.look()
  expect(watch.room.refusal()).not.toBeNull()
  await segment()
})
