import type { Insertable } from 'kysely'
import type { Schema } from '#db/schema.ts'
import { announce } from '#platform/events/events.ts'
import {
  newChallenge,
  ownSite,
  passkeyAlgorithms,
  readMadeKey,
  readShownKey,
} from '#platform/secrets/passkeys.ts'
import { Refusal } from '#platform/refusal.ts'
import { minute } from '#platform/time.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import type { Session } from '#domain/sessions/sessions.server.ts'
import { firstRecoveryCodes } from './factors.server.ts'
import {
  mostPasskeys,
  transports,
  type NewPasskey,
  type PasskeyOffer,
  type PasskeyQuestion,
  type ShownCredential,
} from './factor.ts'
import { factorSetUp } from './factor-events.ts'

type Holder = Pick<Session, 'id' | 'employee'>

export const challengeLife = 5 * minute

/** What a browser needs to make a passkey, on a device that has none of this person yet. */
export async function offerPasskey(world: World, holder: Holder, issuer: string): Promise<PasskeyOffer> {
  const { id, username, name } = holder.employee
  return {
    challenge: await keepChallenge(world, holder, 'register'),
    rp: { id: ownSite(world).rpId, name: issuer },
    user: { id: Buffer.from(id).toString('base64url'), name: username, displayName: name },
    pubKeyCredParams: passkeyAlgorithms.map((alg) => ({ alg, type: 'public-key' })),
    timeout: challengeLife,
    attestation: 'none',
    excludeCredentials: await knownKeys(world, id),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  }
}

/** What a browser needs to use one of the person's passkeys. */
export async function askForPasskey(world: World, holder: Holder): Promise<PasskeyQuestion> {
  const allowCredentials = await knownKeys(world, holder.employee.id)
  if (allowCredentials.length === 0) throw new Refusal(409, 'no-passkey', 'You don’t have a passkey yet.')
  return {
    challenge: await keepChallenge(world, holder, 'prove'),
    rpId: ownSite(world).rpId,
    timeout: challengeLife,
    userVerification: 'preferred',
    allowCredentials,
  }
}

/**
 * Reads a passkey that was just made; null where it is kept already: sending twice is harmless, adds nothing and proves nothing.
 * Not for a transaction: the question counts once, whatever comes of it.
 */
export async function readPasskey(
  world: World,
  holder: Holder,
  { id, name, credential }: NewPasskey,
): Promise<Insertable<Schema['passkey']> | null> {
  const employee_id = holder.employee.id
  if (await isStoredAlready(world, { id, employee_id, credential_id: credential.id })) return null
  const challenge = await takeChallenge(world, holder, 'register')
  const key = challenge && (await readMadeKey(world, credential, challenge))
  if (!key) throw new Refusal(400, 'wrong-passkey', 'This passkey couldn’t be saved. Try again.')
  return {
    id,
    employee_id,
    name,
    credential_id: key.id,
    public_key: Buffer.from(key.publicKey),
    counter: String(key.counter),
    transports: transports.filter((way) => credential.response.transports?.includes(way)),
    created_at: world.now(),
    used_at: null,
  }
}

/** Saves it. Returns recovery codes if there were none. The caller holds a lock on the person. */
export function keepPasskey(world: World, passkey: Insertable<Schema['passkey']>): Promise<string[]> {
  const { employee_id } = passkey
  return inTransaction(world, async (world) => {
    if ((await knownKeys(world, employee_id)).length >= mostPasskeys)
      throw new Refusal(409, 'too-many-passkeys', 'You already have 20 passkeys. Remove one first.')
    const kept = await world.db
      .insertInto('passkey')
      .values(passkey)
      .onConflict((row) => row.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!kept) throw new Refusal(409, 'passkey-known', 'This passkey is already added.')
    await announce(world, factorSetUp, { employee_id, kind: 'passkey' }, employee_id)
    return firstRecoveryCodes(world, employee_id)
  })
}

/** True where one of the person's passkeys signed what this session was asked to sign, once and in time. */
export async function takePasskey(world: World, holder: Holder, shown: ShownCredential): Promise<boolean> {
  const challenge = await takeChallenge(world, holder, 'prove')
  const kept = await world.db
    .selectFrom('passkey')
    .select(['id', 'credential_id', 'public_key', 'counter'])
    .where('employee_id', '=', holder.employee.id)
    .where('credential_id', '=', shown.id)
    .executeTakeFirst()
  if (!challenge || !kept) return false
  const publicKey = new Uint8Array(kept.public_key)
  const key = { id: kept.credential_id, publicKey, counter: Number(kept.counter) }
  const counter = await readShownKey(world, { key, shown, challenge })
  if (counter === null) return false
  const { numUpdatedRows } = await world.db
    .updateTable('passkey')
    .set({ counter: String(counter), used_at: world.now() })
    .where('id', '=', kept.id)
    .where('counter', '=', kept.counter)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

type Purpose = 'register' | 'prove'

/** A newer one takes the place of the one before. */
async function keepChallenge(world: World, { id }: Holder, purpose: Purpose) {
  const columns = {
    challenge: newChallenge(),
    expires_at: new Date(world.now().getTime() + challengeLife),
  }
  await world.db
    .insertInto('passkey_challenge')
    .values({ session_id: id, purpose, ...columns })
    .onConflict((row) => row.columns(['session_id', 'purpose']).doUpdateSet(columns))
    .execute()
  return columns.challenge
}

/** Whatever comes of it: it counts no second time. */
async function takeChallenge(world: World, { id }: Holder, purpose: Purpose) {
  const taken = await world.db
    .deleteFrom('passkey_challenge')
    .where('session_id', '=', id)
    .where('purpose', '=', purpose)
    .returning(['challenge', 'expires_at'])
    .executeTakeFirst()
  return taken && taken.expires_at > world.now() ? taken.challenge : null
}

async function knownKeys({ db }: World, employeeId: string) {
  const rows = await db
    .selectFrom('passkey')
    .select(['credential_id', 'transports'])
    .where('employee_id', '=', employeeId)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.credential_id,
    type: 'public-key' as const,
    transports: transports.filter((way) => row.transports.includes(way)),
  }))
}

async function isStoredAlready(
  { db }: World,
  { id, employee_id, credential_id }: { id: string; employee_id: string; credential_id: string },
) {
  const kept = await db
    .selectFrom('passkey')
    .select('id')
    .where('id', '=', id)
    .where('employee_id', '=', employee_id)
    .where('credential_id', '=', credential_id)
    .executeTakeFirst()
  return kept !== undefined
}
