import { announce } from '#platform/events/events.ts'
import type { World } from '#platform/world.ts'
import { followRequest } from '#domain/chat/follow-request.server.ts'
import { leadAssigned } from './lead-events.ts'
import { isWorker } from './workers.server.ts'

type Given = {
  lead_id: string
  from: string | null
  to: string | null
  by: string
  /** That who gets it hears of it otherwise. */
  knows?: boolean
  /** The job to which the visit went along, where two jobs are merged or a merge is undone. */
  moved_to?: string | undefined
  /** The visit that gives it, with whose it was before; without one a person assigns it on purpose. */
  visit?: { id: string; before: string | null } | null
}

/**
 * Makes a request someone's, or nobody's, for whoever has locked it: what others see of it is of an earlier revision then. Its chat goes
 * along where whoever loses it does not see it any more.
 */
export async function giveLead(world: World, given: Given): Promise<void> {
  const { lead_id, from, to, by, knows = false, moved_to, visit } = given
  await world.db
    .updateTable('lead')
    .set((lead) => ({
      assigned_to: to,
      assigned_for: visit?.id ?? null,
      assigned_before: visit?.before ?? null,
      revision: lead('revision', '+', 1),
    }))
    .where('id', '=', lead_id)
    .execute()
  if (from === to) return
  const more = { ...(knows && { knows }), ...(moved_to && { moved_to }) }
  await announce(world, leadAssigned, { lead_id, from, to, ...more }, by)
  await followRequest(world, { lead_id, from, to, by })
}

/** Gives an open request that nobody has to someone who may work on it. Says whether it did. */
export async function giveIfNobodys(
  world: World,
  { lead_id, to, by }: { lead_id: string; to: string; by: string },
): Promise<boolean> {
  const lead = await world.db
    .selectFrom('lead')
    .select(['assigned_to', 'status', 'quarantined_at'])
    .where('id', '=', lead_id)
    .forUpdate()
    .executeTakeFirst()
  if (!lead || lead.assigned_to || lead.status === 'closed' || lead.quarantined_at) return false
  if (!(await isWorker(world, to))) return false
  await giveLead(world, { lead_id, from: null, to, by })
  return true
}

/** Whoever gets a request back; no one where they can’t take requests any more. */
export async function ifTheyWork(world: World, employeeId: string | null): Promise<string | null> {
  return employeeId !== null && (await isWorker(world, employeeId)) ? employeeId : null
}
