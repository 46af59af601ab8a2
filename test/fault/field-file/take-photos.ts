import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { second } from '#platform/time.ts'
import { readDevice } from '../basement/device.ts'
import type { Desk } from '../come-back.ts'
import { grayPhoto } from '../gray-photo.ts'
import type { FieldWork } from './plan.ts'
import type { Scene } from './scene.ts'

const patience = 60 * second

/** A photo as the camera of the phone wrote it: what it shows, and the hash of its bytes. */
export type Taken = { brightness: number; sha256: string }

/** Adds the photos, series by series, each once all of the one before are on the device. */
export async function takePhotos(
  desk: Desk,
  { job }: Scene,
  { photos, killedAfterSeries }: FieldWork,
): Promise<Taken[]> {
  const reopen = () => desk.page.goto(`/ops/intake/${job}/photos`)
  await reopen()
  const taken: Taken[] = []
  for (const [nth, series] of photos.entries()) {
    const files = await Promise.all(series.map(asFile))
    await desk.page.locator('input[type=file][multiple]').first().setInputFiles(files)
    taken.push(
      ...files.map(({ buffer, brightness }) => ({
        brightness,
        sha256: createHash('sha256').update(buffer).digest('hex'),
      })),
    )
    await untilHere(desk, taken.length)
    if (nth !== killedAfterSeries) continue
    await desk.phone.kill()
    Object.assign(desk, await desk.phone.start())
    await reopen()
  }
  return taken
}

async function untilHere({ page, by, odd }: Desk, count: number) {
  let here = 0
  for (const end = Date.now() + patience; Date.now() < end; await sleep(100)) {
    const { entries } = await readDevice(page, by.id)
    here = entries.filter(({ write }) => write.kind === 'photo').length
    if (here >= count) return
  }
  odd.push(`${here} of ${count} photos are on the device`)
}

async function asFile(brightness: number) {
  const buffer = await grayPhoto(brightness)
  return { name: `IMG_${brightness}.jpg`, mimeType: 'image/jpeg', buffer, brightness }
}
