import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { aChatVisitor } from '#test/a-chat.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'

const kinds = (items: readonly { author: string; kind: string }[]) =>
  items.map(({ author, kind }) => `${author} ${kind}`)

test('what is written, answered and shown in a chat is stored once, however often it is sent', async () => {
  const test = await createTestWorld()
  const visitor = await aChatVisitor(test)
  const message = newId()
  await visitor.say('pipe bust undr kithcen sink', message)
  await visitor.say('pipe bust undr kithcen sink', message)
  const answer = newId()
  await visitor.tell({ activity: 'running' }, answer)
  const chat = await visitor.tell({ activity: 'running' }, answer)
  expect(kinds(chat.items)).toEqual([
    'visitor text',
    'automated text',
    'product person_wanted',
    'visitor answer',
  ])
  expect([chat.state, chat.facts.activity?.value, chat.reference]).toEqual(['waiting', 'running', null])
  expect((await visitor.see(3)).items).toEqual([expect.objectContaining({ text: 'Running', position: 4 })])

  const other = await visitor.ask(`/messages/${message}`, { text: 'Something else' })
  expect([other.status, await other.json()]).toEqual([
    409,
    expect.objectContaining({ code: 'message-differs' }),
  ])
})

test('a phone number makes the chat a request with all that was told, and what is told later it has too', async () => {
  const test = await createTestWorld()
  const visitor = await aChatVisitor(test, { page: '/services/water-damage' })
  await visitor.tell({ loss: 'burst-pipe' })
  await visitor.tell({ activity: 'running' })
  await visitor.tell({ rooms: ['Kitchen', 'Hall'] })
  await visitor.say('its coming through the ceiling')
  await visitor.say('hurry pls')
  const { reference } = await visitor.call('330 555 0117', 'text')
  expect(reference).toMatch(/^R-2611-/)
  await visitor.tell({ town: 'Boardman' })
  await visitor.tell({ name: 'Nora Trillium' })
  await visitor.call('(330) 555-0118')

  const lead = await test.world.db
    .selectFrom('lead')
    .selectAll()
    .where('id', '=', visitor.id)
    .executeTakeFirstOrThrow()
  expect(lead).toMatchObject({
    reference,
    name: 'Nora Trillium',
    phone: '+13305550118',
    loss: 'burst-pipe',
    service: 'water-damage',
    when: 'happening-now',
    rooms: '2-3',
    town: 'Boardman',
    message: 'its coming through the ceiling\nhurry pls',
    reach_by: 'call',
    text_consent: true,
    page: '/services/water-damage',
    status: 'new',
    quarantined_at: null,
  })
})

test('whoever gives a number and nothing else asks for help without a name, and gives or takes it back later', async () => {
  const test = await createTestWorld()
  const visitor = await aChatVisitor(test)
  await visitor.call('(330) 555-0117')
  const nameNow = async () => {
    const lead = test.world.db.selectFrom('lead').select('name').where('id', '=', visitor.id)
    return (await lead.executeTakeFirstOrThrow()).name
  }
  expect(await nameNow()).toBeNull()
  await visitor.tell({ name: 'Nora Trillium' })
  expect(await nameNow()).toBe('Nora Trillium')
  await visitor.tell({ name: null })
  expect(await nameNow()).toBeNull()
})

test('whoever does not show the secret of a chat finds none, and one of their own under its id neither', async () => {
  const test = await createTestWorld()
  const visitor = await aChatVisitor(test)
  await visitor.say('help')
  const asAnother = (secret: string | undefined, path = '') =>
    test.api.request(
      `/api/chatbot/chats/${visitor.id}${path}`,
      secret ? { headers: { 'X-Chat-Secret': secret } } : {},
    )
  expect((await asAnother(undefined)).status).toBe(400)
  expect((await asAnother('short')).status).toBe(400)
  expect((await asAnother('another-secret-of-the-browser')).status).toBe(404)
  expect((await asAnother('another-secret-of-the-browser', '/stream')).status).toBe(404)

  const headers = { 'Content-Type': 'application/json', 'X-Chat-Secret': 'another-secret-of-the-browser' }
  const init = { method: 'PUT', headers, body: '{}' }
  expect((await test.api.request(`/api/chatbot/chats/${visitor.id}`, init)).status).toBe(404)
})

test('a chat cannot be opened under the id of another record, nor a request sent under that of a chat', async () => {
  const test = await createTestWorld()
  const visitor = await aChatVisitor(test)
  const { body } = { body: JSON.stringify({ id: visitor.id, name: 'Ann', phone: '(330) 555-0188' }) }
  const headers = { 'Content-Type': 'application/json', 'X-Chat-Secret': 'another-secret-of-the-browser' }
  const sent = await test.api.request('/api/leads', { method: 'POST', headers, body })
  expect([sent.status, await sent.json()]).toEqual([409, expect.objectContaining({ code: 'lead-differs' })])

  const id = newId()
  await test.api.request('/api/leads', {
    method: 'POST',
    headers,
    body: JSON.stringify({ id, name: 'Ann', phone: '(330) 555-0188' }),
  })
  const init = { method: 'PUT', headers, body: '{}' }
  expect((await test.api.request(`/api/chatbot/chats/${id}`, init)).status).toBe(409)
  expect(await test.world.db.selectFrom('chat').select('id').execute()).toEqual([{ id: visitor.id }])
})

test('whoever knows the ID of a chat does not silence it, and a number and a deletion always have room', async () => {
  const test = await createTestWorld()
  const visitor = await aChatVisitor(test)
  const path = `/api/chatbot/chats/${visitor.id}/messages/`
  const headers = { 'Content-Type': 'application/json', 'X-Chat-Secret': 'made-up-by-someone-else' }
  const guess = () => test.api.request(path + newId(), { method: 'PUT', headers, body: '{"text":"x"}' })
  const guesses = []
  for (let nth = 0; nth < 22; nth++) guesses.push((await guess()).status)
  expect(guesses).toEqual([...Array(20).fill(404), 429, 429])
  for (let said = 0; said < 20; said++) await visitor.say(`message ${said}`)
  expect((await visitor.ask(`/messages/${newId()}`, { text: 'once more' })).status).toBe(429)
  expect((await visitor.call()).reference).toMatch(/^R-/)
  expect((await visitor.ask('', {}, 'DELETE')).status).toBe(204)
})

test('whoever tells of danger or leaves a number has room where an address has used up its own, and not without end', async () => {
  const test = await createTestWorld()
  await Promise.all(Array.from({ length: 10 }, () => aChatVisitor(test)))
  const visitor = await aChatVisitor(test, { is_urgent: true })
  for (let said = 0; said < 20; said++) await visitor.say(`message ${said}`)
  expect((await visitor.ask(`/messages/${newId()}`, { text: 'once more' })).status).toBe(429)
  expect((await visitor.call()).reference).toMatch(/^R-/)
  await Promise.all(Array.from({ length: 59 }, () => aChatVisitor(test, { is_urgent: true })))
  await expect(aChatVisitor(test, { is_urgent: true })).rejects.toThrow('429')
})

test('what is too much is refused in the language of the visitor, with the number to call and when to try again', async () => {
  const test = await createTestWorld()
  await Promise.all(Array.from({ length: 10 }, () => aChatVisitor(test)))
  const headers = {
    'Content-Type': 'application/json',
    'X-Chat-Secret': `a-secret-of-the-browser-${newId()}`,
    'Accept-Language': 'es',
  }
  const init = { method: 'PUT', headers, body: '{}' }
  const refused = await test.api.request(`/api/chatbot/chats/${newId()}`, init)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect((await refused.json()).detail).toMatch(/^Recibimos muchos mensajes .*\(330\) 555-0142/)
})

test('whoever only taps that water runs is as heard as whoever writes it', async () => {
  const test = await createTestWorld()
  const visitor = await aChatVisitor(test)
  await visitor.ask(`/facts/${newId()}`, { loss: 'burst-pipe' })
  expect((await visitor.see()).state).toBe('automated')
  await visitor.ask(`/facts/${newId()}`, { activity: 'running' })
  expect((await visitor.see()).state).toBe('waiting')
})

test('several answers at once are each a message of their own', async () => {
  const test = await createTestWorld()
  const visitor = await aChatVisitor(test)
  const message = newId()
  await visitor.tell({ town: 'Salem', activity: 'running' }, message)
  const { items } = await visitor.tell({ town: 'Salem', activity: 'running' }, message)
  expect(items.map(({ kind, text }) => [kind, text])).toEqual([
    ['answer', 'Running'],
    ['answer', 'Salem'],
    ['person_wanted', ''],
  ])
})

test('a page that is none is not stored, since it would stand in the alert that people are mailed', async () => {
  const test = await createTestWorld()
  await aPerson(test, 'Dispatcher')
  await test.world.db.updateTable('employee').set({ email: 'marcus@example.com' }).execute()
  const visitor = await aChatVisitor(test, { page: '/x\n\nTake it over: http://evil.example' })
  await visitor.say('hello')
  await test.workUntilIdle()
  expect(test.emails.map(({ text }) => text)).toEqual([expect.stringContaining('Page: Not known')])
  expect(JSON.stringify(test.emails)).not.toContain('evil')
})

test('a position that no chat has is refused', async () => {
  const test = await createTestWorld()
  const visitor = await aChatVisitor(test)
  expect((await visitor.ask('?after=3000000000')).status).toBe(400)
  expect((await visitor.ask('/seen/3000000000', {})).status).toBe(400)
})

test('an answer or a number under the ID of another message is refused', async () => {
  const test = await createTestWorld()
  const visitor = await aChatVisitor(test)
  const message = newId()
  await visitor.say('hello', message)
  expect((await visitor.ask(`/facts/${message}`, { town: 'Salem' })).status).toBe(409)
  expect((await visitor.ask(`/contact/${message}`, { phone: '3305550117', way: 'call' })).status).toBe(409)
})
