import * as z from 'zod'
import { foot } from '#domain/rooms/length.ts'
import { planFigures } from '#domain/sketch/plan-figures.ts'
import { JobSketches } from '#domain/sketch/sketch.ts'
import { readDevice } from '../basement/device.ts'
import { ask } from '../colleague.ts'
import type { Desk } from '../come-back.ts'
import { isGray } from '../gray-photo.ts'
import { query } from '../stored-photos.ts'
import { roomName } from './draw-room.ts'
import type { FieldWork } from './plan.ts'
import type { Scene } from './scene.ts'
import type { Taken } from './take-photos.ts'

const Rooms = z.object({ items: z.array(z.object({ id: z.uuid(), name: z.string(), drawn: z.unknown() })) })

/** The plan is there once, exact to the sixteenth of an inch, with the room between its walls; the evidence of the job fits. */
export async function findPlan(url: string, { token, job }: Scene, { feet }: FieldWork) {
  const get = (path: string) => ask(url, { token, method: 'GET', path: `/api/jobs/${job}/${path}` })
  const { items: sketches } = JobSketches.parse(await get('sketches'))
  const { items: rooms } = Rooms.parse(await get('rooms'))
  const odd: string[] = []
  const shapes = sketches.flatMap(({ plan }) => planFigures(plan).map(({ shape }) => shape))
  const [shape] = shapes
  if (shape && (shape.length !== feet.across * foot || shape.width !== feet.down * foot))
    odd.push(`The room measures ${shape.length} by ${shape.width} sixteenths of an inch`)
  const [room] = rooms
  if (room && (room.name !== roomName || room.drawn === null)) odd.push(`The room is ${JSON.stringify(room)}`)
  const { broken, differing } = await get('evidence')
  if (broken) odd.push(`The evidence breaks at ${broken.position}`)
  if (differing > 0) odd.push(`${differing} rows are not as they were recorded`)
  return {
    lost: [...(shape ? [] : ['The plan has no room']), ...(room ? [] : ['The job has no room'])],
    doubled: [
      ...(sketches.length > 1 ? [`The level was drawn ${sketches.length} times`] : []),
      ...(rooms.length > 1 ? [`The room is there ${rooms.length} times`] : []),
    ],
    odd,
  }
}

/** Each photo is at the job once, under the hash of the bytes that the camera wrote, and shows what it showed. */
export async function findPhotos({ stage }: Desk, { token, job }: Scene, taken: readonly Taken[]) {
  const lost: string[] = []
  const doubled: string[] = []
  const odd: string[] = []
  const { rows } = await query<{ id: string; original: string | null; sha256: string }>(
    stage.place,
    `select id, original_sha256 as original, sha256 from record_photo where record_id = '${job}'`,
  )
  const { items } = await ask(stage.url(), {
    token,
    method: 'GET',
    path: `/api/jobs/${job}/photos?limit=200`,
  })
  for (const { brightness, sha256 } of taken) {
    const received = rows.filter((row) => row.original === sha256 || row.sha256 === sha256)
    if (received.length === 0) lost.push(`The photo of brightness ${brightness}`)
    if (received.length > 1) doubled.push(`The photo of brightness ${brightness}, ${received.length} times`)
    for (const { id } of received) {
      const shown = items.find((each: { id: string }) => each.id === id)
      if (!shown) lost.push(`The photo of brightness ${brightness} is not in the gallery`)
      else if (!(await isGray(new URL(shown.url, stage.url()), brightness)))
        odd.push(`The photo of brightness ${brightness} shows something else`)
    }
  }
  if (rows.length > taken.length) doubled.push(`The job has ${rows.length} photos, of ${taken.length}`)
  return { lost, doubled, odd }
}

/** What the phone still holds without a receipt of the server. */
export async function findUnsent({ page, by }: Desk) {
  const { entries } = await readDevice(page, by.id)
  const open = entries.filter(({ state }) => state !== 'received')
  return {
    acknowledged: entries.length - open.length,
    odd: open.map(({ write, state }) => `${write.kind} is ${state} on the phone`),
  }
}
