import { expect, test } from 'vitest'
import { minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { aChatVisitor } from '#test/a-chat.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { ChatPage } from './chat-query.ts'

/** Three chats of Marcus, each answered. */
async function threeOwnChats() {
  const test = await createTestWorld({ limitScale: 100 })
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const put = (path: string, json: object = {}) =>
    marcus.request(`/api/chats/${path}`, { method: 'PUT', json })
  const aChat = async () => {
    const visitor = await aChatVisitor(test)
    await visitor.say('hello')
    await put(`${visitor.id}/turns/${newId()}`, { turn: 'take' })
    await put(`${visitor.id}/messages/${newId()}`, { text: 'This is Marcus.', kind: 'text' })
    const last = (await visitor.see()).items.at(-1)?.position
    await put(`${visitor.id}/seen/${last}`)
    test.wait(minute)
    return visitor
  }
  const visitors = [await aChat(), await aChat(), await aChat()] as const
  const list = async (query = '') =>
    ChatPage.parse(await (await marcus.request(`/api/chats?state=staff&of=me${query}`)).json())
  return { test, put, visitors, list }
}

test('of the chats of a person those with an unanswered message come first, the longest wait on top', async () => {
  const { test, put, visitors, list } = await threeOwnChats()
  const [one, two, three] = visitors
  expect((await list()).items.map(({ id }) => id)).toEqual([three.id, two.id, one.id])
  await two.say('water is comin thru the ceiling')
  const since = test.world.now().toISOString()
  test.wait(minute)
  await one.say('are you there')
  await two.say('hello?')
  const page = (await list()).items
  expect(page.map(({ id, unanswered_since: at, unread }) => [id, at, unread])).toEqual([
    [two.id, since, 2],
    [one.id, test.world.now().toISOString(), 1],
    [three.id, null, 0],
  ])

  // Page by page they come in the same order.
  const paged: string[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const { items, next } = await list(`&limit=1${cursor && `&cursor=${cursor}`}`)
    paged.push(...items.map(({ id }) => id))
    cursor = next
  }
  expect(paged).toEqual([two.id, one.id, three.id])

  // What was read is not answered by that.
  const last = (await two.see()).items.at(-1)?.position
  await put(`${two.id}/seen/${last}`)
  expect((await list()).items[0]).toMatchObject({ id: two.id, unanswered_since: since, unread: 0 })
  await put(`${two.id}/messages/${newId()}`, { text: 'Here.', kind: 'text' })
  expect((await list()).items.map(({ id }) => id)).toEqual([one.id, two.id, three.id])
})
