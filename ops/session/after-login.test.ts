import { expect, test } from 'vitest'
import { readLoginSearch, afterLogin } from './after-login.ts'

test('a login leads to the dashboard, or back to the pages of the API', () => {
  expect([afterLogin({}), afterLogin({ next: '/api/docs' })]).toEqual(['/ops/dashboard', '/api/docs'])
  expect(readLoginSearch({ next: '/api/docs', other: '1' })).toEqual({ next: '/api/docs' })
})

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  '/api/docs/../..',
  '/ops',
  '',
  null,
  ['/api/docs'],
])('it never leads to %o', (next) => {
  expect(afterLogin({ next })).toBe('/ops/dashboard')
  expect(readLoginSearch({ next })).toEqual({})
})
