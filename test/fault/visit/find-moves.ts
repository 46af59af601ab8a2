import * as z from 'zod'
import { JobEquipment } from '#domain/equipment/moves/job-equipment.ts'
import { ask } from '../colleague.ts'
import { isGray } from '../gray-photo.ts'
import type { Stage } from '../stage.ts'
import { query } from '../stored-photos.ts'
import type { Moved } from './plan.ts'
import type { Scene } from './scene.ts'

const WithPhotos = z.object({ photos: z.array(z.object({ sha256: z.string(), url: z.string() })) })

/** Each move is there once, in turn, with the photo that was taken of it, and the unit stood at the job once. */
export async function findMoves(stage: Stage, { token, job, unit }: Scene, moves: readonly Moved[]) {
  const lost: string[] = []
  const doubled: string[] = []
  const odd: string[] = []
  const { rows } = await query<{ kind: string; photo: string | null }>(
    stage.place,
    `select kind, photo from equipment_move where job_id = '${job}' order by at, id`,
  )
  const get = (path: string) => ask(stage.url(), { token, method: 'GET', path })
  const { photos } = WithPhotos.parse(await get(`/api/jobs/${job}`))
  for (const { move, brightness } of moves) {
    const received = rows.filter(({ kind }) => kind === move)
    if (received.length === 0) lost.push(`${unit} was not ${move}`)
    if (received.length > 1) doubled.push(`${unit} was ${move} ${received.length} times`)
    for (const { photo: named } of received) {
      const photo = photos.find(({ sha256 }) => sha256 === named)
      if (!photo) lost.push(`The photo of ${unit} ${move} is not at the job`)
      else if (!(await isGray(new URL(photo.url, stage.url()), brightness)))
        odd.push(`The photo of ${unit} ${move} shows something else`)
    }
  }
  if (photos.length > moves.length) doubled.push(`The job has ${photos.length} photos`)
  const order = rows.map(({ kind }) => kind).join(', ')
  if (order !== moves.map(({ move }) => move).join(', ')) odd.push(`${unit} was ${order}`)
  const { items } = JobEquipment.parse(await get(`/api/jobs/${job}/equipment`))
  const stood = items.map(({ number, room, condition }) => `${number}, ${room}, ${condition}`).join('; ')
  if (stood !== `${unit}, Hall, good`) odd.push(`At the job stood ${stood}`)
  return { lost, doubled, odd }
}
