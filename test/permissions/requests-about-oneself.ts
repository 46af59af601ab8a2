import { signPath } from '#platform/files/signed-url.ts'
import { minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { pathOfPortrait } from '#domain/portraits/portrait.ts'
import { aDevice } from '#test/a-device.ts'
import { aPerson, type Person } from '#test/people.ts'
import { sending, type MakeAsk } from './ask.ts'
import type { Place } from './place.ts'

const password = 'correct horse battery'
const pin = '8264'
const facts = { first_name: 'Dana', last_name: 'Reyes', name: 'Dana Reyes' }
const preferences = { alert_by_mail: true, alert_by_text: false, quiet: null, language: 'en' }
const signature = { password, pin, drawing: { kind: 'typed', name: 'Dana Reyes' } }

/** Requests of people about themselves: each by someone who is there for this one request alone. */
export const aboutOneself: Readonly<Record<string, MakeAsk>> = {
  'PUT /api/profile': async (place, who) => ({
    ...sending('/api/profile', { ...facts, revision: 1 }),
    by: await alike(place, who),
  }),
  'PUT /api/profile/preferences': async (place, who) => ({
    ...sending('/api/profile/preferences', { ...preferences, revision: 0 }),
    by: await alike(place, who),
  }),
  'PUT /api/profile/portrait': ({ photo }) => ({ path: '/api/profile/portrait', init: asPicture(photo) }),
  'DELETE /api/profile/portrait': () => ({ path: '/api/profile/portrait' }),
  'DELETE /api/profile/devices/{id} | their own': async (_, who) => ({
    path: `/api/profile/devices/${await anotherDeviceOf(who)}`,
  }),
  "DELETE /api/profile/devices/{id} | another's": async (place) => ({
    path: `/api/profile/devices/${await anotherDeviceOf(place.other)}`,
  }),
  'POST /api/profile/devices/{id}/erase | their own': async (_, who) => ({
    path: `/api/profile/devices/${await anotherDeviceOf(who)}/erase`,
  }),
  "POST /api/profile/devices/{id}/erase | another's": async (place) => ({
    path: `/api/profile/devices/${await anotherDeviceOf(place.other)}/erase`,
  }),
  'POST /api/profile/devices/sign-out-others': async (place, who) => ({
    path: '/api/profile/devices/sign-out-others',
    by: await alike(place, who),
  }),
  'POST /api/profile/calendar': async (place, who) => ({
    path: '/api/profile/calendar',
    by: await alike(place, who),
  }),
  'DELETE /api/profile/calendar': () => ({ path: '/api/profile/calendar' }),
  'GET /api/calendar/{token} | secret address': async ({ other }) => {
    const answer = await other.request('/api/profile/calendar', { method: 'POST' })
    const { address }: { address: string } = await answer.json()
    return { path: new URL(address).pathname }
  },
  'GET /api/calendar/{token} | any other': () => ({ path: `/api/calendar/${'a'.repeat(43)}` }),
  'PUT /api/profile/signature': () => sending('/api/profile/signature', signature),
  'POST /api/profile/signature/open': async (place, who) => {
    const by = await alike(place, who)
    await by.request('/api/profile/signature', { method: 'PUT', json: signature })
    return { ...sending('/api/profile/signature/open', { pin }), by }
  },
  'DELETE /api/profile/signature': () => ({ path: '/api/profile/signature' }),
  'PUT /api/push/{id}': () => sending(`/api/push/${newId()}`, aDevice()),
  'DELETE /api/push/{id} | their own': async (_, who) => ({ path: await subscriptionOf(who) }),
  "DELETE /api/push/{id} | another's": async ({ other }) => ({ path: await subscriptionOf(other) }),
  'GET /api/portraits/{id} | signed address': async (place) => {
    const path = await portraitPath(place)
    return { path: signPath(place.world.secret, path, new Date(place.world.now().getTime() + minute)) }
  },
  'GET /api/portraits/{id} | address of its own': async (place) => ({ path: await portraitPath(place) }),
}

function alike(place: Place, { roles }: Person) {
  return aPerson(place, roles[0])
}

async function anotherDeviceOf({ username, request }: Person) {
  const json = { username, password, remember_me: false }
  await request('/api/auth/login', { method: 'POST', json })
  const devices: { id: string; is_this: boolean }[] = await (await request('/api/profile/devices')).json()
  return devices.find(({ is_this }) => !is_this)?.id
}

async function subscriptionOf({ request }: Person) {
  const path = `/api/push/${newId()}`
  await request(path, { method: 'PUT', json: aDevice() })
  return path
}

async function portraitPath({ world, other, photo }: Place) {
  await other.request('/api/profile/portrait', { method: 'PUT', ...asPicture(photo) })
  const { id } = await world.db
    .selectFrom('portrait')
    .select('id')
    .where('employee_id', '=', other.id)
    .executeTakeFirstOrThrow()
  return pathOfPortrait(id)
}

function asPicture({ bytes }: Place['photo']) {
  return { headers: { 'Content-Type': 'image/jpeg' }, body: bytes }
}
