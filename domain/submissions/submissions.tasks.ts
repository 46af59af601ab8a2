import type { World } from '#platform/world.ts'
import { fixNotice } from '#domain/push/notice.ts'
import { notifyAwake } from '#domain/push/push.tasks.ts'
import { findWhoFixes } from './review.server.ts'

type Told = { job_id: string; submission_id: string }

/** Tells who submitted a form on their devices that it needs a fix, under the rules of an assignment; not where that was taken back. */
export async function notifyOfFix(world: World, told: Told): Promise<void> {
  const person = await findWhoFixes(world, told.submission_id)
  if (person) await notifyAwake(world, person, (language) => fixNotice(told, language))
}
