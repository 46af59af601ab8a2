import { announce } from '#platform/events/events.ts'
import type { World } from '#platform/world.ts'
import { leadAssigned } from './lead-events.ts'
import { isWorker } from './workers.server.ts'

type Given = {
  lead_id: string
  from: string | null
  to: string | null
  by: string
  /** That who gets it hears of it otherwise. */
  knows?: boolean
  /** The visit that gives it, with whose it was before; without one a person assigns it on purpose. */
  visit?: { id: string; before: string | null } | null
}

/** Makes a request someone's, or nobody's, for whoever has locked it: what others see of it is of an earlier revision then. */
export async function giveLead(world: World, given: Given): Promise<void> {
  const { lead_id, from, to, by, knows = false, visit } = given
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
  await announce(world, leadAssigned, { lead_id, from, to, ...(knows && { knows }) }, by)
}

/** Whoever gets a request back; no one where they can’t take requests any more. */
export async function ifTheyWork(world: World, employeeId: string | null): Promise<string | null> {
  return employeeId !== null && (await isWorker(world, employeeId)) ? employeeId : null
}
