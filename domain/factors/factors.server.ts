import { announce } from '#platform/events/events.ts'
import { Refusal } from '#platform/refusal.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import { type Factors, type FactorWays } from './factor.ts'
import { countRecoveryCodes, forgetRecoveryCodes, makeRecoveryCodes } from './recovery-codes.server.ts'
import { factorRemoved } from './factor-events.ts'

/** The second factors of a person, as they see them. */
export async function getFactors(world: World, employeeId: string): Promise<Factors> {
  const app = await findApp(world, employeeId)
  const passkeys = await listPasskeys(world, employeeId)
  return {
    app: app ? { set_up_at: app.set_up_at.toISOString() } : null,
    passkeys: passkeys.map(({ created_at, used_at, ...passkey }) => ({
      ...passkey,
      created_at: created_at.toISOString(),
      used_at: used_at?.toISOString() ?? null,
    })),
    recovery_codes_left: await countRecoveryCodes(world, employeeId),
    is_demanded: await isDemanded(world, employeeId),
  }
}

/** The factors that the person can sign in with. Nothing else is revealed before one has been verified. */
export async function getWays(world: World, employeeId: string): Promise<FactorWays> {
  return {
    app: (await findApp(world, employeeId)) !== undefined,
    recovery_code: (await countRecoveryCodes(world, employeeId)) > 0,
    passkey: (await listPasskeys(world, employeeId)).length > 0,
  }
}

/** Returns whether any factor is left. */
export function removeApp(world: World, employeeId: string): Promise<boolean> {
  return remove(world, employeeId, {
    kind: 'app',
    missing: 'No authenticator app is set up.',
    act: ({ db }) =>
      db.deleteFrom('totp').where('employee_id', '=', employeeId).returning('employee_id').executeTakeFirst(),
  })
}

/** Returns whether any factor is left. */
export function removePasskey(world: World, employeeId: string, id: string): Promise<boolean> {
  return remove(world, employeeId, {
    kind: 'passkey',
    missing: 'Passkey not found.',
    act: ({ db }) =>
      db
        .deleteFrom('passkey')
        .where('id', '=', id)
        .where('employee_id', '=', employeeId)
        .returning('employee_id')
        .executeTakeFirst(),
  })
}

/** New codes for who has a factor. */
export async function renewRecoveryCodes(world: World, employeeId: string): Promise<string[]> {
  if (await hasAny(world, employeeId)) return makeRecoveryCodes(world, employeeId)
  throw new Refusal(
    409,
    'no-factor',
    'Set up an authenticator app or passkey before you create recovery codes.',
  )
}

/** Codes come with the first factor; with a further one those that are left stay. None where there are some. */
export async function firstRecoveryCodes(world: World, employeeId: string): Promise<string[]> {
  return (await countRecoveryCodes(world, employeeId)) > 0 ? [] : makeRecoveryCodes(world, employeeId)
}

/** Removes all factors. The caller records the reason and ends the sessions. */
export async function forgetFactors(world: World, employeeId: string): Promise<void> {
  const { db } = world
  await db.deleteFrom('totp').where('employee_id', '=', employeeId).execute()
  await db.deleteFrom('passkey').where('employee_id', '=', employeeId).execute()
  await forgetRecoveryCodes(world, employeeId)
}

type Removal = {
  kind: 'app' | 'passkey'
  missing: string
  act: (world: World) => Promise<object | undefined>
}

/** The last one stays while a role demands it. */
function remove(world: World, employeeId: string, { kind, missing, act }: Removal) {
  return inTransaction(world, async (world) => {
    // Of two who remove two at once, the second sees what the first left.
    await world.db.selectFrom('employee').select('id').where('id', '=', employeeId).forNoKeyUpdate().execute()
    if (!(await act(world))) throw new Refusal(404, 'factor-not-found', missing)
    const isAnyLeft = await hasAny(world, employeeId)
    if (!isAnyLeft && (await isDemanded(world, employeeId)))
      throw new Refusal(
        409,
        'factor-demanded',
        'Your role requires two-step verification. Set up another method before you remove this one.',
      )
    if (!isAnyLeft) await forgetRecoveryCodes(world, employeeId)
    await announce(world, factorRemoved, { employee_id: employeeId, kind }, employeeId)
    return isAnyLeft
  })
}

async function hasAny(world: World, employeeId: string) {
  return Boolean(await findApp(world, employeeId)) || (await listPasskeys(world, employeeId)).length > 0
}

function findApp({ db }: World, employeeId: string) {
  return db.selectFrom('totp').select('set_up_at').where('employee_id', '=', employeeId).executeTakeFirst()
}

function listPasskeys({ db }: World, employeeId: string) {
  return db
    .selectFrom('passkey')
    .select(['id', 'name', 'created_at', 'used_at'])
    .where('employee_id', '=', employeeId)
    .orderBy('id')
    .execute()
}

async function isDemanded({ db }: World, employeeId: string) {
  const demanding = await db
    .selectFrom('employee_role')
    .innerJoin('role', 'role.id', 'employee_role.role_id')
    .select('role.id')
    .where('employee_id', '=', employeeId)
    .where('demands_factor', '=', true)
    .limit(1)
    .executeTakeFirst()
  return demanding !== undefined
}
