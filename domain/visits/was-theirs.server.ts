import type { World } from '#platform/world.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { findCanceledSince, type Done } from './canceled-since.server.ts'

/**
 * Whether someone did this in their own right, although they see the job no more: the visit was canceled after it, or they were taken off
 * one that they had arrived at, and had not left.
 */
export async function wasTheirs(world: World, done: Done): Promise<boolean> {
  return (await findCanceledSince(world, done)) !== null || (await wereThere(world, done))
}

/** Whether they had told that they arrived that day, and not yet that they left. */
export async function wereThere(
  { db }: World,
  { lead_id, employee_id, at, visit_id }: Done,
): Promise<boolean> {
  const told = await db
    .selectFrom('visit_step')
    .select(['kind', 'at'])
    .where('lead_id', '=', lead_id)
    .where('employee_id', '=', employee_id)
    .where('kind', 'in', ['arrived', 'departed'])
    .where('visit_id', 'is not', null)
    .$if(visit_id !== undefined, (query) => query.where('visit_id', '=', visit_id ?? ''))
    .where('undone_at', 'is', null)
    .where('at', '<=', at)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return told?.kind === 'arrived' && companyDay(told.at) === companyDay(at)
}
