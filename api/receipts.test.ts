import { expect, test } from 'vitest'
import { hour, minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { LeadRequest } from '#domain/leads/lead.ts'
import { receiveLead } from '#domain/leads/leads.server.ts'
import { aSentLead, unsuspected } from '#test/a-lead.ts'
import { aReceipt, asVisitor } from '#test/a-receipt.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld, type TestWorld } from '#test/world.ts'

function send({ api }: TestWorld, lead: object) {
  const headers = { 'Content-Type': 'application/json' }
  return api.request('/api/leads', { method: 'POST', headers, body: JSON.stringify(lead) })
}

test('with the secret of the receipt the visitor sees what was sent, and nobody caches it', async () => {
  const test = await createTestWorld()
  const receipt = await aReceipt(test, { loss: 'burst-pipe', town: 'Boardman' })
  expect(receipt.secret).toMatch(/^[\w-]{43}$/)
  expect(receipt.open_until).toBe('2026-11-21T12:00:00.000Z')
  const answer = await asVisitor(test, receipt)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(await answer.json()).toEqual({
    id: receipt.id,
    reference: receipt.reference,
    loss: 'burst-pipe',
    service: 'water-damage',
    name: 'Ann Miller',
    phone: '+13305550188',
    town: 'Boardman',
    when: null,
    insurance: null,
    reach_by: null,
    text_consent: null,
    message: '',
    depth: null,
    rooms: null,
    received_at: '2026-11-20T12:00:00.000Z',
    call_by: null,
    photos: [],
    claimed_by: null,
    cancelled_at: null,
    open_until: receipt.open_until,
  })
})

test('a request that is sent again because its answer got lost gets another secret, until one was used', async () => {
  const test = await createTestWorld()
  const lead = aSentLead()
  const first = await (await send(test, lead)).json()
  const again = await send(test, lead)
  const second = await again.json()
  expect([again.status, second]).toEqual([200, { ...first, secret: expect.stringMatching(/^[\w-]{43}$/) }])
  expect(second.secret).not.toBe(first.secret)
  expect((await asVisitor(test, first)).status).toBe(404)
  expect((await asVisitor(test, second)).status).toBe(200)

  const { secret: _, ...rest } = second
  expect(await (await send(test, lead)).json()).toEqual(rest)
  expect((await asVisitor(test, second)).status).toBe(200)
})

test('staff, who can read all that was sent, get no secret for sending it again: the retry key is missing', async () => {
  const test = await createTestWorld()
  const lead = aSentLead()
  await send(test, { ...lead, retry_key: 'known to this browser' })
  for (const retry_key of [undefined, '', 'guessed'])
    expect(await (await send(test, { ...lead, retry_key })).json()).not.toHaveProperty('secret')
  test.wait(23 * hour)
  const again = await (await send(test, { ...lead, retry_key: 'known to this browser' })).json()
  expect((await asVisitor(test, again)).status).toBe(200)
})

test('without a retry key a request gets another secret for a quarter of an hour', async () => {
  const test = await createTestWorld()
  const lead = aSentLead()
  await send(test, lead)
  test.wait(15 * minute - 1)
  expect(await (await send(test, lead)).json()).toHaveProperty('secret')
  test.wait(1)
  expect(await (await send(test, lead)).json()).not.toHaveProperty('secret')
})

test('a request from the form without scripts gets no receipt later', async () => {
  const test = await createTestWorld()
  const lead = aSentLead()
  await receiveLead(test.world, LeadRequest.parse(lead), unsuspected)
  expect(await (await send(test, lead)).json()).not.toHaveProperty('secret')
})

test('of secrets that are given and used at the same moment none opens what another has taken over', async () => {
  const test = await createTestWorld()
  for (let round = 0; round < 10; round++) {
    const lead = aSentLead()
    const first = await (await send(test, lead)).json()
    const [used, again] = await Promise.all([asVisitor(test, first), send(test, lead)])
    const { secret } = await again.json()
    expect([round, used.status, secret !== undefined]).toEqual(
      used.status === 200 ? [round, 200, false] : [round, 404, true],
    )
  }
})

test('whatever is wrong with secret or id, the answer is the same', async () => {
  const test = await createTestWorld()
  const mine = await aReceipt(test)
  const other = await aReceipt(test)
  const answers = await Promise.all([
    asVisitor(test, mine, { secret: null }),
    asVisitor(test, mine, { secret: 'A'.repeat(43) }),
    asVisitor(test, mine, { secret: '' }),
    asVisitor(test, mine, { secret: mine.reference }),
    asVisitor(test, mine, { secret: other.secret }),
    asVisitor(test, mine, { secret: `${mine.secret}A` }),
    asVisitor(test, { ...mine, id: newId() }),
    asVisitor(
      test,
      { id: other.id, secret: mine.secret },
      { path: '/phone', json: { phone: '(330) 555-0199' } },
    ),
    asVisitor(test, mine, { path: '/cancellation', secret: null }),
    asVisitor(test, mine, { path: '/answers', secret: null, json: { town: 'Poland' } }),
    asVisitor(test, mine, { path: `/photos/${'a'.repeat(64)}`, secret: null }),
  ])
  for (const answer of answers) {
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
    expect(await answer.json()).toMatchObject({ code: 'receipt-not-found' })
  }
  expect((await asVisitor(test, mine)).status).toBe(200)
})

test('the receipt opens for 24 hours to the minute, and is forgotten then', async () => {
  const test = await createTestWorld()
  const receipt = await aReceipt(test)
  test.wait(24 * hour - minute)
  expect((await asVisitor(test, receipt)).status).toBe(200)
  expect((await asVisitor(test, receipt, { path: '/phone', json: { phone: '(330) 555-0199' } })).status).toBe(
    200,
  )
  test.wait(minute)
  expect((await asVisitor(test, receipt)).status).toBe(404)
  expect((await asVisitor(test, receipt, { path: '/phone', json: { phone: '(330) 555-0177' } })).status).toBe(
    404,
  )
})

test('a request that is sent again a day later gets no secret any more', async () => {
  const test = await createTestWorld()
  const lead = aSentLead()
  await send(test, { ...lead, retry_key: 'key' })
  test.wait(24 * hour)
  expect(await (await send(test, { ...lead, retry_key: 'key' })).json()).not.toHaveProperty('secret')
})

test('an id in capital letters is the same id, in the request and in the address', async () => {
  const test = await createTestWorld()
  const owner = await aPerson(test)
  const id = newId()
  const receipt = await aReceipt(test, { id: id.toUpperCase() })
  expect(receipt.id).toBe(id)
  expect(await (await asVisitor(test, { ...receipt, id: id.toUpperCase() })).json()).toMatchObject({ id })
  const json = { phone: '(330) 555-0199' }
  await asVisitor(test, { ...receipt, id: id.toUpperCase() }, { path: '/phone', json })
  const detail = await (await owner.request(`/api/leads/${id}`)).json()
  expect(detail).toMatchObject({ phone: '+13305550199', history: [{ name: 'lead.phone_corrected' }, {}] })
})

test('HEAD asks for the secret as GET does, and other methods are not open at all', async () => {
  const test = await createTestWorld()
  const receipt = await aReceipt(test)
  const statusOf = async (method: string, secret?: string | null) =>
    (await asVisitor(test, receipt, { method, secret })).status
  expect([await statusOf('HEAD'), await statusOf('HEAD', null)]).toEqual([200, 404])
  for (const method of ['OPTIONS', 'POST', 'DELETE', 'PUT', 'PATCH'])
    expect([method, await statusOf(method)]).toEqual([method, 401])
})

test('the time by which the company calls back follows from when it was received, where one is set', async () => {
  const test = await createTestWorld()
  const owner = await aPerson(test)
  const { facts, revision } = await (await owner.request('/api/company')).json()
  const json = { facts: { ...facts, call_back_minutes: 15 }, revision }
  expect((await owner.request('/api/company', { method: 'PUT', json })).status).toBe(200)
  const receipt = await aReceipt(test)
  expect(await (await asVisitor(test, receipt)).json()).toMatchObject({ call_by: '2026-11-20T12:15:00.000Z' })
  const quarantined = await aReceipt(test, { website: 'https://spam.example' })
  expect(await (await asVisitor(test, quarantined)).json()).toMatchObject({
    call_by: '2026-11-20T12:15:00.000Z',
  })
})

test('a photo that has not arrived is asked for, of nobody but who holds the receipt', async () => {
  const test = await createTestWorld()
  const receipt = await aReceipt(test)
  const missing = 'a'.repeat(64)
  const answer = await asVisitor(test, receipt, { path: `/photos/${missing}` })
  expect([answer.status, await answer.json()]).toMatchObject([
    409,
    { code: 'photos-missing', missing: [missing] },
  ])
  expect((await asVisitor(test, receipt, { path: `/photos/${missing}`, secret: null })).status).toBe(404)
})

test('the visitor reads who takes care', async () => {
  const test = await createTestWorld()
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const receipt = await aReceipt(test)
  await marcus.request(`/api/leads/${receipt.id}/claim`, { method: 'POST' })
  expect(await (await asVisitor(test, receipt)).json()).toMatchObject({ claimed_by: 'Marcus Wren' })
})

test('guesses from one address are stopped, right ones too, and stop nobody else', async () => {
  const test = await createTestWorld()
  const receipt = await aReceipt(test)
  const guess = () => asVisitor(test, receipt, { secret: 'A'.repeat(43), address: '203.0.113.9' })
  const statuses = (await Promise.all(Array.from({ length: 620 }, guess))).map(({ status }) => status)
  expect(statuses.filter((status) => status === 404)).toHaveLength(600)
  const stopped = await asVisitor(test, receipt, { address: '203.0.113.9' })
  expect([stopped.status, (await stopped.json()).detail]).toEqual([429, expect.stringContaining('555-0142')])
  expect((await asVisitor(test, receipt, { address: '198.51.100.1' })).status).toBe(200)
})

test.each([
  ['/phone', { phone: '555' }, ['phone']],
  ['/phone', {}, ['phone']],
  ['/answers', { when: 'yesterday' }, ['when']],
  ['/answers', { town: 'x'.repeat(121) }, ['town']],
  ['/answers', { message: 'a\u0000b' }, ['message']],
  ['/answers', { depth: 'deep', rooms: 3 }, ['depth', 'rooms']],
])('%s with %j is refused with a sentence for its field, and changes nothing', async (path, json, fields) => {
  const test = await createTestWorld()
  const receipt = await aReceipt(test)
  const answer = await asVisitor(test, receipt, { path, json })
  const refused = await answer.json()
  expect([answer.status, Object.keys(refused.fields)]).toEqual([422, fields])
  expect(refused.detail).toMatch(/\.$/)
  const events = await test.world.db.selectFrom('event').select('name').execute()
  expect(events).toEqual([{ name: 'lead.received' }])
})
