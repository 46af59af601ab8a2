import { expect, test } from 'vitest'
import { compareFacts, factsFromName, isSame } from './facts.ts'

const ivy = factsFromName({ username: 'ivy', name: 'Ivy van Starling' })

test('of someone of whom only the name is known, the first word is the first name', () => {
  expect(ivy).toMatchObject({ first_name: 'Ivy', last_name: 'van Starling', skills: [], hired_on: null })
})

test('of what changed the work is told and what is private only named', () => {
  const after = {
    ...ivy,
    skills: ['carpentry'],
    hired_on: '2026-01-05',
    bio: 'Likes dry walls.',
    email: 'i@x.us',
  }
  expect(compareFacts(ivy, after)).toEqual({
    before: { skills: [], hired_on: null },
    after: { skills: ['carpentry'], hired_on: '2026-01-05' },
    changed: ['email', 'bio'],
  })
})

test('equal facts are no change', () => {
  expect(isSame(compareFacts(ivy, { ...ivy, skills: [] }))).toBe(true)
  expect(isSame(compareFacts(ivy, { ...ivy, notes: 'x' }))).toBe(false)
})
