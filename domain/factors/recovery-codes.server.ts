import { createHmac } from 'node:crypto'
import { announce } from '#platform/events/events.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import { asMeant, newCode } from '#domain/employees/access-code.ts'
import { recoveryCodeCount } from './factor.ts'
import { recoveryCodesMade, recoveryCodeUsed } from './factor-events.ts'

/** Creates codes that each replace the factor once. They are shown only now, and earlier codes stop working. */
export function makeRecoveryCodes(world: World, employeeId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newCode)
  return inTransaction(world, async (world) => {
    await forgetRecoveryCodes(world, employeeId)
    await world.db
      .insertInto('recovery_code')
      .values(codes.map((code) => ({ employee_id: employeeId, code_hash: hashOf(world, employeeId, code) })))
      .execute()
    await announce(world, recoveryCodesMade, { employee_id: employeeId }, employeeId)
    return codes
  })
}

/** Of several who bring one code at once, one has it. */
export function takeRecoveryCode(world: World, employeeId: string, typed: string): Promise<boolean> {
  return inTransaction(world, async (world) => {
    const taken = await world.db
      .deleteFrom('recovery_code')
      .where('employee_id', '=', employeeId)
      .where('code_hash', '=', hashOf(world, employeeId, typed))
      .returning('employee_id')
      .executeTakeFirst()
    if (!taken) return false
    const left = await countRecoveryCodes(world, employeeId)
    await announce(world, recoveryCodeUsed, { employee_id: employeeId, left }, employeeId)
    return true
  })
}

export async function countRecoveryCodes({ db }: World, employeeId: string) {
  const { count } = await db
    .selectFrom('recovery_code')
    .select((code) => code.fn.countAll<string>().as('count'))
    .where('employee_id', '=', employeeId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function forgetRecoveryCodes({ db }: World, employeeId: string) {
  await db.deleteFrom('recovery_code').where('employee_id', '=', employeeId).execute()
}

/** Hashed with the installation's secret, so that a stolen database can't be searched for codes. */
function hashOf({ secret }: World, employeeId: string, typed: string) {
  return createHmac('sha256', secret)
    .update(`recovery:${employeeId}:${asMeant(typed)}`)
    .digest()
}
