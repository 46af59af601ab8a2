import { randomBytes } from 'node:crypto'
import { announce } from '#platform/events/events.ts'
import { fieldRefusal, Refusal } from '#platform/refusal.ts'
import { sealRowsAnew } from '#platform/secrets/seal-rows-anew.ts'
import { seal, unseal } from '#platform/secrets/sealed.ts'
import { minute } from '#platform/time.ts'
import { base32, stepOfCode, totpSecretBytes, totpUri } from '#platform/secrets/totp.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import type { Session } from '#domain/sessions/sessions.server.ts'
import { type NewApp } from './factor.ts'
import { firstRecoveryCodes } from './factors.server.ts'
import { factorSetUp } from './factor-events.ts'

const purpose = 'totp'

/** How long one may take from the picture to the first code. */
const setUpLife = 30 * minute

/** A new secret for an app. It counts once a code of it was shown, and until then an older app still does. */
export async function beginApp(
  world: World,
  { id, employee }: Pick<Session, 'id' | 'employee'>,
  issuer: string,
): Promise<NewApp> {
  const secret = randomBytes(totpSecretBytes)
  const columns = { secret: seal(world.secret, labelOf(employee.id), secret), begun_at: world.now() }
  await world.db
    .insertInto('totp_setup')
    .values({ session_id: id, ...columns })
    .onConflict((row) => row.column('session_id').doUpdateSet(columns))
    .execute()
  return { secret: base32(secret), uri: totpUri({ issuer, account: employee.username, secret }) }
}

/** The app shows its first code, and takes the place of an older one. Returns recovery codes where there were none. */
export function confirmApp(
  world: World,
  { id, employee }: Pick<Session, 'id' | 'employee'>,
  code: string,
): Promise<string[]> {
  return inTransaction(world, async (world) => {
    const begun = await world.db
      .selectFrom('totp_setup')
      .select('secret')
      .where('session_id', '=', id)
      .where('begun_at', '>', new Date(world.now().getTime() - setUpLife))
      .forUpdate()
      .executeTakeFirst()
    if (!begun)
      throw new Refusal(409, 'begin-again', 'This code has expired. Scan the new QR code with the app.')
    const step = readStep(world, employee.id, { secret: begun.secret, code, after: 0 })
    if (step === null) throw wrongCode('This code isn’t correct. Try the next one that the app shows.')

    const set_up_at = world.now()
    const columns = { secret: begun.secret, last_step: String(step), set_up_at, has_own_key: true }
    await world.db
      .insertInto('totp')
      .values({ employee_id: employee.id, ...columns })
      .onConflict((row) => row.column('employee_id').doUpdateSet(columns))
      .execute()
    await world.db.deleteFrom('totp_setup').where('session_id', '=', id).execute()
    await announce(world, factorSetUp, { employee_id: employee.id, kind: 'app' }, employee.id)
    return firstRecoveryCodes(world, employee.id)
  })
}

/** True where the code is one of the app's for this moment, and none so late was taken before. */
export async function takeAppCode(world: World, employeeId: string, code: string): Promise<boolean> {
  const kept = await world.db
    .selectFrom('totp')
    .select(['secret', 'last_step'])
    .where('employee_id', '=', employeeId)
    .executeTakeFirst()
  if (!kept) return false
  const after = Number(kept.last_step)
  const step = readStep(world, employeeId, { secret: kept.secret, code, after })
  if (step === null) return false
  const { numUpdatedRows } = await world.db
    .updateTable('totp')
    .set({ last_step: String(step) })
    .where('employee_id', '=', employeeId)
    .where('secret', '=', kept.secret)
    .where('last_step', '<', String(step))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** For the start: what an older release sealed with a key that all apps shared gets one of its own. */
export async function giveAppsOwnKeys(world: World): Promise<void> {
  const { db } = world
  const rows = await db
    .selectFrom('totp')
    .select(['employee_id as of', 'secret as sealed'])
    .where('has_own_key', '=', false)
    .execute()
  const keep = (id: string, secret: Buffer) =>
    db
      .updateTable('totp')
      .set({ secret, has_own_key: true })
      .where('employee_id', '=', id)
      .where('has_own_key', '=', false)
      .execute()
  await sealRowsAnew(world, { purpose, rows, keep })
}

export function wrongCode(sentence: string) {
  return fieldRefusal('code', sentence, { status: 400, code: 'wrong-code' })
}

type Typed = { secret: Buffer; code: string; after: number }

function readStep(world: World, employeeId: string, { secret, code, after }: Typed) {
  const opened = unseal(world.secret, labelOf(employeeId), secret)
  return stepOfCode(opened, code.replaceAll(/\s/g, ''), { now: world.now(), after })
}

function labelOf(employeeId: string) {
  return { purpose, of: employeeId }
}
