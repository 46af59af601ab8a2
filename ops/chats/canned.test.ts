import { expect, test } from 'vitest'
import { firstCanned } from '#domain/chat/settings/canned.ts'
import { cannedFor, filledIn, fitting } from './canned.ts'

const { replies } = firstCanned
const fields = { name: 'Nora', me: 'Marcus', phone: '(330) 555-0142' }

test('a canned reply is found by the beginning of its word, and only where nothing else is typed', () => {
  expect(cannedFor('/', replies)).toEqual(replies)
  expect(cannedFor('/cr', replies)?.map(({ key }) => key)).toEqual(['crew'])
  expect(cannedFor('/zzz', replies)).toEqual([])
  expect(cannedFor('see 1/2', replies)).toBeNull()
})

test('the number is not asked for where it is known', () => {
  const keys = (phone: string | null) => fitting(replies, { phone }).map(({ key }) => key)
  expect(keys(null)).toContain('number')
  expect(keys('+13305550117')).not.toContain('number')
  expect(keys('+13305550117')).toHaveLength(replies.length - 1)
})

test('a canned reply names the visitor, who writes and the number to call', () => {
  expect(filledIn('{name}, this is {me}. Call {phone}.', fields)).toBe(
    'Nora, this is Marcus. Call (330) 555-0142.',
  )
  expect(filledIn('{name}, what number?', { ...fields, name: '' })).toBe('What number?')
  expect(filledIn('{name}, ¿a qué número?', { ...fields, name: '' })).toBe('¿A qué número?')
})

test('a canned reply takes names as they are, and fills in a field wherever it stands', () => {
  expect(filledIn('Call {phone}, again: {phone}. {name} {name}', { ...fields, name: "$'{me}$&" })).toBe(
    `Call ${fields.phone}, again: ${fields.phone}. $'{me}$& $'{me}$&`,
  )
  expect(filledIn('{name}, this is {me}.', { ...fields, me: '$`' })).toBe('Nora, this is $`.')
})

test('no canned reply has a field that is not filled in', () => {
  for (const { en, es } of replies)
    for (const words of [en, es]) expect(filledIn(words, fields)).not.toMatch(/[{}]/)
})
