import { expect, test } from 'vitest'
import { minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { mergeJob } from '#domain/jobs/merge.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { aChatVisitor, anotherDevice } from '#test/a-chat.ts'
import { everyRow } from '#test/every-row.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { retryMessage } from './messages.flow.ts'

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

async function aFailedLink() {
  const { test, marcus, visitor, textLink } = await aJobOfAChat('text')
  const id = newId()
  await textLink(id)
  await test.workUntilIdle()
  const lastToken = () => {
    const body = test.texts.findLast(({ to }) => to === '+13305550117')?.body ?? ''
    return /\/chat\/([\w-]{24})$/.exec(body)?.[1] ?? ''
  }
  const token = lastToken()
  await test.world.db.updateTable('message').set({ status: 'failed', failure: 'service' }).execute()
  const retry = async (job = visitor.id) => {
    test.wait(minute)
    const answer = await marcus.request(`/api/jobs/${job}/messages/${id}/retry`, { method: 'POST' })
    await test.workUntilIdle()
    return answer
  }
  return { test, marcus, visitor, token, lastToken, retry, id }
}

test('a text that failed opens no conversation that was deleted meanwhile', async () => {
  const { test, visitor, token, retry } = await aFailedLink()
  expect((await visitor.ask('', undefined, 'DELETE')).status).toBe(204)
  const refused = await retry()
  expect([refused.status, (await refused.json()).code]).toEqual([409, 'chat-deleted'])
  expect((await anotherDevice(test, token)).status).toBe(410)
  expect(await test.world.db.selectFrom('message').select('status').execute()).toEqual([{ status: 'failed' }])
})

test('who may not reply in chats sends no text again that opens one', async () => {
  const { test, marcus, visitor, retry, id } = await aFailedLink()
  const { 'chat.reply': _, ...permissions } = marcus.permissions
  const sender = allow({ ...marcus, permissions }, 'messages.send')
  await expect(retryMessage(test.world, sender, { job_id: visitor.id, id })).rejects.toMatchObject({
    status: 403,
  })
  expect((await retry()).status).toBe(200)
})

test('a text that is sent again has a link of its own, and whoever was closed out does not come back by the one before', async () => {
  const { test, visitor, token, lastToken, retry } = await aFailedLink()
  const opened = await anotherDevice(test, token)
  expect(opened.status).toBe(200)
  expect((await visitor.ask(`/devices/${opened.device}`, {}, 'DELETE')).status).toBe(204)
  expect((await retry()).status).toBe(200)
  expect((await anotherDevice(test, token)).status).toBe(410)
  expect((await anotherDevice(test, lastToken())).opened.id).toBe(visitor.id)
  expect(test.texts.filter(({ body }) => body.includes('/chat/'))).toHaveLength(2)
})

test('a text of a job that was merged opens its own conversation, and ends no link of the other', async () => {
  const { test, marcus, visitor, lastToken, retry } = await aFailedLink()
  const other = await aChatVisitor(test)
  await other.say('hello')
  await other.call('(330) 555-0117', 'text')
  await marcus.request('/api/jobs', { method: 'POST', json: { id: other.id, facts: { loss_type: 'water' } } })
  const { number } = await (await marcus.request(`/api/jobs/${other.id}`)).json()
  const { revision } = await (await marcus.request(`/api/jobs/${visitor.id}`)).json()
  const dana = allow(await aPerson(test), 'intake.edit')
  await mergeJob(test.world, dana, { id: visitor.id, into: number, revision })
  const made = await marcus.request(`/api/chats/${other.id}/links`, { method: 'POST' })
  const { address }: { address: string } = await made.json()

  expect((await retry(other.id)).status).toBe(200)
  expect((await anotherDevice(test, lastToken())).opened.id).toBe(visitor.id)
  expect((await anotherDevice(test, address.slice(-24))).opened.id).toBe(other.id)
})
