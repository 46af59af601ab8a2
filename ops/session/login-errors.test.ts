import { expect, test } from 'vitest'
import { loginMessage } from './login-errors.ts'

test('a refusal shows the detail of the server first', () => {
  const body = { detail: 'This account is suspended.', message: 'Something else.' }
  expect(loginMessage({ kind: 'refused', status: 403, body })).toEqual({
    title: 'This account is suspended.',
  })
})

test('without a detail it shows the message of the server', () => {
  const body = { message: 'Too many attempts. Please wait 15 minutes.' }
  expect(loginMessage({ kind: 'refused', status: 429, body })).toEqual({
    title: 'Too many attempts. Please wait 15 minutes.',
  })
})

test.each([null, undefined, 'text', 42, {}, { detail: '' }, { detail: 7, message: [] }])(
  'a refusal that says nothing readable (%j) has a sentence of its own',
  (body) => {
    expect(loginMessage({ kind: 'refused', status: 500, body })).toEqual({
      title: 'Login failed. Please try again.',
    })
  },
)

test('wrong credentials add what to check', () => {
  const body = { detail: 'Invalid username or password.' }
  expect(loginMessage({ kind: 'refused', status: 401, body })).toEqual({
    title: 'Invalid username or password.',
    description: 'Please check your username and password.',
  })
})

test('a request that got no answer speaks of the connection', () => {
  expect(loginMessage({ kind: 'unreachable' })).toEqual({
    title: 'Unable to connect to server',
    description: 'Please check your internet connection and try again.',
  })
})

test('an answer that breaks off, and any error naming the network, is a network error', () => {
  const networkError = {
    title: 'Network error',
    description: 'The server may be temporarily unavailable. Please try again in a moment.',
  }
  expect(loginMessage({ kind: 'broken-off' })).toEqual(networkError)
  expect(loginMessage({ kind: 'error', error: new TypeError('Failed to fetch') })).toEqual(networkError)
  expect(loginMessage({ kind: 'error', error: new Error('NetworkError when reading') })).toEqual(networkError)
  expect(loginMessage({ kind: 'error', error: new DOMException('Gone.', 'NetworkError') })).toEqual(
    networkError,
  )
})

test('any other error is a login error with its message, or a sentence where it has none', () => {
  expect(loginMessage({ kind: 'error', error: new Error('Quota exceeded') })).toEqual({
    title: 'Login error',
    description: 'Quota exceeded',
  })
  const silent = { title: 'Login error', description: 'An unexpected error occurred. Please try again.' }
  expect(loginMessage({ kind: 'error', error: new Error('') })).toEqual(silent)
  expect(loginMessage({ kind: 'error', error: 'thrown text' })).toEqual(silent)
})
