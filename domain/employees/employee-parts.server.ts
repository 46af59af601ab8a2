import { isOpen } from '#domain/sessions/open-session.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import type { World } from '#platform/world.ts'
import { expiryState } from '#domain/certifications/expiry.ts'

/** The roles of each of these people, by name. */
export async function rolesOfPeople({ db }: World, ids: string[]) {
  const rows = await db
    .selectFrom('employee_role')
    .innerJoin('role', 'role.id', 'employee_role.role_id')
    .select(['employee_id', 'role.id', 'role.name'])
    .where('employee_id', 'in', ids)
    .orderBy('role.name')
    .execute()
  return Map.groupBy(rows, ({ employee_id }) => employee_id)
}

/** When each of these people was seen last, and in how many places they are signed in. */
export async function signsOfLife({ db, now }: World, ids: string[]) {
  const rows = await db
    .selectFrom('employee')
    .select('employee.id')
    .select((employee) => [
      employee
        .selectFrom('session')
        .select((session) => session.fn.max('seen_at').as('at'))
        .whereRef('employee_id', '=', 'employee.id')
        .as('seen_at'),
      employee
        .selectFrom('session')
        .select((session) => session.fn.countAll<string>().as('count'))
        .whereRef('employee_id', '=', 'employee.id')
        .where((session) => isOpen(session, now()))
        .as('devices'),
    ])
    .where('employee.id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** The abbreviations of each person's certifications, and how many have expired or expire soon. */
export async function certificationsOf({ db, now }: World, ids: string[]) {
  const rows = await db
    .selectFrom('certification')
    .select(['employee_id', 'code', 'expires_on'])
    .where('employee_id', 'in', ids)
    .orderBy('code')
    .execute()
  const today = companyDay(now())
  const people = Map.groupBy(rows, ({ employee_id }) => employee_id)
  return new Map(
    Array.from(people, ([id, held]) => [
      id,
      {
        count: held.length,
        certification_codes: [...new Set(held.map(({ code }) => code))],
        expiring_count: held.filter(({ expires_on }) => expiryState(expires_on, today) !== 'valid').length,
      },
    ]),
  )
}
