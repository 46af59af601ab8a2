import { DetailedError } from 'hono/client'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { currentOf, isTransient, problemOf } from './problem.ts'

const refusal = (statusCode: number, data: unknown) =>
  new DetailedError('x', { statusCode, detail: { data } })

test('a refusal is told in the words of the server', () => {
  const fields = { next: ['Use at least 12 characters.'] }
  expect(problemOf(refusal(422, { code: 'malformed', detail: 'Please look again.', fields }))).toEqual({
    status: 422,
    code: 'malformed',
    detail: 'Please look again.',
    fields,
  })
})

test('an answer without words, even a page of a proxy, still ends in a sentence', () => {
  expect(problemOf(refusal(502, '<html>')).detail).toBe('Something went wrong on our side. Try again.')
  expect(problemOf(refusal(500, undefined)).status).toBe(500)
})

test('no answer, and a fault of the page itself, are told apart', () => {
  expect(problemOf(new TypeError('Failed to fetch')).code).toBe('no-answer')
  expect(problemOf(new RangeError('x')).code).toBe('bug')
})

test('only what may pass by itself is tried again', () => {
  expect(isTransient(new TypeError('Failed to fetch'))).toBe(true)
  expect(isTransient(refusal(503, null))).toBe(true)
  expect(isTransient(refusal(404, null))).toBe(false)
  expect(isTransient(refusal(500, null))).toBe(false)
})

test('a stale change learns what there is now from its refusal, where the refusal says it', () => {
  const Role = z.object({ name: z.string() })
  expect(currentOf(refusal(409, { current: { name: 'Estimator' } }), Role)).toEqual({ name: 'Estimator' })
  expect(currentOf(refusal(409, { current: { name: 7 } }), Role)).toBeNull()
  expect(currentOf(refusal(409, {}), Role)).toBeNull()
  expect(currentOf(new TypeError('Failed to fetch'), Role)).toBeNull()
})
