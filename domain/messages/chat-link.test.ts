import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { aChatVisitor, anotherDevice } from '#test/a-chat.ts'
import { everyRow } from '#test/every-row.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'

async function aJobOfAChat(way: 'call' | 'text') {
  const test = await createTestWorld()
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const visitor = await aChatVisitor(test, { language: 'es' })
  await visitor.say('agua en el sótano')
  await visitor.call('(330) 555-0117', way)
  const job = { id: visitor.id, facts: { loss_type: 'water' } }
  expect((await marcus.request('/api/jobs', { method: 'POST', json: job })).status).toBe(201)
  const textLink = (message = newId()) =>
    marcus.request(`/api/chats/${visitor.id}/link-texts/${message}`, { method: 'PUT' })
  return { test, marcus, visitor, textLink }
}

test('whoever agreed to text messages is texted the link to their chat once, and nothing stored opens it', async () => {
  const { test, marcus, visitor, textLink } = await aJobOfAChat('text')
  const id = newId()
  const texted = [await textLink(id), await textLink(id)]
  expect(texted.map(({ status }) => status)).toEqual([200, 200])
  await test.workUntilIdle()
  const sent = test.texts.filter(({ to }) => to === '+13305550117').map(({ body }) => body)
  expect(sent).toHaveLength(1)
  const [, token = ''] =
    /Continúe nuestro chat aquí.*: http:\/\/localhost:3000\/chat\/([\w-]{24})$/.exec(sent[0] ?? '') ?? []
  expect(token).not.toBe('')
  expect(JSON.stringify(await everyRow(test))).not.toContain(token)
  expect(await (await marcus.request(`/api/jobs/${visitor.id}/messages`)).json()).toMatchObject({
    items: [{ channel: 'text', body: expect.stringMatching(/ \[link\]$/) }],
  })
  const laptop = await anotherDevice(test, token)
  expect([laptop.status, laptop.opened.id]).toEqual([200, visitor.id])
})

test('without a number or consent, or of a chat that was deleted, no link is texted', async () => {
  const { test, marcus, textLink } = await aJobOfAChat('call')
  const stranger = await aChatVisitor(test)
  await stranger.say('hello')
  const path = `/api/chats/${stranger.id}/link-texts/${newId()}`
  expect((await marcus.request(path, { method: 'PUT' })).status).toBe(409)
  const refused = await textLink()
  expect([refused.status, (await refused.json()).code]).toEqual([409, 'no-text-consent'])
  const other = await aJobOfAChat('text')
  await other.visitor.ask('', undefined, 'DELETE')
  expect((await (await other.textLink()).json()).code).toBe('chat-deleted')
  for (const { texts } of [test, other.test])
    expect(texts.filter(({ body }) => body.includes('/chat/'))).toEqual([])
})
