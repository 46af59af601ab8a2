import { announce } from '#platform/events/events.ts'
import { hashContent } from '#platform/content-hash.ts'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { requireFreeIds } from '#domain/records/free-ids.server.ts'
import type { LossKind } from './lead-states.ts'
import { leadEntered } from './lead-events.ts'
import { phonePage } from './phone-page.ts'
import { isLeadThere } from './leads.server.ts'
import { newReference } from './reference.ts'
import { isWorker } from './workers.server.ts'

type Entered = {
  id: string
  name: string
  phone: string
  town: string
  text_consent: boolean | null
  service: LossKind
  received_at: Date
}

/**
 * Enters the request of a caller. It belongs to whoever took the call, so nobody is alerted; unless they may not work on requests: then
 * it is as new and as unclaimed as one from the website. Returns which of both; null where there is a request with this id by now.
 */
export async function enterLead(
  world: World,
  { employee }: Pick<Allowed<'leads.create'>, 'employee'>,
  lead: Entered,
): Promise<'contacted' | 'new' | null> {
  const assigned_to = (await isWorker(world, employee.id)) ? employee.id : null
  if (!(await insertLead(world, lead, assigned_to))) return null
  await requireFreeIds(world, [lead.id])
  await announce(world, leadEntered, { lead_id: lead.id }, employee.id)
  return statusOf(assigned_to)
}

/** Whether a caller's request was entered, by a person or by the report of one. */
export async function wasEntered({ db }: World, id: string): Promise<boolean> {
  const event = await db
    .selectFrom('event')
    .select('id')
    .where('subject', '=', id)
    .where('name', '=', leadEntered.name)
    .executeTakeFirst()
  return event !== undefined
}

/** By chance the reference may be taken: then with another one. False where the id is, also by whoever sent it at the same moment. */
async function insertLead(world: World, lead: Entered, assigned_to: string | null): Promise<boolean> {
  const inserted = await world.db
    .insertInto('lead')
    .values({
      ...lead,
      message: '',
      loss: null,
      when: null,
      content_hash: hashContent(lead),
      reference: newReference(lead.received_at),
      page: phonePage,
      status: statusOf(assigned_to),
      revision: 1,
      first_contacted_at: assigned_to ? lead.received_at : null,
      assigned_to,
      quarantine_reasons: [],
    })
    .onConflict((taken) => taken.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted) return true
  return !(await isLeadThere(world, lead.id)) && insertLead(world, lead, assigned_to)
}

function statusOf(assignedTo: string | null) {
  return assignedTo ? 'contacted' : 'new'
}
