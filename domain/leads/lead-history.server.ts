import { sql } from 'kysely'
import type { World } from '#platform/world.ts'
import { leadAssigned, leadMoved } from './lead.ts'

/** What happened to a lead, newest first, each with who did it; of who received it, or was told of it, the name. */
export async function historyOf({ db }: World, leadId: string) {
  const rows = await db
    .selectFrom('event')
    .leftJoin('employee', 'employee.id', 'event.employee_id')
    .leftJoin('employee as receiver', (on) =>
      on.on(
        'receiver.id',
        '=',
        sql<string>`case when event.name = ${leadAssigned.name} then (payload->>'to')::uuid
          when event.name = ${leadMoved.name} or event.name like 'alert.%' then (payload->>'employee_id')::uuid end`,
      ),
    )
    .select(['event.id', 'event.name', 'event.at', 'event.payload', 'employee.name as by'])
    .select(['receiver.name as receiver', namesOfAll.as('receivers')])
    .where('subject', '=', leadId)
    .orderBy('event.id', 'desc')
    .limit(200)
    .execute()
  return rows.map(({ at, payload, receiver, receivers, ...entry }) => ({
    ...entry,
    at: at.toISOString(),
    payload: { ...toRecord(payload), ...(receiver && { receiver }), ...(receivers && { receivers }) },
  }))
}

/** Of an alert that went to several at once: all of their names. */
const namesOfAll = sql<string[] | null>`case when event.name in ('alert.raised', 'alert.escalated') then (
  select array_agg(told.name order by told.name) from jsonb_array_elements_text(payload->'employee_ids') as given(id)
  join employee as told on told.id = given.id::uuid) end`

function toRecord(payload: unknown): Record<string, unknown> {
  return typeof payload === 'object' && payload !== null ? { ...payload } : {}
}
