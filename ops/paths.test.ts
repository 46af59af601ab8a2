import { expect, test } from 'vitest'
import { isOpsPath, opsPaths } from './paths.ts'

test('the portal has the login, the nine specified pages, and the change of a one-time password', () => {
  expect([...opsPaths].sort()).toEqual([
    '/ops/chatbot-settings',
    '/ops/dashboard',
    '/ops/employees',
    '/ops/forms',
    '/ops/intake',
    '/ops/login',
    '/ops/password',
    '/ops/profile',
    '/ops/projects-config',
    '/ops/roles',
    '/ops/submissions',
  ])
})

test('a submission has an address of its own', () => {
  expect(isOpsPath('/ops/submissions/01932c5e-7c1a-7b3e-8a53-2f6f1c0a9d11')).toBe(true)
})

test.each([
  '/ops',
  '/ops/',
  '/ops/login/',
  '/ops/Login',
  '/ops/nothing',
  '/ops/submissions/',
  '/ops/submissions/12',
  '/ops/submissions/01932c5e-7c1a-7b3e-8a53-2f6f1c0a9d11/more',
  '/opsy',
  '/',
])('%s is not an address of the portal', (path) => {
  expect(isOpsPath(path)).toBe(false)
})
