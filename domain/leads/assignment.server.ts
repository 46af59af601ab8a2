import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { type LeadAssignment } from './lead.ts'
import { giveLead } from './give.server.ts'
import { lockLead, requireReleased, requireRevision } from './leads.server.ts'
import { leaveVisits } from '#domain/visits/leave-visits.server.ts'
import { findWorkers, requireWorker } from './workers.server.ts'
import { leadAssigned } from './lead-events.ts'

/** Assigns the lead to someone who may work on it, or to no one. `revision` is the one the person saw. */
export function assignLead(
  world: World,
  dispatcher: Allowed<'leads.assign'>,
  { id, employee_id: to, revision }: LeadAssignment & { id: string },
): Promise<void> {
  return inTransaction(world, async (world) => {
    const lead = await lockLead(world, dispatcher, id)
    requireReleased(lead)
    await requireRevision(world, lead, revision)
    const from = lead.assigned_to
    if (from === to) return
    if (to) await requireWorker(world, to)
    await giveLead(world, { lead_id: id, from, to, by: dispatcher.employee.id })
  })
}

type Handover = { from: string; to: string | null }

/** Reassigns or unassigns the open leads of someone who leaves, who goes on no visit any more. Returns how many there were. */
export function reassignOpenLeads(
  world: World,
  manager: Allowed<'employees.deactivate'>,
  { from, to }: Handover,
): Promise<number> {
  return inTransaction(world, async (world) => {
    if (to) await requireWorker(world, to)
    return reassignAll(world, manager, { from, to })
  })
}

/**
 * What those of these people still had to do who may not see or work on requests any more becomes nobody's, so that alerts go
 * out again. Whoever calls this has locked the people. Returns how many leads that were.
 */
export function returnLeads(
  world: World,
  editor: Allowed<'employees.edit'> | Allowed<'roles.edit'>,
  people: readonly string[],
): Promise<number> {
  return inTransaction(world, async (world) => {
    const workers = await findWorkers(world, people)
    let returned = 0
    for (const from of people.filter((id) => !workers.has(id)))
      returned += await reassignAll(world, editor, { from, to: null })
    return returned
  })
}

/** Whether the person still has this open request, and someone else gave it to them. */
export async function wasAssignedTo(
  { db }: World,
  { lead_id, to }: { lead_id: string; to: string },
): Promise<boolean> {
  const lead = await db
    .selectFrom('lead')
    .select((lead) =>
      lead
        .selectFrom('event')
        .select('employee_id')
        .whereRef('subject', '=', 'lead.id')
        .where('event.name', '=', leadAssigned.name)
        .orderBy('event.id', 'desc')
        .limit(1)
        .as('by'),
    )
    .where('id', '=', lead_id)
    .where('assigned_to', '=', to)
    .where('status', '!=', 'closed')
    .executeTakeFirst()
  return lead !== undefined && lead.by !== to
}

async function reassignAll(world: World, { employee }: { employee: { id: string } }, { from, to }: Handover) {
  await leaveVisits(world, from, employee.id)
  const leads = await world.db
    .selectFrom('lead')
    .select('id')
    .where('assigned_to', '=', from)
    .where('status', '!=', 'closed')
    .forUpdate()
    .execute()
  for (const { id } of leads) await giveLead(world, { lead_id: id, from, to, by: employee.id })
  return leads.length
}
