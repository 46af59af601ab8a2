import { advisoryLocks } from '#platform/database/advisory-locks.ts'
import { sql } from 'kysely'
import { hashPassword } from '#platform/secrets/passwords.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import { templates } from '#content/forms/templates.ts'
import { legalBlocks } from '#content/legal/legal-blocks.ts'
import { foundCompany } from '#domain/company/company.server.ts'
import { createEmployee, hasEmployees } from '#domain/employees/employees.server.ts'
import { publishStandardForms } from '#domain/forms/forms.server.ts'
import { publishLegalTexts } from '#domain/forms/legal/legal-texts.server.ts'
import { oneTimePassword } from './one-time-password.ts'

/**
 * Gives an empty database its company, its forms and its owner. Returns the owner's one-time password where one was made: it is shown
 * once and kept nowhere.
 */
export function firstRun(world: World, admin: { username: string; password: string | undefined }) {
  return inTransaction(world, async (world) => {
    await sql`select pg_advisory_xact_lock(${advisoryLocks.firstRun})`.execute(world.db)
    await foundCompany(world)
    await publishLegalTexts(world, legalBlocks)
    await publishStandardForms(world, templates)
    if (await hasEmployees(world)) return null

    const password = admin.password ?? oneTimePassword()
    const must_change_password = admin.password === undefined
    await createEmployee(world, {
      username: admin.username,
      name: 'Owner',
      password_hash: await hashPassword(password),
      role: 'Owner',
      must_change_password,
    })
    return must_change_password ? { username: admin.username, password } : null
  })
}
