import fc from 'fast-check'
import { newId } from '#platform/uuid.ts'
import { hour } from '#platform/time.ts'
import { makeRecoveryCodes } from '#domain/factors/recovery-codes.server.ts'
import { codeNow, sealedApp, withApp } from '#test/a-factor.ts'
import { aDevice } from '#test/a-passkey.ts'
import type { Person } from '#test/people.ts'
import type { TestWorld } from '#test/world.ts'
import type { Known } from './schema.ts'

/** The owner's second factors of every kind, one of each kind half set up, and what answers them. */
export async function holdFactors(test: TestWorld, owner: Person, technician: Person) {
  const { db, now } = test.world
  const [device, another] = [aDevice(), aDevice()]
  const passkeyId = newId()
  const json = { id: passkeyId, name: 'A phone', credential: device.make({ challenge: await offer(owner) }) }
  await owner.request('/api/auth/factors/passkeys', { method: 'POST', json })
  const passkeys = await db.selectFrom('passkey').selectAll().execute()
  const { id: session_id } = await db
    .selectFrom('session')
    .select('id')
    .where('employee_id', '=', owner.id)
    .executeTakeFirstOrThrow()
  const recoveryCodes = await makeRecoveryCodes(test.world, owner.id)
  const codes = await db.selectFrom('recovery_code').selectAll().execute()

  const known: Known = {
    'auth.code': fc.constantFrom('K7QX-3ZTA-90PM', codeNow(test.world), recoveryCodes[0], 'AAAA-AAAA-AAAA'),
    'auth.id': fc.oneof(fc.constant(passkeyId), fc.uuid({ version: 7 })),
    passkey: fc.constant(device.show({ challenge: 'a-question' })),
    credential: fc.constant(another.make({ challenge: 'an-offer' })),
  }

  async function restore() {
    for (const person of [owner, technician]) await withApp(test, person)
    await db.deleteFrom('passkey').execute()
    await db.insertInto('passkey').values(passkeys).execute()
    await db.deleteFrom('recovery_code').execute()
    await db.insertInto('recovery_code').values(codes).execute()
    await db.deleteFrom('totp_setup').execute()
    const secret = sealedApp(test.world, owner.id)
    await db.insertInto('totp_setup').values({ session_id, secret, begun_at: now() }).execute()
    await db.deleteFrom('passkey_challenge').execute()
    const expires_at = new Date(now().getTime() + hour)
    await db
      .insertInto('passkey_challenge')
      .values([
        { session_id, purpose: 'register', challenge: 'an-offer', expires_at },
        { session_id, purpose: 'prove', challenge: 'a-question', expires_at },
      ])
      .execute()
  }
  await restore()
  return { known, restore, secrets: recoveryCodes }
}

async function offer(owner: Person) {
  const answer = await owner.request('/api/auth/factors/passkeys/challenge', { method: 'POST' })
  const { challenge }: { challenge: string } = await answer.json()
  return challenge
}
