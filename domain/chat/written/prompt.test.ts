import { expect, test } from 'vitest'
import { promptOf } from './prompt.ts'

test('the model is sent the passages and the masked words as data, and nothing else', () => {
  const passages = [{ text: 'We dry "wood".', title: 'Wood', path: '/faq#wood', rules: [], asks: 'floor' }]
  const { material } = promptOf({ text: 'dry wood? 330-555-0117', language: 'en', passages, phrases: [] })
  expect(JSON.parse(material)).toEqual({
    passages: [{ title: 'Wood', text: 'We dry "wood".' }],
    question: 'dry wood? …',
  })
})
