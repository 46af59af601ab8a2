import { expect, test } from 'vitest'
import { en } from '../../words/en.ts'
import { es } from '../../words/es.ts'
import { fieldSayer } from './field-words.ts'

test('the visit of either side is said as everywhere else, in both languages', () => {
  const visit = { on: '2199-12-24', from: '08:00', to: '10:00' }
  const side = { status: 'scheduled', visit, assigned_to: null, outcome: null } as const
  const said = [en, es].map((words) => fieldSayer(words, (id) => id)('visit', side))
  expect(said.map((each) => each.replaceAll(/\s/g, ' '))).toEqual([
    'Tue, Dec 24, 8–10 AM',
    'mar, 24 de dic, 8–10 a.m.',
  ])
})
