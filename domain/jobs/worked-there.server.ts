import type { World } from '#platform/world.ts'
import { isSeenBy, type Viewer } from '#domain/leads/visible.ts'
import type { Done } from '#domain/visits/canceled-since.server.ts'
import { wasTheirs } from '#domain/visits/was-theirs.server.ts'
import { mergedAbove } from './family.server.ts'

/**
 * By which right someone works on a job that they don't see: it was merged into one that they see, whose file shows what is done here too,
 * or it was theirs as they did it. Null: by none.
 */
export async function findRightThere(
  world: World,
  { employee, scope }: Viewer,
  done: Omit<Done, 'employee_id'>,
): Promise<'kept-job' | 'was-theirs' | null> {
  const above = (await mergedAbove(world, done.lead_id)).map(({ id }) => id)
  const kept = above.at(-1)
  if (kept && (await isSeenBy(world, { employee, scope }, kept))) return 'kept-job'
  // What was canceled or given to others before the merge stayed, and what was so after it had gone along.
  for (const lead_id of [done.lead_id, ...above])
    if (await wasTheirs(world, { ...done, lead_id, employee_id: employee.id })) return 'was-theirs'
  return null
}
