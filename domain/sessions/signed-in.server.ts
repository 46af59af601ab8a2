import type { ExpressionBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Schema } from '#db/schema.ts'
import type { World } from '#platform/world.ts'
import type { SignedIn } from '#domain/employees/employee.ts'
import { usualPreferences } from '#domain/preferences/preference.ts'
import { readGrants } from '#domain/roles/grants.ts'
import { inSight } from '#domain/roles/in-sight.ts'

type Employee = ExpressionBuilder<Schema, 'employee'>

/** The person as a session knows them in which the second factor was shown, or not. */
export async function getSignedIn({ db }: World, id: string, isProved = false): Promise<SignedIn> {
  const row = await db
    .selectFrom('employee')
    .leftJoin('preference', 'preference.employee_id', 'employee.id')
    .select(['employee.id', 'username', 'name', 'must_change_password', 'preference.language'])
    .select((person) => [rolesOf(person), factorOf(person)])
    .where('employee.id', '=', id)
    .executeTakeFirstOrThrow()
  return toSignedIn(row, isProved)
}

export function rolesOf(employee: Employee) {
  const roles = employee
    .selectFrom('employee_role')
    .innerJoin('role', 'role.id', 'employee_role.role_id')
    .select(['role.name', 'role.permissions', 'role.demands_factor'])
    .whereRef('employee_role.employee_id', '=', 'employee.id')
    .orderBy('role.name')
  return jsonArrayFrom(roles).as('roles')
}

/** Recovery codes replace a factor, but don't count as one. */
export function factorOf(employee: Employee) {
  const app = employee.selectFrom('totp').whereRef('totp.employee_id', '=', 'employee.id')
  const passkey = employee.selectFrom('passkey').whereRef('passkey.employee_id', '=', 'employee.id')
  return employee
    .or([employee.exists(app.select('set_up_at')), employee.exists(passkey.select('passkey.id'))])
    .as('has_factor')
}

type SignedInRow = Pick<SignedIn, 'id' | 'username' | 'name' | 'must_change_password'> & {
  roles: { name: string; permissions: string[]; demands_factor: boolean }[]
  has_factor: boolean | number
  language: SignedIn['language'] | null
}

export function toSignedIn({ roles, has_factor, ...row }: SignedInRow, isProved: boolean): SignedIn {
  const { id, username, name, must_change_password } = row
  const isDemanded = roles.some(({ demands_factor }) => demands_factor)
  return {
    id,
    username,
    name,
    must_change_password,
    language: row.language ?? usualPreferences.language,
    roles: roles.map((role) => role.name),
    permissions: inSight(readGrants(roles.flatMap((role) => role.permissions))),
    second_factor: has_factor ? (isProved ? 'proven' : 'asked') : isDemanded ? 'to_set_up' : 'none',
  }
}
