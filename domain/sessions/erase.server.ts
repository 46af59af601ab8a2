import { sql } from 'kysely'
import type { World } from '#platform/world.ts'
import { employeeLeft, employeeSuspended } from '#domain/employees/employee-events.ts'
import type { Erased } from './session-end.ts'
import { deviceErased } from './session-events.ts'

type ErasedSession = { id: string; employee_id: string; erase_requested_at: Date }

/**
 * Who had a device erased, by their first name, and when. What ends a session is announced in the same transaction, so the first such
 * event from then on is the one.
 */
export async function findErase(
  { db }: World,
  { id, employee_id, erase_requested_at }: ErasedSession,
): Promise<Erased> {
  const event = await db
    .selectFrom('event')
    .innerJoin('employee', 'employee.id', 'event.employee_id')
    .select('employee.name')
    .where('event.subject', '=', employee_id)
    .where((is) =>
      is.or([
        is('event.name', 'in', [employeeSuspended.name, employeeLeft.name]),
        is.and([
          is('event.name', '=', deviceErased.name),
          is(sql<string>`event.payload->>'session_id'`, '=', id),
        ]),
      ]),
    )
    .where('event.at', '>=', erase_requested_at)
    .orderBy('event.at')
    .orderBy('event.id')
    .limit(1)
    .executeTakeFirst()
  return { by: event?.name.split(' ')[0] ?? null, at: erase_requested_at.toISOString() }
}
