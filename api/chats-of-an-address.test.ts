import { expect, onTestFinished, test, vi } from 'vitest'
import { minute, second } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { aChatVisitor } from '#test/a-chat.ts'
import { createTestWorld } from '#test/world.ts'

test('many people behind one address open chats, a flood of them waits a minute, and one chat says so much a minute', async () => {
  const test = await createTestWorld()
  const [visitor] = [
    await aChatVisitor(test),
    ...(await Promise.all(Array.from({ length: 9 }, () => aChatVisitor(test)))),
  ]
  const next = {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', 'X-Chat-Secret': 'of-the-eleventh-browser' },
    body: '{}',
  }
  const refused = await test.api.request(`/api/chatbot/chats/${newId()}`, next)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  // One that is open already is no new one.
  expect((await visitor.ask('', {})).status).toBe(200)

  for (let said = 0; said < 20; said++) await visitor.say(`message ${said}`)
  const over = await visitor.ask(`/messages/${newId()}`, { text: 'once more' })
  expect([over.status, (await over.json()).detail]).toEqual([429, expect.stringContaining('(330) 555-0142')])
  expect((await visitor.ask(`/messages/${newId()}`, { text: 'x'.repeat(1001) })).status).toBe(429)
  // Capitals are the same chat.
  const path = `/api/chatbot/chats/${visitor.id.toUpperCase()}/messages/${newId()}`
  const headers = { 'Content-Type': 'application/json', 'X-Chat-Secret': visitor.secret }
  const shouted = await test.api.request(path, { method: 'PUT', headers, body: '{"text":"once more"}' })
  expect(shouted.status).toBe(429)
})

test('an address opens a hundred chats in an hour, however slowly; then it waits for the rest of the hour', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  onTestFinished(() => void vi.useRealTimers())
  const test = await createTestWorld()
  const open = async () => {
    const headers = { 'Content-Type': 'application/json', 'X-Chat-Secret': 'a-secret-of-the-browser-of-many' }
    return test.api.request(`/api/chatbot/chats/${newId()}`, { method: 'PUT', headers, body: '{}' })
  }
  const opened: number[] = []
  for (let minutes = 0; minutes < 10; minutes++) {
    for (let nth = 0; nth < 10; nth++) opened.push((await open()).status)
    vi.setSystemTime(Date.now() + minute + second)
  }
  expect(opened).toEqual(Array(100).fill(200))
  const refused = await open()
  const minutesLeft = Number(refused.headers.get('Retry-After')) / 60
  expect([refused.status, Math.round(minutesLeft)]).toEqual([429, 50])
  await aChatVisitor(test, { is_urgent: true })
  vi.setSystemTime(Date.now() + 50 * minute)
  expect((await open()).status).toBe(200)
})
