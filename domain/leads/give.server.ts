import { announce } from '#platform/events/events.ts'
import type { World } from '#platform/world.ts'
import { leadAssigned } from './lead-events.ts'

type Given = { lead_id: string; from: string | null; to: string | null; by: string; knows?: boolean }

/**
 * Makes a request someone's, or nobody's, for whoever has locked it: what others see of it is of an earlier revision then. `knows`:
 * who gets it hears of it otherwise.
 */
export async function giveLead(world: World, { lead_id, from, to, by, knows = false }: Given): Promise<void> {
  await world.db
    .updateTable('lead')
    .set((lead) => ({ assigned_to: to, revision: lead('revision', '+', 1) }))
    .where('id', '=', lead_id)
    .execute()
  await announce(world, leadAssigned, { lead_id, from, to, ...(knows && { knows }) }, by)
}
