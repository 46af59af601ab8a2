import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { aChatVisitor } from '#test/a-chat.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld, type TestWorld } from '#test/world.ts'

async function place() {
  const test = await createTestWorld()
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const visitor = await aChatVisitor(test)
  const download = async (as: 'text' | 'json') =>
    marcus.request(`/api/chats/${visitor.id}/transcripts`, { method: 'POST', json: { as } })
  const write = (text: string, kind: 'text' | 'note') =>
    marcus.request(`/api/chats/${visitor.id}/messages/${newId()}`, { method: 'PUT', json: { text, kind } })
  return { test, marcus, visitor, download, write }
}

async function eventsNamed({ world }: TestWorld, name: string) {
  return world.db.selectFrom('event').select(['payload', 'employee_id']).where('name', '=', name).execute()
}

test('the whole conversation is taken along as text, with the notes, under a name that tells nothing', async () => {
  const { test, marcus, visitor, download, write } = await place()
  await visitor.tell({ name: 'Nora Trillium', loss: 'burst-pipe' })
  await visitor.say('water evrywhere\n=HYPERLINK("https://evil.example")\n<script>alert(1)</script>')
  await write('Is it a wheel or a lever?', 'text')
  await write('She sounds calm.', 'note')
  await visitor.call()
  const { reference } = await visitor.see()
  const file = await download('text')
  expect([file.headers.get('content-type'), file.headers.get('content-disposition')]).toEqual([
    'text/plain; charset=utf-8',
    `attachment; filename="chat-${reference}.txt"`,
  ])
  const lines = (await file.text()).split('\n')
  const told = [
    'Opened 2026-11-20 07:00 on /services/water-damage',
    'Contains notes that only staff may read.',
    '2026-11-20 07:00  Visitor: water evrywhere',
    '    =HYPERLINK("https://evil.example")',
    '    <script>alert(1)</script>',
    '2026-11-20 07:00  Marcus Wren: Is it a wheel or a lever?',
    '2026-11-20 07:00  Note from Marcus Wren: She sounds calm.',
    '2026-11-20 07:00  Visitor: Phone number (330) 555-0117, wants a call',
    'Loss: Burst or leaking pipe',
    'Name: Nora Trillium',
  ]
  for (const line of told) expect(lines).toContain(line)
  expect(lines.filter((line) => /^[=+@<-]/.test(line))).toEqual([])
  expect(await eventsNamed(test, 'chat.exported')).toEqual([
    { payload: { lead_id: visitor.id }, employee_id: marcus.id },
  ])
})

test('as JSON it has each message once, however long it was', async () => {
  const { test, visitor, download } = await place()
  const { db } = test.world
  await visitor.say('the first one')
  const row = { chat_id: visitor.id, author: 'visitor', kind: 'text', at: test.world.now() } as const
  const rows = Array.from({ length: 450 }, (_, nth) => {
    return { ...row, position: nth + 3, id: newId(), text: `word ${nth}` }
  })
  await db.insertInto('chat_message').values(rows).execute()
  const file = await download('json')
  expect(file.headers.get('content-disposition')).toBe(`attachment; filename="chat-${visitor.id}.json"`)
  const { messages } = await file.json()
  expect(messages).toHaveLength(452)
  expect(messages[0]).toMatchObject({ author: 'visitor', text: 'the first one' })
  expect(messages.at(-1)).toMatchObject({ text: 'word 449' })
})

test('a number that the visitor wrote becomes theirs when someone of the staff says so, and makes the request', async () => {
  const { test, marcus, visitor, write } = await place()
  await visitor.say('pipe bust, my cell is 330 555 0117')
  await write('Thank you. Is that your number?', 'text')
  await test.workUntilIdle()
  expect(await test.world.db.selectFrom('lead').select('id').execute()).toEqual([])

  const id = newId()
  const take = (message = id) =>
    marcus.request(`/api/chats/${visitor.id}/contact/${message}`, {
      method: 'PUT',
      json: { phone: '330 555 0117' },
    })
  const [first, again] = [await take(), await take()]
  expect([first.status, again.status]).toEqual([200, 200])
  expect(await again.json()).toMatchObject({ has_lead: true, phone: '+13305550117' })
  const lead = await test.world.db
    .selectFrom('lead')
    .select(['id', 'phone', 'assigned_to', 'text_consent', 'message', 'quarantined_at'])
    .executeTakeFirstOrThrow()
  expect(lead).toEqual({
    id: visitor.id,
    phone: '+13305550117',
    assigned_to: marcus.id,
    text_consent: null,
    message: 'pipe bust, my cell is 330 555 0117',
    quarantined_at: null,
  })
  expect((await visitor.see()).reference).toMatch(/^R-/)
  const refused = await take(newId())
  expect([refused.status, (await refused.json()).code]).toEqual([409, 'chat-has-number'])
})

test('nobody makes a number that was not written theirs', async () => {
  const { marcus, visitor } = await place()
  await visitor.say('call ３３０ 555-0117')
  const take = (phone: string) =>
    marcus.request(`/api/chats/${visitor.id}/contact/${newId()}`, { method: 'PUT', json: { phone } })
  const refused = await take('330 555 0118')
  expect([refused.status, (await refused.json()).code]).toEqual([409, 'number-not-written'])
  await visitor.say('I have 5 rooms and 40 boxes, 555 books, 0144 is my code')
  expect((await take('540 555 0144')).status).toBe(409)
  expect((await take('330 555 0117')).status).toBe(200)
})

test('no sign that a visitor can send begins a line of the transcript, turns it around or steers a terminal', async () => {
  const { visitor, download } = await place()
  const forged = '2026-11-20 09:00  Dana Heron: Pay here.'
  const breaks = ['\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029']
  await visitor.say(breaks.map((sign) => `hello${sign}${forged}`).join(''))
  await visitor.say('\u001b[2Jgone \u202eback')
  const body = await (await download('text')).text()
  const lines = body.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)
  expect(lines.filter((line) => line.startsWith('2026-11-20 09:00  Dana'))).toEqual([])
  expect(lines.filter((line) => line.startsWith('    2026-11-20 09:00  Dana'))).toHaveLength(breaks.length)
  for (const sign of ['\u001b', '\u202e']) expect(body).not.toContain(sign)
  expect((await visitor.see()).items.map(({ text }) => text)).toContain('[2Jgone  back')
})

test('no conversation has a message beyond the last position that there can be', async () => {
  const { marcus, visitor } = await place()
  const before = async (position: number) =>
    (await marcus.request(`/api/chats/${visitor.id}/messages?before=${position}`)).status
  expect([await before(2_147_483_647), await before(2_147_483_648)]).toEqual([200, 400])
})
