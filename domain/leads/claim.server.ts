import { Refusal } from '#platform/refusal.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import { clockWords } from '#domain/company/clock-words.ts'
import { allow, type Allowed } from '#domain/roles/allowed.ts'
import { giveLead } from './give.server.ts'
import { heldInQuarantine, lockLead } from './leads.server.ts'
import { whyNotClaim } from './may-claim.ts'
import { displayPhone } from './phone.ts'
import { requireWorker } from './workers.server.ts'
import { leadAssigned } from './lead-events.ts'

/** Takes a request that nobody has. Of many who try at once one gets it; to claim one's own changes nothing. */
export function claimLead(world: World, dispatcher: Allowed<'leads.assign'>, id: string): Promise<void> {
  return inTransaction(world, async (world) => {
    // Whoever takes a request must be able to work on it.
    allow(dispatcher.employee, 'leads.work')
    await requireWorker(world, dispatcher.employee.id)
    const lead = await lockLead(world, dispatcher, id)
    const { id: me } = dispatcher.employee
    if (lead.assigned_to === me) return
    await requireClaimable(world, lead)
    await giveLead(world, { lead_id: id, from: null, to: me, by: me })
  })
}

async function requireClaimable(world: World, lead: Awaited<ReturnType<typeof lockLead>>) {
  switch (whyNotClaim(lead)) {
    case 'claimed':
      throw await claimedAlready(world, lead.id)
    case 'quarantined':
      throw heldInQuarantine()
    case 'closed':
      throw closedAlready(lead.name)
    case null:
  }
}

async function claimedAlready({ db, now }: World, leadId: string) {
  const owner = await db
    .selectFrom('employee')
    .innerJoin('lead', 'lead.assigned_to', 'employee.id')
    .select(['employee.name', 'lead.name as customer', 'lead.phone'])
    .select((employee) =>
      employee
        .selectFrom('event')
        .select('at')
        .where('subject', '=', leadId)
        .where('event.name', '=', leadAssigned.name)
        .orderBy('event.id', 'desc')
        .limit(1)
        .as('at'),
    )
    .where('lead.id', '=', leadId)
    .executeTakeFirstOrThrow()
  return new Refusal(409, 'lead-claimed', claimedWords(owner, now()))
}

function closedAlready(customer: string | null) {
  const which = customer === null ? 'This' : `${customer}’s`
  const sentence = `${which} request is closed. Change its status to claim it.`
  return new Refusal(409, 'lead-closed', sentence)
}

type Owner = { name: string; customer: string | null; phone: string; at: Date | null }

/** The customer is named, or their number: the button that was pressed may name another one by now. */
function claimedWords({ name, customer, phone, at }: Owner, now: Date) {
  const request = customer === null ? `the request from ${displayPhone(phone)}` : `${customer}’s request`
  if (!at) return `${name} already claimed ${request}.`
  return `${name} claimed ${request} at ${clockWords(at, now)}.`
}
