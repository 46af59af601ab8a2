import { expect, test } from 'vitest'
import { fitName } from './fit-name.ts'

test('a name is as large as its room allows, and a long one in a small room ends in dots', () => {
  expect(fitName('Bath', 300, 18)).toEqual({ text: 'Bath', size: 18 })
  expect(fitName('Dining room', 66, 18)).toEqual({ text: 'Dining room', size: 12 })
  expect(fitName('Laundry and utility closet', 44, 18)).toEqual({ text: 'Laundry…', size: 11 })
  expect(fitName('Laundry and utility closet', 12, 18).text).toBe('')
})
