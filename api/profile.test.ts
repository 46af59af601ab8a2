import { expect, test } from 'vitest'
import { aPicture } from '#platform/images/pictures.fixture.ts'
import { minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { readPreferences } from '#domain/preferences/preferences.server.ts'
import { aPerson, type Person } from '#test/people.ts'
import { createTestWorld, type TestWorld } from '#test/world.ts'

const password = 'correct horse battery'
const facts = { first_name: 'Ivy', last_name: 'Starling', name: 'Ivy Starling', mobile: '(330) 555-0123' }

test('a person of any role sees themselves, and what they have not said is what is usual', async () => {
  const test = await createTestWorld()
  for (const role of ['Technician', 'Marketing']) {
    const ivy = await aPerson(test, role, 'Ivy Starling')
    expect(await profileOf(ivy)).toMatchObject({
      id: ivy.id,
      name: 'Ivy Starling',
      roles: [role],
      revision: 1,
      portrait_url: null,
      signature_set_at: null,
      preferences: { alert_by_mail: true, alert_by_text: true, quiet: null, language: 'en', revision: 0 },
    })
  }
})

test('what a person changes of themselves is kept, and told by name alone where it is private', async () => {
  const test = await createTestWorld()
  const ivy = await aPerson(test, 'Technician', 'Ivy S.')
  const json = { ...facts, emergency_contact: 'Her brother', bio: 'Dries walls.', revision: 1 }
  const answer = await ivy.request('/api/profile', { method: 'PUT', json })
  expect(await answer.json()).toMatchObject({
    name: 'Ivy Starling',
    mobile: '+13305550123',
    emergency_contact: 'Her brother',
    revision: 2,
  })
  const event = await lastEvent(test, 'employee.changed')
  expect(event).toMatchObject({ subject: ivy.id, employee_id: ivy.id })
  expect(event?.payload).toMatchObject({
    before: { name: 'Ivy S.' },
    after: { name: 'Ivy Starling' },
    changed: expect.arrayContaining(['mobile', 'emergency_contact', 'bio']),
  })
  expect(JSON.stringify(event)).not.toContain('brother')

  const stale = await ivy.request('/api/profile', { method: 'PUT', json: { ...json, name: 'Ivy' } })
  expect(stale.status).toBe(409)
  expect(await stale.json()).toMatchObject({ code: 'employee-moved-on', current: await profileOf(ivy) })
  expect((await profileOf(ivy)).name).toBe('Ivy Starling')
})

test('title, roles and what the office notes stay as they are, whatever is sent along', async () => {
  const test = await createTestWorld()
  const ivy = await aPerson(test, 'Technician', 'Ivy Starling')
  const more = { title: 'Owner', notes: 'x', is_public: true, hourly_cost_cents: 1, username: 'boss' }
  await ivy.request('/api/profile', { method: 'PUT', json: { ...facts, ...more, revision: 1 } })
  const row = await test.world.db
    .selectFrom('employee')
    .select(['title', 'notes', 'is_public', 'hourly_cost_cents', 'username'])
    .where('id', '=', ivy.id)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({
    title: '',
    notes: '',
    is_public: false,
    hourly_cost_cents: null,
    username: ivy.username,
  })
})

test('how alerts reach a person is kept once, and of two devices one learns that it was too late', async () => {
  const test = await createTestWorld()
  const ivy = await aPerson(test, 'Technician', 'Ivy Starling')
  const wanted = { alert_by_mail: false, alert_by_text: true, language: 'es' } as const
  const quiet = { from: '22:00', until: '06:30' }
  const put = (json: object) => ivy.request('/api/profile/preferences', { method: 'PUT', json })
  const both = await Promise.all([1, 2].map(() => put({ ...wanted, quiet, revision: 0 })))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await put({ ...wanted, quiet: null, revision: 0 })).status).toBe(409)
  expect((await put({ ...wanted, quiet: { from: '22:00', until: '22:00' }, revision: 1 })).status).toBe(422)
  expect((await readPreferences(test.world, [ivy.id])).get(ivy.id)).toEqual({ ...wanted, quiet })
  expect((await (await ivy.request('/api/auth/me')).json()).language).toBe('es')
  expect((await lastEvent(test, 'preference.changed'))?.payload).toEqual({
    employee_id: ivy.id,
    before: { alert_by_mail: true, language: 'en', quiet_from: null, quiet_until: null },
    after: { alert_by_mail: false, language: 'es', quiet_from: '22:00', quiet_until: '06:30' },
  })
  expect((await put({ ...wanted, quiet: null, revision: 1 })).status).toBe(200)
  expect((await profileOf(ivy)).preferences).toMatchObject({ quiet: null, revision: 2 })
})

test('a portrait is the middle of the picture, made anew, and seen by whoever may see the person', async () => {
  const test = await createTestWorld()
  const [owner, ivy] = [await aPerson(test), await aPerson(test, 'Technician', 'Ivy Starling')]
  const picture = await aPicture(900, 300)
    .withExif({ IFD0: { Artist: 'Ivy at home' } })
    .jpeg()
    .toBuffer()
  const { portrait_url } = await (await sendPortrait(ivy, picture)).json()
  const shown = await test.api.request(portrait_url)
  const bytes = Buffer.from(await shown.arrayBuffer())
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect(sizeOfJpeg(bytes)).toEqual([512, 512])
  expect(bytes.includes('Ivy at home')).toBe(false)
  const { items } = await (await owner.request('/api/employees?q=starling')).json()
  expect(items[0].portrait_url).toBe(portrait_url)
  test.wait(11 * minute)
  expect((await test.api.request(portrait_url)).status).toBe(404)
  expect((await test.api.request(portrait_url.split('?')[0])).status).toBe(404)
})

test('another portrait takes the place of the first, and of a removed one nothing is left', async () => {
  const test = await createTestWorld()
  const ivy = await aPerson(test, 'Technician', 'Ivy Starling')
  const picture = await aPicture(60, 40).png().toBuffer()
  const first = await (await sendPortrait(ivy, picture)).json()
  const second = await (await sendPortrait(ivy, picture)).json()
  expect((await test.api.request(first.portrait_url)).status).toBe(404)
  expect((await test.api.request(second.portrait_url)).status).toBe(200)
  const { file_key } = await test.world.db.selectFrom('portrait').select('file_key').executeTakeFirstOrThrow()
  for (let times = 0; times < 2; times++) {
    const answer = await ivy.request('/api/profile/portrait', { method: 'DELETE' })
    expect((await answer.json()).portrait_url).toBe(null)
  }
  expect(await test.world.files.read(file_key)).toBe(null)
  expect((await test.api.request(second.portrait_url)).status).toBe(404)
})

test.each([
  ['text', Buffer.from('<script>'), 415],
  ['half a picture', Buffer.from('ffd8ffe000104a464946000101000001', 'hex'), 422],
  ['more than a picture has', Buffer.alloc(15 * 1024 * 1024 + 1), 413],
])('%s is no portrait', async (_, bytes, status) => {
  const test = await createTestWorld()
  const ivy = await aPerson(test, 'Technician', 'Ivy Starling')
  const answer = await sendPortrait(ivy, bytes)
  expect([answer.status, (await answer.json()).detail]).toEqual([status, expect.stringMatching(/\.$/)])
  expect((await profileOf(ivy)).portrait_url).toBe(null)
})

test('a person sees their devices, ends one of them at once, and then all others', async () => {
  const test = await createTestWorld()
  const [ivy, owner] = [await aPerson(test, 'Technician', 'Ivy Starling'), await aPerson(test)]
  const phone = await signInAgain(test, ivy, 'Mozilla/5.0 (iPhone) Safari/604.1')
  const devices = await devicesOf(ivy)
  expect(devices).toMatchObject([{ is_remembered: true }, { is_remembered: true }])
  const lost = devices.find(({ is_this }) => !is_this)
  expect(lost?.user_agent).toContain('iPhone')

  const end = (who: Person, id = '') => who.request(`/api/profile/devices/${id}`, { method: 'DELETE' })
  expect((await end(owner, lost?.id)).status).toBe(404)
  expect((await end(ivy, newId())).status).toBe(404)
  expect((await end(ivy, devices.find(({ is_this }) => is_this)?.id)).status).toBe(409)
  expect((await test.api.request('/api/auth/me', { headers: phone })).status).toBe(200)
  expect((await end(ivy, lost?.id)).status).toBe(204)
  expect((await test.api.request('/api/auth/me', { headers: phone })).status).toBe(401)
  expect((await end(ivy, lost?.id)).status).toBe(204)

  const tablets = [await signInAgain(test, ivy, 'a'), await signInAgain(test, ivy, 'b')]
  const others = () => ivy.request('/api/profile/devices/sign-out-others', { method: 'POST' })
  expect(await (await others()).json()).toEqual({ ended: 2 })
  for (const headers of tablets)
    expect((await test.api.request('/api/auth/me', { headers })).status).toBe(401)
  expect(await (await others()).json()).toEqual({ ended: 0 })
  expect(await devicesOf(ivy)).toMatchObject([{ is_this: true }])
  expect((await owner.request('/api/auth/me')).status).toBe(200)
})

async function profileOf(person: Person) {
  return (await person.request('/api/profile')).json()
}

async function devicesOf(person: Person): Promise<{ id: string; is_this: boolean; user_agent: string }[]> {
  return (await person.request('/api/profile/devices')).json()
}

async function signInAgain({ api }: TestWorld, { username }: Person, userAgent: string) {
  const headers = { 'Content-Type': 'application/json', 'User-Agent': userAgent }
  const body = JSON.stringify({ username, password, remember_me: true })
  const { token } = await (await api.request('/api/auth/login', { method: 'POST', headers, body })).json()
  return { Authorization: `Bearer ${token}` }
}

function sendPortrait(person: Person, bytes: Uint8Array) {
  const headers = { 'Content-Type': 'image/jpeg' }
  return person.request('/api/profile/portrait', { method: 'PUT', headers, body: new Uint8Array(bytes) })
}

async function lastEvent({ world: { db } }: TestWorld, name: string) {
  return db.selectFrom('event').selectAll().where('name', '=', name).orderBy('id', 'desc').executeTakeFirst()
}

/** Width and height, from the frame of a baseline JPEG. */
function sizeOfJpeg(bytes: Buffer) {
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]))
  return [bytes.readUInt16BE(frame + 7), bytes.readUInt16BE(frame + 5)]
}
