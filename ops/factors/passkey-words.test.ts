import { expect, test } from 'vitest'
import { passkeyProblem } from './passkey-words.ts'

test.each([
  ['NotAllowedError', /canceled or timed out/],
  ['AbortError', /canceled or timed out/],
  ['InvalidStateError', /already/],
  ['SecurityError', /at this address/],
  ['NotSupportedError', /this browser/],
])('what the browser calls %s is said to people in a sentence', (name, words) => {
  const error = new Error('The operation either timed out or was not allowed. See: https://www.w3.org/TR')
  error.name = name
  expect(passkeyProblem(error)).toMatch(words)
  expect(passkeyProblem(error)).not.toContain('w3.org')
})

test('where the server cannot be reached, that is what is said', () => {
  expect(passkeyProblem(new TypeError('Failed to fetch'))).toMatch(/can’t be reached/)
})
