import { sql } from 'kysely'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { scopes } from '#domain/roles/scopes.ts'

const grants = ['leads.work', ...scopes.map((scope) => `leads.work:${scope}`)]

/**
 * Refuses to give a request to someone who cannot sign in or may not work on requests. Who is suspended meanwhile waits for
 * this, and then hands over this request too.
 */
export async function requireWorker({ db }: World, employeeId: string): Promise<void> {
  const person = await db
    .selectFrom('employee')
    .select('id')
    .where('id', '=', employeeId)
    .where('status', '=', 'active')
    .where((employee) =>
      employee.exists(
        employee
          .selectFrom('employee_role')
          .innerJoin('role', 'role.id', 'employee_role.role_id')
          .select('role.id')
          .whereRef('employee_role.employee_id', '=', 'employee.id')
          .where(sql<boolean>`role.permissions && ${grants}::text[]`),
      ),
    )
    .forShare()
    .executeTakeFirst()
  if (!person) {
    throw new Refusal(
      422,
      'nobody-to-assign',
      'This person cannot take requests. Please choose someone else.',
    )
  }
}
