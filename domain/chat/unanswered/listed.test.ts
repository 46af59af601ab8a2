import { expect, test } from 'vitest'
import { kindListed } from './listed.ts'

const listed = (text: string) => kindListed({ text, reason: 'nothing' }) !== null

test.each([
  'will you move my piano',
  'blue dust comes out of the vents',
  'the detector keeps chirping at the basement stairs',
  'sale polvo azul de la ventilación',
])('the office reads “%s”, which nothing was found to', (text) => {
  expect(listed(text)).toBe(true)
})

test.each([
  'ok thanks',
  'gracias',
  'the sink',
  'kitchen and hall and bedroom',
  'my name is bob miller',
  '212 elm st boardman',
  '330 555 0133',
  'please text me at 330 555 0133',
  'i need to talk to a person',
  'water everywhere',
  'my mom fell and is bleeding',
])('“%s” is no gap in our answers', (text) => {
  expect(listed(text)).toBe(false)
})

test('what asks is a question, what tells is a statement', () => {
  expect(kindListed({ text: 'will you move my piano', reason: 'nothing' })).toBe('question')
  expect(kindListed({ text: 'blue dust comes out of the vents', reason: 'nothing' })).toBe('statement')
})
