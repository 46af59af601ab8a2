import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { aChatVisitor } from '#test/a-chat.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'

test('of one person only so many notes, replies and changes of chats are taken at once', async () => {
  const test = await createTestWorld({ limitScale: 0.005 })
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const visitor = await aChatVisitor(test)
  const send = (method: string, path: string, json: object = {}) =>
    marcus.request(`/api/chats/${visitor.id}/${path}`, { method, json })
  const note = () => send('PUT', `messages/${newId()}`, { text: 'She has a dog.', kind: 'note' })
  const fill = (town: string) => send('PUT', `facts/${newId()}`, { town })
  for (let nth = 0; nth < 5; nth++) {
    expect((await note()).status).toBe(200)
    expect((await fill(`Town ${nth}`)).status).toBe(200)
  }
  const refused = [
    await note(),
    await fill('Salem'),
    await send('PUT', `turns/${newId()}`, { turn: 'take' }),
    await send('PUT', `contact/${newId()}`, { phone: '(330) 555-0117' }),
    await send('PUT', `link-texts/${newId()}`),
    await send('POST', 'links'),
    await send('POST', 'transcripts', { as: 'text' }),
  ]
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 429))
  expect(await refused[0]?.json()).toMatchObject({
    detail:
      'You added many notes, messages, photos and items in the last 15 minutes. Wait a few minutes, then add the rest.',
  })
  expect(await refused[1]?.json()).toMatchObject({
    detail:
      'You made many changes to jobs, requests and chats in the last 15 minutes. Wait a few minutes, then make the rest.',
  })
  expect((await marcus.request(`/api/chats/${visitor.id}`)).status).toBe(200)
})
