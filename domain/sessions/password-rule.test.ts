import { expect, test } from 'vitest'
import { weaknessOf } from './password-rule.ts'

const ivy = {
  username: 'ivy.starling',
  names: ['Ivy Starling', 'Ivy', 'Starling'],
  company: 'Mission Restore',
}

test.each([
  'password1234',
  'Password1234!',
  'qwertyuiop123',
  'Sunshine!!!!!',
  '123456789012',
  'Basketball2024',
  'abababababab',
  'zzzzzzzzzzzzzzzz',
  'ivy.starling.24',
  'IvyStarling2026',
  'the Stárling nest',
  'Mission-Restore 24',
  'go missionrestore go',
])('%s is soon guessed', async (password) => {
  expect(await weaknessOf(password, ivy)).toMatch(/\.$/)
})

test.each([
  'correct horse battery',
  'a password of their own',
  'wet basement at noon',
  'Tr0ub4dor&3 und mehr',
  // Her first name is three letters, which stand in many words.
  'drivy old cupboard',
  'the mission is to restore',
])('%s is not', async (password) => {
  expect(await weaknessOf(password, ivy)).toBe(null)
})
