import { expect, test } from 'vitest'
import { minute, second } from '#platform/time.ts'
import { signTime } from '#platform/secrets/signed-time.ts'
import { aMove, aSentLead } from '#test/a-lead.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld, type TestWorld } from '#test/world.ts'

type Sent = { type?: string; address?: string }

function ask(
  { api }: Pick<TestWorld, 'api'>,
  lead: unknown,
  { type = 'application/json', address = '203.0.113.9' }: Sent = {},
) {
  const headers = { 'Content-Type': type }
  const body = typeof lead === 'string' ? lead : JSON.stringify(lead)
  return api.request('/api/leads', { method: 'POST', headers, body }, { address })
}

test('a request is answered with its reference, again with the same one, and otherwise with a conflict', async () => {
  const test = await createTestWorld()
  const lead = aSentLead()
  const first = await ask(test, lead)
  expect(first.status).toBe(201)
  const receipt = await first.json()
  expect(receipt).toMatchObject({
    id: lead.id,
    reference: expect.stringMatching(/^R-2611-[0-9A-HJKMNP-TV-Z]{5}$/),
  })

  const again = await ask(test, lead)
  const { id, reference } = receipt
  expect([again.status, await again.json()]).toMatchObject([200, { id, reference }])
  const other = await ask(test, { ...lead, message: 'It is worse now' })
  expect([other.status, (await other.json()).code]).toEqual([409, 'lead-differs'])
})

test.each([
  ['an empty object', {}, 422, ['id', 'name', 'phone']],
  ['a wrong service', aSentLead({ service: 'plumbing' }), 422, ['service']],
  ['an id that is no UUID', aSentLead({ id: '7' }), 422, ['id']],
  ['a page with a NUL', aSentLead({ page: '/con\u0000tact' }), 422, ['page']],
  ['a list', [], 422, []],
  ['half of a JSON', '{"id":', 400, null],
])('%s is refused with a sentence, and leaves no trace', async (_, lead, status, fields) => {
  const test = await createTestWorld()
  const answer = await ask(test, lead)
  expect(answer.status).toBe(status)
  const { detail, message, ...rest } = await answer.json()
  expect(detail).toMatch(/\.$/)
  expect(message).toBe(detail)
  if (fields) expect(Object.keys(rest.fields)).toEqual(fields)
  expect(await test.world.db.selectFrom('lead').select('id').execute()).toEqual([])
  expect(await test.world.db.selectFrom('event').select('id').execute()).toEqual([])
})

test('another kind of content than JSON is refused', async () => {
  const answer = await ask(await createTestWorld(), 'name=Ann', {
    type: 'application/x-www-form-urlencoded',
  })
  expect(answer.status).toBe(415)
  expect((await answer.json()).detail).toBe('Send this as application/json.')
})

test.each([
  ['the hidden field is filled in', { website: 'https://spam.example' }, ['hidden-field']],
  ['the open time is made up', { opened: 'abc.def' }, ['no-open-time']],
])('when %s the visitor is thanked and the request quarantined', async (_, extra, reasons) => {
  const test = await createTestWorld()
  const owner = await aPerson(test)
  const lead = aSentLead(extra)
  expect((await ask(test, lead)).status).toBe(201)
  const detail = await (await owner.request(`/api/leads/${lead.id}`)).json()
  expect(detail).toMatchObject({ quarantined: true, quarantine_reasons: reasons })
})

test('a form that a person took a while to fill in is not quarantined', async () => {
  const test = await createTestWorld()
  const owner = await aPerson(test)
  const opened = signTime(test.world.secret, test.world.now())
  test.wait(minute)
  const lead = aSentLead({ opened })
  await ask(test, lead)
  expect(await (await owner.request(`/api/leads/${lead.id}`)).json()).toMatchObject({ quarantined: false })
})

test('a flood from one address is stopped at the very number, with the phone in the answer, and stops nobody else', async () => {
  const test = await createTestWorld()
  const flood = (count: number, lead = aSentLead) =>
    Promise.all(Array.from({ length: count }, () => ask(test, lead())))
  const statusesOf = (answers: Response[]) => answers.map(({ status }) => status).toSorted()
  expect(new Set(statusesOf(await flood(70, () => aSentLead({ name: '' }))))).toEqual(new Set([422]))
  expect(new Set(statusesOf(await flood(50)))).toEqual(new Set([201]))

  const answers = await flood(50)
  expect(statusesOf(answers)).toEqual([...Array(10).fill(201), ...Array(40).fill(429)])
  const stopped = answers.find(({ status }) => status === 429)
  expect(Number(stopped?.headers.get('retry-after'))).toBeGreaterThan(800)
  const sentence = expect.stringContaining('(330) 555-0142')
  expect(await stopped?.json()).toEqual({ code: 'too-many', detail: sentence, message: sentence })
  expect((await ask(test, aSentLead(), { address: '198.51.100.1' })).status).toBe(201)
})

test('a dispatcher moves a request along, notes it down and sees how many are unclaimed', async () => {
  const test = await createTestWorld()
  const dispatcher = await aPerson(test, 'Dispatcher')
  const lead = aSentLead()
  await ask(test, lead)
  await ask(test, aSentLead({ website: 'x' }))
  const waiting = async () => (await dispatcher.request('/api/leads/waiting')).json()
  expect(await waiting()).toEqual({ unclaimed: 1, happening_now: 0, quarantined: 1 })

  const json = { status: 'contacted', revision: 1 }
  const moved = await dispatcher.request(`/api/leads/${lead.id}/status`, { method: 'PUT', json })
  expect(await moved.json()).toMatchObject({ status: 'contacted', revision: 2 })
  const late = await dispatcher.request(`/api/leads/${lead.id}/status`, {
    method: 'PUT',
    json: aMove('closed', 1, dispatcher.id),
  })
  expect(late.status).toBe(409)
  const current = await (await dispatcher.request(`/api/leads/${lead.id}`)).json()
  expect(await late.json()).toMatchObject({ code: 'lead-moved-on', current })
  expect(await waiting()).toEqual({ unclaimed: 0, happening_now: 0, quarantined: 1 })
})

test.each([
  '/api/leads?limit=0',
  '/api/leads?status=lost',
  '/api/leads?cursor=%00',
  '/api/leads?q=%00',
  '/api/leads/7',
  '/api/leads?quarantined=2',
])('%s is refused as a bad request', async (path) => {
  const owner = await aPerson(await createTestWorld())
  const answer = await owner.request(path)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ detail: expect.stringMatching(/\.$/) })
})

test(
  'the stream tells of a new request as it is committed, and of what was missed',
  async () => {
    const test = await createTestWorld()
    const dispatcher = await aPerson(test, 'Dispatcher')
    await ask(test, aSentLead())
    await test.workUntilIdle()

    const first = await listen(dispatcher.request('/api/events?last_id=0'), 1)
    expect(first).toMatchObject([{ name: 'lead.received' }])
    const live = listen(dispatcher.request(`/api/events?last_id=${first[0]?.id}`), 2)
    const lead = aSentLead()
    await ask(test, lead)
    await test.workUntilIdle()
    expect(await live).toMatchObject([{ name: 'lead.mailed' }, { name: 'lead.received', subject: lead.id }])
  },
  5 * second,
)

test(
  'a portal that remembers more than there is, after a restore, hears of what comes next',
  async () => {
    const test = await createTestWorld()
    const dispatcher = await aPerson(test, 'Dispatcher')
    const live = listen(dispatcher.request('/api/events?last_id=1000'), 1)
    const lead = aSentLead()
    await ask(test, lead)
    await test.workUntilIdle()
    expect(await live).toMatchObject([{ name: 'lead.received', subject: lead.id }])
  },
  5 * second,
)

/** The first `count` messages about requests of a stream, which is then left. */
async function listen(answer: Promise<Response>, count: number) {
  const messages: { id: string; name: string; subject: string }[] = []
  let text = ''
  for await (const chunk of (await answer).body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk
    const found = text.matchAll(/^data: (.*)$/gm)
    const read: typeof messages = Array.from(found, ([, data = '']) => JSON.parse(data))
    messages.splice(0, messages.length, ...read.filter(({ name }) => name.startsWith('lead.')))
    if (messages.length >= count) break
  }
  return messages.slice(0, count)
}
