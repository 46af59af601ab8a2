import { expect, test } from 'vitest'
import { masked } from './masked.ts'

test.each([
  ['my name is bob miller 330 555 0000', 'my name is …'],
  ['call me at (330) 555-0117 please', 'call me at … please'],
  ['do you work at 4411 Market Street Apt 3 in Boardman', 'do you work at … in Boardman'],
  ['is ann.miller@example.com right', 'is … right'],
  ['me llamo Rosa Delgado y tengo agua', 'me llamo … y tengo agua'],
  ['can maria gutierrez call me', 'can … call me'],
  ['will Kowalczyk still be my technician', 'will … still be my technician'],
  ['is claim 00-4471-X8 open', 'is claim …-X8 open'],
  ['vivo en calle Sur 12', 'vivo en …'],
  ['see https://example.com/photos/8812 for it', 'see … for it'],
  ['Is Bob’s crew here? Marcus said so', 'Is … crew here? … said so'],
])('what tells who and where someone is is taken out: %s', (text, expected) => {
  expect(masked(text)).toBe(expected)
})

test.each([
  'do u work in sebring',
  'Do you come to East Palestine on Sunday?',
  'how long do 2 fans run, 24 hours?',
  'WILL YOU MOVE MY PIANO',
  '¿Hablan español?',
  'Can my dog stay in the house?',
])('what tells nothing of that stays: %s', (text) => {
  expect(masked(text)).toBe(text)
})

test('what was taken out once stays so', () => {
  const once = masked('my name is bob miller, 12 oak st, 330 555 0000, bob@example.com')
  expect(masked(once)).toBe(once)
})
