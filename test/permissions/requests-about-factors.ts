import { newId } from '#platform/uuid.ts'
import { codeNow, sealedApp, withApp } from '#test/a-factor.ts'
import { aDevice } from '#test/a-passkey.ts'
import { aPerson, type Person } from '#test/people.ts'
import { sending, type Ask, type MakeAsk } from './ask.ts'
import type { Place } from './place.ts'

/** Requests about the own second factors, each by someone who is there for it alone. */
export const aboutFactors: Readonly<Record<string, MakeAsk>> = {
  'POST /api/auth/factor': asSomeone(async (place, someone) => {
    await withApp(place, someone)
    return sending('/api/auth/factor', { code: codeNow(place.world) })
  }),
  'POST /api/auth/factor/challenge': asSomeone(async (_, someone) => {
    await withPasskey(someone)
    return { path: '/api/auth/factor/challenge' }
  }),
  'POST /api/auth/confirm': asSomeone(() =>
    sending('/api/auth/confirm', { password: 'correct horse battery' }),
  ),
  'POST /api/auth/factors/app': asSomeone(() => ({ path: '/api/auth/factors/app' })),
  'PUT /api/auth/factors/app': asSomeone(async ({ world }, someone) => {
    await someone.request('/api/auth/factors/app', { method: 'POST' })
    await world.db
      .updateTable('totp_setup')
      .set({ secret: sealedApp(world, someone.id) })
      .where('session_id', 'in', (session) =>
        session.selectFrom('session').select('id').where('employee_id', '=', someone.id),
      )
      .execute()
    return sending('/api/auth/factors/app', { code: codeNow(world) })
  }),
  'DELETE /api/auth/factors/app': asSomeone(async (place, someone) => {
    await withApp(place, someone)
    return { path: '/api/auth/factors/app' }
  }),
  'POST /api/auth/factors/passkeys/challenge': asSomeone(() => ({
    path: '/api/auth/factors/passkeys/challenge',
  })),
  'POST /api/auth/factors/passkeys': asSomeone(async (_, someone) =>
    sending('/api/auth/factors/passkeys', await aNewPasskey(someone)),
  ),
  'DELETE /api/auth/factors/passkeys/{id}': asSomeone(async (_, someone) => ({
    path: `/api/auth/factors/passkeys/${await withPasskey(someone)}`,
  })),
  'POST /api/auth/factors/recovery-codes': asSomeone(async (place, someone) => {
    await withApp(place, someone)
    return { path: '/api/auth/factors/recovery-codes' }
  }),
}

function asSomeone(ask: (place: Place, someone: Person) => Promise<Ask> | Ask): MakeAsk {
  return async (place, who) => {
    const by = await aPerson(place, who.roles[0])
    return { ...(await ask(place, by)), by }
  }
}

async function aNewPasskey(someone: Person) {
  const answer = await someone.request('/api/auth/factors/passkeys/challenge', { method: 'POST' })
  const { challenge }: { challenge: string } = await answer.json()
  return { id: newId(), name: 'A phone', credential: aDevice().make({ challenge }) }
}

async function withPasskey(someone: Person) {
  const json = await aNewPasskey(someone)
  await someone.request('/api/auth/factors/passkeys', { method: 'POST', json })
  return json.id
}
