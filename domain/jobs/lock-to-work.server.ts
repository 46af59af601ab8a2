import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { refusalToMissing } from '#domain/leads/desk/reassigned.server.ts'
import { wasTheirs } from '#domain/visits/was-theirs.server.ts'
import { lockJob, type JobScope } from './jobs.server.ts'

/**
 * Locks a job for what someone did there. Whoever had its request is told that it was reassigned: their device sends the same again once
 * it is theirs. What they did while it was theirs counts.
 */
export async function lockToWork(
  world: World,
  worker: JobScope,
  worked: { lead_id: string; at: Date },
): Promise<void> {
  const { lead_id } = worked
  try {
    await lockJob(world, worker, lead_id)
  } catch (error) {
    if (!isMissing(error)) throw error
    if (await wasTheirs(world, { ...worked, employee_id: worker.employee.id })) {
      await lockJob(world, { employee: worker.employee, scope: 'all' }, lead_id)
      return
    }
    const why = await refusalToMissing(world, worker.employee.id, lead_id)
    throw why.code === 'lead-reassigned' ? why : error
  }
}

export function isMissing(error: unknown) {
  return error instanceof Refusal && error.code === 'job-not-found'
}
