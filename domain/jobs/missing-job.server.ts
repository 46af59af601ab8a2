import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { mergedAbove } from './family.server.ts'
import { jobNotFound, type JobScope } from './jobs.server.ts'
import { isSeenBy } from '#domain/leads/visible.ts'

/**
 * Why a person does not find a job. Whose visit a merge carried to another job has the address of the merged one still, and is led on;
 * the file of the kept job names it anyway. Nothing else is said of what they do not see.
 */
export async function refusalToMissingJob(world: World, viewer: JobScope, id: string): Promise<Refusal> {
  const kept = (await mergedAbove(world, id)).at(-1)
  if (!kept || !(await isSeenBy(world, viewer, kept.id))) return jobNotFound()
  return new Refusal(410, 'job-was-merged', `This job is part of ${kept.number} now. Open that one.`, {
    moved_to: kept,
  })
}
