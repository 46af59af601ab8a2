import { isOpen } from '#domain/sessions/open-session.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { sql, type SelectQueryBuilder } from 'kysely'
import type { Schema } from '#db/schema.ts'
import { hasWords } from '#platform/database/like.ts'
import type { World } from '#platform/world.ts'
import { warningDays } from '#domain/certifications/expiry.ts'
import { daysLater } from '#domain/company/local-time.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import type { EmployeeQuery } from './employee-record.ts'
import { visibleTo } from './visible.ts'

type Filter = Partial<Pick<EmployeeQuery, 'q' | 'status' | 'role' | 'expiring' | 'signed_in'>>
type People<T> = SelectQueryBuilder<Schema, 'employee', T>

/** Only what lies within the viewer's scope. */
export function peopleFor({ db }: World, viewer: Allowed<'employees.view'>) {
  return db.selectFrom('employee').where(visibleTo(viewer))
}

/** The people that a list shows and a figure counts, by one and the same words. */
export function narrowPeople<T>(people: People<T>, filter: Filter, now: Date) {
  let rows = people
  if (filter.q) rows = rows.where(hasWords(sql.ref('search'), filter.q))
  if (filter.status) rows = rows.where('status', '=', filter.status)
  if (filter.role) rows = withRole(rows, filter.role)
  if (filter.expiring) rows = withExpiring(rows, now)
  if (filter.signed_in) rows = withOpenSession(rows, now)
  return rows
}

function withRole<T>(people: People<T>, roleId: string) {
  return people.where((employee) =>
    employee.exists(
      employee
        .selectFrom('employee_role')
        .select('role_id')
        .whereRef('employee_role.employee_id', '=', 'employee.id')
        .where('role_id', '=', roleId),
    ),
  )
}

function withExpiring<T>(people: People<T>, now: Date) {
  const soon = daysLater(companyDay(now), warningDays)
  return people.where((employee) =>
    employee.exists(
      employee
        .selectFrom('certification')
        .select('certification.id')
        .whereRef('certification.employee_id', '=', 'employee.id')
        .where('expires_on', '<=', soon),
    ),
  )
}

function withOpenSession<T>(people: People<T>, now: Date) {
  return people.where((employee) =>
    employee.exists(
      employee
        .selectFrom('session')
        .select('session.id')
        .whereRef('session.employee_id', '=', 'employee.id')
        .where((session) => isOpen(session, now)),
    ),
  )
}
