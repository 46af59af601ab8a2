import { expect, test } from 'vitest'
import { masked } from './masked.ts'
import { promptOf } from './prompt.ts'

test.each([
  ['call me at (330) 555-0117 pls', 'call me at [number] pls'],
  ['330.555.0117 or +1 330 555 0118', '[number] or [number]'],
  ['my number is three three zero five five five zero one', 'my number is [number]'],
  ['card 4111 1111 1111 1111 exp 12/27', 'card [number] exp 12/27'],
  ['mail nora@example.com', 'mail [email]'],
  ['nora.t at gmail dot com is best', '[email] is best'],
  ['my name is nora trillium and the carpet is wet', 'my name is [name] and the carpet is wet'],
  ['Hi I’m Nora Trillium, basement wet', 'Hi I’m [name], basement wet'],
  ['im flooded and i am scared', 'im flooded and i am scared'],
  ['me llamo José Núñez y se mojó la alfombra', 'me llamo [name] y se mojó la alfombra'],
  ['mi nombre es ana, soy Ana Ruiz', 'mi nombre es [name], soy [name]'],
  ['I live at 142 East Market Street in Salem', 'I live at [address] in Salem'],
  ['policy HO3-88213A with them', 'policy [number] with them'],
  ['look at https://example.com/a?b=1', 'look at [link]'],
  ['２３３０５５５０１１７', '[number]'],
  ['two rooms, 3 inches of water since 6', 'two rooms, 3 inches of water since 6'],
])('what tells who someone is does not leave the server: %s', (typed, sent) => {
  expect(masked(typed)).toBe(sent)
})

test('the model is sent the passages and the masked words as data, and nothing else', () => {
  const passages = [{ text: 'We dry "wood".', title: 'Wood', path: '/faq#wood', rules: [], asks: 'floor' }]
  const { material } = promptOf({ text: 'dry wood? 330-555-0117', language: 'en', passages, phrases: [] })
  expect(JSON.parse(material)).toEqual({
    passages: [{ title: 'Wood', text: 'We dry "wood".' }],
    question: 'dry wood? [number]',
  })
})
