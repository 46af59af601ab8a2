import type { Database } from '#platform/database/database.ts'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { longestShift, type Shift, type ShiftQuery } from './shift.ts'

/** The shifts that touch a span of time, in their order. `able` are those who can take requests. */
export async function listShifts(
  { db }: World,
  _viewer: Allowed<'leads.view'>,
  { from, until, able }: ShiftQuery & { able: ReadonlySet<string> },
): Promise<Shift[]> {
  const rows = await selectShown(db)
    .where('starts_at', '>', new Date(Date.parse(from) - longestShift))
    .where('starts_at', '<', new Date(until))
    .where('ends_at', '>', new Date(from))
    .orderBy('starts_at')
    .orderBy('shift.id')
    .execute()
  return rows.map((row) => shown(row, able))
}

/** Some of them, as far as they are still there. */
export async function readShifts(
  { db }: World,
  _viewer: Allowed<'leads.assign'>,
  { ids, able }: { ids: readonly string[]; able: ReadonlySet<string> },
): Promise<Shift[]> {
  const rows = await selectShown(db).where('shift.id', 'in', ids).orderBy('shift.id').execute()
  return rows.map((row) => shown(row, able))
}

function selectShown(db: Database) {
  return db
    .selectFrom('shift')
    .innerJoin('employee', 'employee.id', 'shift.employee_id')
    .select(['shift.id', 'employee_id', 'name', 'line', 'starts_at', 'ends_at', 'shift.revision'])
}

type Row = Awaited<ReturnType<ReturnType<typeof selectShown>['execute']>>[number]

function shown({ employee_id, name, starts_at, ends_at, ...shift }: Row, able: ReadonlySet<string>): Shift {
  return {
    ...shift,
    employee: { id: employee_id, name },
    starts_at: starts_at.toISOString(),
    ends_at: ends_at.toISOString(),
    is_absent: !able.has(employee_id),
  }
}

/** Who is on which line at `at`, whether or not they can take requests. */
export function listOnCall({ db }: World, at: Date) {
  return db
    .selectFrom('shift')
    .select(['employee_id', 'line'])
    .where('starts_at', '>', new Date(at.getTime() - longestShift))
    .where('starts_at', '<=', at)
    .where('ends_at', '>', at)
    .execute()
}
