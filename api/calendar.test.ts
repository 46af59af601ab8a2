import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { openLog } from '#platform/log.ts'
import { second } from '#platform/time.ts'
import { aJobToVisit, certify, thisMorning, tomorrow } from '#test/a-visit.ts'
import { aPerson, onAnotherDevice, passwordOfAll, type Person } from '#test/people.ts'
import { createTestWorld, type TestWorld } from '#test/world.ts'

async function makeAddress({ request }: Person) {
  const answer = await request('/api/profile/calendar', { method: 'POST' })
  expect(answer.status).toBe(201)
  const { address }: { address: string } = await answer.json()
  return new URL(address).pathname
}

function statusOf({ api }: Pick<TestWorld, 'api'>, path: string) {
  return Promise.resolve(api.request(path)).then(({ status }) => status)
}

test('a calendar shows a person’s own visits by number and town, and nothing else of anyone', async () => {
  const test = await aJobToVisit()
  const { api, ivy, theo, number, plan, change } = test
  await certify(test, theo)
  await plan({ when: thisMorning, people: [ivy.id], note: 'The key is under the mat.' })
  await plan({ when: tomorrow, people: [theo.id] })
  await plan({ people: [ivy.id] })
  const canceled = await plan({ when: tomorrow, people: [ivy.id] })
  await change(canceled.id, { revision: 1, canceled: true })
  const answer = await api.request(await makeAddress(ivy))
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
  const text = await answer.text()
  expect(text.match(/^SUMMARY:.*$/gm)).toEqual([`SUMMARY:${number}\\, Boardman`])
  expect(text).toContain('DTSTART:20261120T130000Z\r\nDTEND:20261120T150000Z\r\n')
  expect(text).not.toMatch(/Nora|Trillium|mat|Starling|555/)
})

test('what someone typed as their town stands in a calendar only if it is one that we serve', async () => {
  const facts = { name: 'Ann', phone: '+13305550117', town: '12 Oak St, Atlantis' }
  const { api, ivy, number, plan } = await aJobToVisit(facts)
  await plan({ when: tomorrow, people: [ivy.id] })
  const text = await (await api.request(await makeAddress(ivy))).text()
  expect(text).toContain(`SUMMARY:${number}\r\n`)
  expect(text).not.toContain('Oak')
})

test('visits from a month back to half a year ahead are in it', async () => {
  const { world, api, ivy, plan } = await aJobToVisit()
  const { id } = await plan({ when: tomorrow, people: [ivy.id] })
  const path = await makeAddress(ivy)
  const isShownOn = async (visit_on: string) => {
    await world.db.updateTable('visit').set({ visit_on }).where('id', '=', id).execute()
    return (await (await api.request(path)).text()).includes('BEGIN:VEVENT')
  }
  const days = ['2026-10-20', '2026-10-21', '2027-05-19', '2027-05-20']
  const shown = []
  for (const day of days) shown.push(await isShownOn(day))
  expect(shown).toEqual([false, true, true, false])
})

test('an address is told once and stored as a hash, and a new one or revoking it ends it for good', async () => {
  const test = await createTestWorld()
  const ivy = await aPerson(test, 'Technician', 'Ivy Starling')
  const has = async () => (await (await ivy.request('/api/profile/calendar')).json()).made_at
  expect(await has()).toBeNull()
  const first = await makeAddress(ivy)
  expect(await has()).toBe(test.world.now().toISOString())
  const token = first.slice('/api/calendar/'.length)
  expect(token).toMatch(/^[\w-]{43}$/)
  const { token_hash } = await test.world.db
    .selectFrom('calendar_feed')
    .select('token_hash')
    .executeTakeFirstOrThrow()
  expect(token_hash).toEqual(createHash('sha256').update(token).digest())

  const second = await makeAddress(ivy)
  expect([await statusOf(test, first), await statusOf(test, second)]).toEqual([410, 200])
  expect((await ivy.request('/api/profile/calendar', { method: 'DELETE' })).status).toBe(204)
  expect(await statusOf(test, second)).toBe(410)
  expect(await has()).toBeNull()
  expect(await statusOf(test, `/api/calendar/${'a'.repeat(43)}`)).toBe(404)
  const events = await test.world.db.selectFrom('event').select(['name', 'payload']).execute()
  expect(events.filter(({ name }) => name.startsWith('calendar.')).map(({ name }) => name)).toEqual([
    'calendar.made',
    'calendar.made',
    'calendar.revoked',
  ])
  expect(JSON.stringify(events)).not.toContain(token)
})

test.each(['sign-out', 'suspend'])(
  'after %s by someone else the address is gone, and stays gone',
  async (how) => {
    const test = await createTestWorld()
    const ivy = await aPerson(test, 'Technician', 'Ivy Starling')
    const dana = await aPerson(test, 'Owner', 'Dana Heron')
    const path = await makeAddress(ivy)
    const act = (what: string, json?: object) =>
      dana.request(`/api/employees/${ivy.id}/${what}`, { method: 'POST', json })
    const answer = await act(how, how === 'suspend' ? { revision: 1, reassign_to: null } : undefined)
    expect(answer.ok).toBe(true)
    expect(await statusOf(test, path)).toBe(410)
    if (how === 'suspend') expect((await act('return', { revision: 2 })).ok).toBe(true)
    expect(await statusOf(test, path)).toBe(410)
  },
)

test.each([
  ['changing the password', '/api/auth/password', { current: passwordOfAll, next: 'quite another password' }],
  ['signing out all others', '/api/profile/devices/sign-out-others', undefined],
])('after %s the address is gone: a thief may have made it', async (_, path, json) => {
  const test = await createTestWorld()
  const ivy = await aPerson(test, 'Technician', 'Ivy Starling')
  const thief = await onAnotherDevice(test, ivy)
  const address = await makeAddress(thief)
  expect(await statusOf(test, address)).toBe(200)
  expect((await ivy.request(path, { method: 'POST', json })).ok).toBe(true)
  expect(await statusOf(test, address)).toBe(410)
})

test('a person makes ten addresses in a quarter of an hour, of which the last ones are remembered', async () => {
  const test = await createTestWorld()
  const ivy = await aPerson(test, 'Technician', 'Ivy Starling')
  const made = []
  for (let nth = 0; nth < 10; nth++) {
    made.push(await makeAddress(ivy))
    test.wait(second)
  }
  expect((await ivy.request('/api/profile/calendar', { method: 'POST' })).status).toBe(429)
  const statuses = await Promise.all(made.map((path) => statusOf(test, path)))
  expect(statuses).toEqual([404, 404, 404, 404, 410, 410, 410, 410, 410, 200])
})

test('whoever may not see jobs any more reads none from outside either', async () => {
  const test = await createTestWorld()
  const ivy = await aPerson(test, 'Technician', 'Ivy Starling')
  const path = await makeAddress(ivy)
  expect(await statusOf(test, path)).toBe(200)
  await test.world.db.deleteFrom('employee_role').where('employee_id', '=', ivy.id).execute()
  expect(await statusOf(test, path)).toBe(410)
})

test('an address is in no line of the log, also where its answer is a bug', async () => {
  const lines: string[] = []
  const test = await createTestWorld({ log: openLog('trace', { write: (line) => void lines.push(line) }) })
  const path = await makeAddress(await aPerson(test, 'Technician'))
  await test.world.db.schema.dropTable('visit_person').execute()
  expect(await statusOf(test, path)).toBe(500)
  const written = lines.join('')
  expect(written).toContain('/api/calendar/:token')
  expect(written).not.toContain(path.slice('/api/calendar/'.length))
})
