import { createHash } from 'node:crypto'
import { day } from '#platform/time.ts'
import type { World } from '#platform/world.ts'
import { daysLater } from '#domain/company/local-time.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import type { SignedIn } from '#domain/employees/employee.ts'
import { receivePhoto } from '#domain/photos/photos.server.ts'
import { Project } from '#domain/projects/project.ts'
import { publishProject } from '#domain/projects/projects.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { rollDice, rollId } from './dice.ts'
import { finishedWork, type FinishedWork } from './finished-work.ts'
import { drawPicture } from './pictures.ts'

export type Showing = { at: Date; act: (world: World, publisher: SignedIn) => Promise<void> }

/** A project for each finished job, published one a day while the company of the demo was new to its portal. */
export function showWork(now: Date): Promise<Showing[]> {
  return Promise.all(finishedWork.toReversed().map((work, nth) => show(work, nth, now)))
}

async function show(work: FinishedWork, nth: number, now: Date): Promise<Showing> {
  const { daysAgo, scene, before, after, ...told } = work
  const at = new Date(now.getTime() - (35 - nth) * day)
  const dice = rollDice(500 + nth)
  const seed = dice() * 2 ** 32
  const photos = [await drawPicture(scene, seed), await drawPicture(scene, seed, 'after')].map((bytes) => ({
    bytes,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }))
  const project = Project.parse({
    ...told,
    id: rollId(dice, at),
    finished_on: daysLater(companyDay(now), -daysAgo),
    days_to_dry: told.drying?.readings.at(-1)?.day ?? null,
    before: { sha256: photos[0]?.sha256, alt: before },
    after: { sha256: photos[1]?.sha256, alt: after },
    consent: `Demo ${nth + 1}`,
  })
  return {
    at,
    async act(world, publisher) {
      for (const { sha256, bytes } of photos) await receivePhoto(world, { sha256, bytes })
      await publishProject(world, allow(publisher, 'projects.publish'), project)
    },
  }
}
