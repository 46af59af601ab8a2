import { expect, test } from 'vitest'
import { second } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { openLimits } from '#server/limits.ts'
import { aSentLead } from '#test/a-lead.ts'
import { setForChat } from '#test/set-for-chat.ts'
import { createTestWorld, type TestWorld } from '#test/world.ts'
import { createApi } from './index.ts'

const ours = 'https://www.our-other-website.com'
const theirs = 'https://www.someone-else.com'

const secret = 'a-secret-of-the-browser'
const aChat = () => `/api/chatbot/chats/${newId()}`

async function anApi(of?: TestWorld) {
  const test = of ?? (await createTestWorld())
  const news = { listen: () => () => {}, position: () => 0 }
  const limits = openLimits(test.world.db, 1)
  const api = createApi({
    ...test,
    news,
    limits,
    closing: new AbortController().signal,
    chatOrigins: [ours],
  })
  const send = (path: string, origin: string, method = 'PUT') =>
    api.request(path, {
      method,
      headers: { Origin: origin, 'Content-Type': 'application/json', 'X-Chat-Secret': secret },
      ...((method === 'PUT' || method === 'POST') && { body: JSON.stringify(aSentLead({ id: newId() })) }),
    })
  const readableBy = (answer: Response) => answer.headers.get('access-control-allow-origin')
  return { test, send, readableBy }
}

test('the chat of an own website is opened like any, and only that website reads the answer', async () => {
  const { test, send, readableBy } = await anApi()
  const answer = await send(aChat(), ours)
  expect([answer.status, readableBy(answer), answer.headers.get('vary')]).toEqual([200, ours, 'Origin'])
  expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
  expect(await answer.json()).toMatchObject({ state: 'automated', items: [] })
  expect(await test.world.db.selectFrom('chat').select('state').execute()).toHaveLength(1)
  expect(readableBy(await send(aChat(), theirs))).toBeNull()
})

test('a browser that asks first is told yes for the chat of an own website, and for nothing else', async () => {
  const { send, readableBy } = await anApi()
  const asked = await send(aChat(), ours, 'OPTIONS')
  expect([asked.status, readableBy(asked)]).toEqual([204, ours])
  expect(asked.headers.get('access-control-allow-methods')).toBe('GET,POST,PUT,DELETE')
  expect(asked.headers.get('access-control-allow-headers')).toBe('Content-Type,X-Chat-Secret')
  for (const [path, origin] of [
    [aChat(), theirs],
    ['/api/leads', ours],
    ['/api/auth/login', ours],
    ['/api/photos/x', ours],
  ] as const)
    expect(readableBy(await send(path, origin, 'OPTIONS')), `${path} for ${origin}`).toBeNull()
  expect(readableBy(await send('/api/leads', ours, 'POST'))).toBeNull()
})

test('a website that the company adds is answered within seconds, on every node, and no longer once it is taken out', async () => {
  const { test, send, readableBy } = await anApi()
  const others = await anApi(test)
  const readable = async () =>
    Promise.all(
      [send, others.send].map(async (each) => readableBy(await each('/api/chatbot/start', theirs, 'GET'))),
    )
  expect(await readable()).toEqual([null, null])
  await setForChat(test, { sites: { origins: [theirs] } })
  test.wait(6 * second)
  expect(await readable()).toEqual([theirs, theirs])
  expect(readableBy(await send('/api/chatbot/start', ours, 'GET'))).toBe(ours)
  await setForChat(test, { sites: { origins: [] } })
  test.wait(6 * second)
  expect(await readable()).toEqual([null, null])
})
