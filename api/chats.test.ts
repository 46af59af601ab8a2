import { sql } from 'kysely'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { newId } from '#platform/uuid.ts'
import { ChatDetail, ChatMessage, type ChatRow } from '#domain/chat/chat.ts'
import { ChatPage } from '#domain/chat/chat-query.ts'
import type { Decision } from '#domain/chat/decide.ts'
import { sayInChat } from '#domain/chat/visitor-says.flow.ts'
import { aChatVisitor } from '#test/a-chat.ts'
import { aPerson, type Person } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'

async function put(person: Person, path: string, json: object) {
  const answer = await person.request(`/api/chats${path}`, { method: 'PUT', json })
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`)
  return ChatDetail.parse(await answer.json())
}

const turn = (person: Person, id: string, json: object) => put(person, `/${id}/turns/${newId()}`, json)
const write = (person: Person, id: string, text: string, kind = 'text') =>
  put(person, `/${id}/messages/${newId()}`, { text, kind })

async function list(person: Person, state: string): Promise<ChatRow[]> {
  return ChatPage.parse(await (await person.request(`/api/chats?state=${state}`)).json()).items
}

test('a dispatcher takes a chat over, the visitor reads who is there, and automated answers stay silent', async () => {
  const test = await createTestWorld()
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const visitor = await aChatVisitor(test)
  await visitor.say('water everywhere')
  test.wait(41_000)
  const [row] = await list(marcus, 'waiting')
  expect(row).toMatchObject({
    id: visitor.id,
    last_words: 'water everywhere',
    waiting_since: '2026-11-20T12:00:00.000Z',
  })

  await turn(marcus, visitor.id, { turn: 'take' })
  const detail = await write(marcus, visitor.id, 'This is Marcus. Where does it come from?')
  expect(detail).toMatchObject({
    state: 'staff',
    assigned_to: { name: 'Marcus Wren' },
    first_reply_at: '2026-11-20T12:00:41.000Z',
  })
  await write(marcus, visitor.id, 'Ivy is free until 9', 'note')
  await visitor.say('the sink')
  const seen = await visitor.see()
  expect(seen.with).toBe('Marcus Wren')
  expect(seen.items.map(({ author, kind, by }) => [author, kind, by])).toEqual([
    ['visitor', 'text', null],
    ['automated', 'text', 'Automated answer'],
    ['product', 'person_wanted', null],
    ['product', 'taken', 'Marcus Wren'],
    ['employee', 'text', 'Marcus Wren'],
    ['visitor', 'text', null],
  ])
})

test('who comes second hears who has the chat; it can be transferred, handed back and ended', async () => {
  const test = await createTestWorld()
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const june = await aPerson(test, 'Office manager', 'June Kestrel')
  const tech = await aPerson(test, 'Technician', 'Ivy Starling')
  const visitor = await aChatVisitor(test)
  await visitor.say('hello')
  await turn(marcus, visitor.id, { turn: 'take' })
  await expect(turn(june, visitor.id, { turn: 'take' })).rejects.toThrow(
    'Marcus Wren already took this chat over.',
  )
  await expect(write(june, visitor.id, 'Hi')).rejects.toThrow('409')

  await expect(turn(marcus, visitor.id, { turn: 'transfer', employee_id: tech.id })).rejects.toThrow('422')
  const note = 'She has a dog. Wants a call after 6.'
  const { messages } = await turn(marcus, visitor.id, { turn: 'transfer', employee_id: june.id, note })
  expect(messages.slice(-2).map(({ kind, by, text }) => [kind, by, text])).toEqual([
    ['taken', 'June Kestrel', ''],
    ['note', 'Marcus Wren', note],
  ])
  const given = { by: 'Marcus Wren', from: 'Marcus Wren', to: 'June Kestrel' }
  expect(messages.slice(-2).map(({ transfer }) => transfer)).toEqual([given, given])
  const { items } = await visitor.see()
  expect(items.at(-1)).toMatchObject({ kind: 'text', text: 'June Kestrel will take over.', detail: null })
  expect(JSON.stringify(items)).not.toMatch(/transfer|Marcus Wren.*Marcus Wren/)
  expect((await visitor.see()).items.map(({ text }) => text)).not.toContain(note)
  expect((await write(june, visitor.id, 'Hi')).assigned_to?.name).toBe('June Kestrel')
  expect((await turn(june, visitor.id, { turn: 'hand_back' })).state).toBe('automated')
  expect((await turn(june, visitor.id, { turn: 'end' })).state).toBe('ended')
  expect((await visitor.say('one more thing')).state).toBe('waiting')
})

test('a number given to someone in the chat makes a request of theirs, and a chat that is taken gives its request', async () => {
  const test = await createTestWorld()
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const [one, two] = [await aChatVisitor(test), await aChatVisitor(test)]
  await one.say('hello')
  await turn(marcus, one.id, { turn: 'take' })
  await one.call()
  await two.call()
  await turn(marcus, two.id, { turn: 'take' })
  await test.workUntilIdle()
  const leads = await test.world.db.selectFrom('lead').select(['id', 'assigned_to']).execute()
  expect(new Map(leads.map(({ id, assigned_to }) => [id, assigned_to]))).toEqual(
    new Map([
      [one.id, marcus.id],
      [two.id, marcus.id],
    ]),
  )
  const open = await test.world.db.selectFrom('alert').select('id').where('settled_at', 'is', null).execute()
  expect(open).toEqual([])
})

test('what staff fills in stands in the request and not in the conversation, and can be taken back', async () => {
  const test = await createTestWorld()
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const visitor = await aChatVisitor(test)
  await visitor.call()
  const filled = await put(marcus, `/${visitor.id}/facts/${newId()}`, { town: 'Boardman', activity: 'off' })
  expect(filled.facts.town).toEqual({ value: 'Boardman', at: '2026-11-20T12:00:00.000Z', by: marcus.id })
  expect(filled.messages.map(({ kind }) => kind)).toEqual(['contact', 'person_wanted'])
  const lead = () =>
    test.world.db.selectFrom('lead').select('town').where('id', '=', visitor.id).executeTakeFirstOrThrow()
  expect(await lead()).toEqual({ town: 'Boardman' })
  await put(marcus, `/${visitor.id}/facts/${newId()}`, { town: null })
  expect(await lead()).toEqual({ town: '' })
})

test('conversations are paged, the latest first, and whoever sees only their own sees no others', async () => {
  const test = await createTestWorld({ limitScale: 100 })
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const rosa = await aPerson(test, 'Project manager', 'Rosa Plover')
  const ids: string[] = []
  for (let nth = 0; nth < 5; nth++) {
    const visitor = await aChatVisitor(test)
    await visitor.say(`chat ${nth}`)
    ids.push(visitor.id)
    test.wait(1000)
  }
  const first = ChatPage.parse(await (await marcus.request('/api/chats?limit=3')).json())
  const second = ChatPage.parse(
    await (await marcus.request(`/api/chats?limit=3&cursor=${first.next}`)).json(),
  )
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids.toReversed())
  expect((await list(marcus, 'waiting')).map(({ id }) => id)).toEqual(ids)
  expect(await list(rosa, 'waiting')).toEqual([])
  expect((await rosa.request(`/api/chats/${ids[0]}`)).status).toBe(404)
})

test('whoever the chat told to call 911 stands above all who wait, on every page', async () => {
  const test = await createTestWorld()
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const waiting = []
  const person = { kind: 'person', reason: 'nothing', asked: 'en' } as const
  const gas = { kind: 'emergency', emergency: { kind: 'gas', language: 'en' } } as const
  for (const decision of [person, gas, person]) {
    const visitor = await aChatVisitor(test)
    await sayInChat(test.world, visitor, { id: newId(), text: 'help', decide: () => decision })
    waiting.push(visitor.id)
    test.wait(10_000)
  }
  const [first, danger, last] = waiting
  const rows = await list(marcus, 'waiting')
  expect(rows.map(({ id, told_to_call }) => [id, told_to_call])).toEqual([
    [danger, '911'],
    [first, null],
    [last, null],
  ])
  const paged: string[] = []
  for (let cursor = ''; ;) {
    const answer = await marcus.request(`/api/chats?state=waiting&limit=1${cursor && `&cursor=${cursor}`}`)
    const { items, next } = ChatPage.parse(await answer.json())
    paged.push(...items.map(({ id }) => id))
    if (!next) break
    cursor = next
  }
  expect(paged).toEqual([danger, first, last])
})

test('a chat that ended and begins anew stands for its new danger alone', async () => {
  const test = await createTestWorld()
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const visitor = await aChatVisitor(test)
  const says = (decision: Decision) =>
    sayInChat(test.world, visitor, { id: newId(), text: 'help', decide: () => decision })
  const shown = async (state: string) =>
    (await list(marcus, state)).map(({ told_to_call, is_danger }) => [told_to_call, is_danger])
  const inDanger = { kind: 'emergency', emergency: { kind: 'gas', language: 'en' } } as const
  await says(inDanger)
  await turn(marcus, visitor.id, { turn: 'end' })
  expect(await shown('ended')).toEqual([['911', true]])
  await says({ kind: 'person', reason: 'nothing', asked: 'en' })
  expect(await shown('waiting')).toEqual([[null, false]])
  await turn(marcus, visitor.id, { turn: 'end' })
  await says(inDanger)
  expect(await shown('waiting')).toEqual([['911', true]])
})

test('conversations are listed by who is in them, and those that ended by the day', async () => {
  const test = await createTestWorld()
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const june = await aPerson(test, 'Office manager', 'June Kestrel')
  const [mine, hers, over] = [await aChatVisitor(test), await aChatVisitor(test), await aChatVisitor(test)]
  for (const visitor of [mine, hers, over]) await visitor.say('hello')
  await turn(marcus, mine.id, { turn: 'take' })
  await turn(june, hers.id, { turn: 'take' })
  await turn(june, over.id, { turn: 'end' })
  const ids = async (query: string) => (await list(marcus, query)).map(({ id }) => id)
  expect(await ids('staff&of=me')).toEqual([mine.id])
  expect(await ids('staff&of=others')).toEqual([hers.id])
  expect(await ids('ended&since=2026-11-20T05:00:00Z')).toEqual([over.id])
  expect(await ids('ended&since=2026-11-21T05:00:00Z')).toEqual([])
})

test('the first reply of today is told as the median of what visitors waited', async () => {
  const test = await createTestWorld()
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const rosa = await aPerson(test, 'Project manager', 'Rosa Plover')
  const first = async (person: Person): Promise<unknown> =>
    (await person.request('/api/chats/first-replies')).json()
  expect(await first(marcus)).toEqual({ median_seconds: null, replies: 0 })
  for (const waited of [20_000, 41_000, 300_000]) {
    const visitor = await aChatVisitor(test)
    await visitor.say('water')
    test.wait(waited)
    await write(marcus, visitor.id, 'This is Marcus.')
  }
  expect(await first(marcus)).toEqual({ median_seconds: 41, replies: 3 })
  expect(await first(rosa)).toEqual({ median_seconds: null, replies: 0 })
  test.wait(24 * 3_600_000)
  expect(await first(marcus)).toEqual({ median_seconds: null, replies: 0 })
})

test('a long conversation is read from its end, with what came before it page by page', async () => {
  const test = await createTestWorld()
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const visitor = await aChatVisitor(test)
  await visitor.say('hello')
  await sql`insert into chat_message (chat_id, position, id, author, kind, text, at)
    select ${visitor.id}, nth + 2, gen_random_uuid(), 'visitor', 'text', nth::text, now() from generate_series(1, 300) nth`.execute(
    test.world.db,
  )
  const detail = ChatDetail.parse(await (await marcus.request(`/api/chats/${visitor.id}`)).json())
  expect([detail.messages.length, detail.messages[0]?.position, detail.messages.at(-1)?.position]).toEqual([
    200, 103, 302,
  ])
  const earlier = await marcus.request(`/api/chats/${visitor.id}/messages?before=103`)
  const positions = z.object({ items: z.array(ChatMessage) }).parse(await earlier.json()).items
  expect([positions.length, positions[0]?.position, positions.at(-1)?.position]).toEqual([102, 1, 102])
})
