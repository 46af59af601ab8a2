import { expect, test } from 'vitest'
import { areas } from '#domain/areas/areas.ts'
import { aChatVisitor } from '#test/a-chat.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { decide } from '../decide.ts'
import { brokenIn } from '../forbidden.ts'
import { unservedIn, unservedTowns, unservedWords } from './unserved-towns.ts'

test.each([
  ['im in cleveland do you come here', 'Cleveland'],
  ['do you serve cleveland', 'Cleveland'],
  ['Cleveland, OH', 'Cleveland'],
  ['estoy en Pittsburgh', 'Pittsburgh'],
  ['212 Cleveland st boardman', null],
  ['i live at cleveland ave', null],
  ['do you come to salem', null],
  ['i moved from cleveland to salem, basement flooded', null],
])('a town that is not on our list is heard where someone is or asks for it: “%s”', (text, town) => {
  expect(unservedIn(text)).toBe(town)
})

test('none of them is one of ours, and what is said of them is nothing that is never said', () => {
  const ours = new Set(areas.map(({ name }) => name))
  expect(unservedTowns.filter((town) => ours.has(town))).toEqual([])
  const { en, es } = unservedWords('Cleveland', '+13305550142')
  expect([...brokenIn(en), ...brokenIn(es)]).toEqual([])
})

test('whoever asks from another town reads that it is not on our list and whom to call, and the inbox marks it', async () => {
  const page = {
    title: 'Areas',
    text: 'We serve 71 places.',
    path: '/areas',
    rules: [],
    score: 1,
    matched: [],
  }
  const test = await createTestWorld({
    chat: () => ({ decide: (text) => decide(text, { search: () => [page] }) }),
  })
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const visitor = await aChatVisitor(test)
  const { state, items } = await visitor.say('do you serve cleveland')
  const told = items.filter(({ author }) => author === 'automated').map(({ text }) => text)
  expect([state, told]).toEqual([
    'waiting',
    [
      'Cleveland isn’t on our list of towns. Please call (330) 555-0142, and we’ll tell you whether we can come.',
    ],
  ])
  const list = await marcus.request('/api/chats')
  expect(await list.json()).toMatchObject({ items: [{ unserved: 'Cleveland' }] })
})
