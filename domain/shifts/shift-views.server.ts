import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { longestShift, type Shift, type ShiftQuery } from './shift.ts'

/** The shifts that touch a span of time, in their order. `able` are those who can take requests. */
export async function listShifts(
  { db }: World,
  _viewer: Allowed<'leads.view'>,
  { from, until, able }: ShiftQuery & { able: ReadonlySet<string> },
): Promise<Shift[]> {
  const rows = await db
    .selectFrom('shift')
    .innerJoin('employee', 'employee.id', 'shift.employee_id')
    .select(['shift.id', 'employee_id', 'name', 'line', 'starts_at', 'ends_at', 'shift.revision'])
    .where('starts_at', '>', new Date(Date.parse(from) - longestShift))
    .where('starts_at', '<', new Date(until))
    .where('ends_at', '>', new Date(from))
    .orderBy('starts_at')
    .orderBy('shift.id')
    .execute()
  return rows.map(({ employee_id, name, starts_at, ends_at, ...shift }) => ({
    ...shift,
    employee: { id: employee_id, name },
    starts_at: starts_at.toISOString(),
    ends_at: ends_at.toISOString(),
    is_absent: !able.has(employee_id),
  }))
}

/** Who stands on which line at this moment, whether or not they can take requests. */
export function listOnCall({ db }: World, at: Date) {
  return db
    .selectFrom('shift')
    .select(['employee_id', 'line'])
    .where('starts_at', '>', new Date(at.getTime() - longestShift))
    .where('starts_at', '<=', at)
    .where('ends_at', '>', at)
    .execute()
}
