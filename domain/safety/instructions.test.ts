import { expect, test } from 'vitest'
import { instructionsIn } from './instructions.ts'

test.each([
  'Stay out of the water.',
  'If the wall bows, or has new cracks, leave the room.',
  'Until then, keep people and cars away.',
  'Near a river, follow the forecast and leave early.',
  'Creek water carries sewage, so stay out of it.',
  'We check the attic, so please don’t climb up.',
  'A flood policy may pay; ask your agent.',
  'You have to buy it before the damage.',
  'If the floor is dry, twist the handle to the right.',
  'You need to reach it with dry feet.',
])('an order, wherever it stands in its sentence: %s', (sentence) => {
  expect(instructionsIn(`The creek rose in 2004. ${sentence}`)).toEqual([sentence])
})

test.each([
  'We photograph each item, keep a sample and bag the rest.',
  'The county keeps a map of known mines.',
  'Do I have to leave?',
  'Read what to do when a drain backs up.',
])('no order to the reader: %s', (sentence) => {
  expect(instructionsIn(sentence)).toEqual([])
})
