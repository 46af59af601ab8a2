import { sql } from 'kysely'
import type { LeadRow } from '#domain/leads/lead-row.ts'
import { LeadQuery } from '#domain/leads/lead-query.ts'
import { listLeads } from '#domain/leads/lead-views.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { aPerson, type Person } from './people.ts'
import { createTestWorld } from './world.ts'

/** Requests of one person and of nobody, one in each combination of what decides who waits for what, and all of them as the list shows them. */
export async function everyLeadState() {
  const test = await createTestWorld()
  const dana = await aPerson(test, 'Dispatcher')
  const now = test.world.now()
  await sql`
    insert into lead (id, reference, content_hash, name, phone, service, message, town, text_consent, page, revision,
      received_at, quarantine_reasons, status, "when", cancelled_at, assigned_to, quarantined_at, visit_on, visit_from, visit_to)
    select gen_random_uuid(), 'R-' || row_number() over (), '', 'Ann Miller', '+13305550188', 'not-sure', '', '', false, '', 1,
      ${now}, '{}', status, "when", cancelled_at, assigned_to, quarantined_at, visit_on, visit_from, visit_to
    from unnest(array['new', 'contacted', 'scheduled', 'closed']) status,
      unnest(array['happening-now', 'today', null, 'this-week', 'longer-ago']) "when",
      unnest(array[null, ${now}::timestamptz]) cancelled_at,
      unnest(array[null, ${dana.id}::uuid]) assigned_to,
      unnest(array[null, ${now}::timestamptz]) quarantined_at,
      (values (null, null, null), ('2026-12-01'::date, '08:00'::time, '10:00'::time)) visit (visit_on, visit_from, visit_to)
    where visit_on is null or status in ('scheduled', 'closed')`.execute(test.world.db)
  return { ...test, dana, leads: await listAll(test, dana) }
}

async function listAll({ world }: Pick<Awaited<ReturnType<typeof createTestWorld>>, 'world'>, who: Person) {
  const leads: LeadRow[] = []
  for (const quarantined of ['true', 'false']) {
    let cursor: string | undefined
    do {
      const query = LeadQuery.parse({ quarantined, limit: 100, cursor })
      const page = await listLeads(world, allow(who, 'leads.view'), query)
      leads.push(...page.items)
      cursor = page.next ?? undefined
    } while (cursor)
  }
  return leads
}
