import { expect, test } from 'vitest'
import { codeMessage } from './code-message.ts'

const message = {
  person: { first_name: 'Ann', username: 'ann.müller' },
  issued: { code: 'K7QM-2PXA', purpose: 'activation' },
  until: 'Nov 22, 3:15 PM',
  origin: 'https://example.com',
  company: 'Mission Restore',
} as const

test('the message has all that a new person needs to get in, and no password', () => {
  expect(codeMessage(message)).toBe(
    `Ann, here is your sign-in code for the Mission Restore portal.
Open https://example.com/ops/activate#ann.m%C3%BCller
Username: ann.müller
Code: K7QM-2PXA
It works once, until Nov 22, 3:15 PM.`,
  )
})

test('who forgot the password reads another first line', () => {
  const reset = codeMessage({ ...message, issued: { ...message.issued, purpose: 'reset' } })
  expect(reset).toContain('Ann, here is a code to reset your password for the Mission Restore portal.')
})
