import { expect, test } from 'vitest'
import { isOpsPath, opsPaths } from './paths.ts'

test('the portal has the login, the nine specified pages, and what they cannot do without', () => {
  expect([...opsPaths].sort()).toEqual([
    '/ops/activate',
    '/ops/alerts',
    '/ops/audit',
    '/ops/chatbot-settings',
    '/ops/dashboard',
    '/ops/employees',
    '/ops/employees/import',
    '/ops/employees/new',
    '/ops/equipment',
    '/ops/forms',
    '/ops/forms/fill/new',
    '/ops/forms/templates',
    '/ops/intake',
    '/ops/intake/new',
    '/ops/login',
    '/ops/on-call',
    '/ops/password',
    '/ops/profile',
    '/ops/projects-config',
    '/ops/projects-config/jobs',
    '/ops/projects-config/jobs/drying',
    '/ops/projects-config/numbers',
    '/ops/roles',
    '/ops/roles/new',
    '/ops/second-step',
    '/ops/submissions',
    '/ops/submissions/chats',
    '/ops/submissions/forms',
    '/ops/sync-problems',
  ])
})

test('a form in the builder has its own name in the address', () => {
  expect(isOpsPath('/ops/forms/templates/work-authorization-ohio')).toBe(true)
  for (const name of ['', 'W', '1-form', 'a b', 'form/more', '../roles'])
    expect(isOpsPath(`/ops/forms/templates/${name}`)).toBe(false)
})

test('submissions, chats, people, roles and what is signed have addresses of their own, and so has the making of some', () => {
  const id = '01932c5e-7c1a-7b3e-8a53-2f6f1c0a9d11'
  for (const place of [
    'submissions',
    'submissions/chats',
    'employees',
    'roles',
    'forms/fill',
    'forms/sign',
    'forms/sign/form',
  ])
    expect([place, isOpsPath(`/ops/${place}/${id}`)]).toEqual([place, true])
  expect([isOpsPath('/ops/employees/new'), isOpsPath('/ops/roles/new')]).toEqual([true, true])
})

test('each page of a job file has an address of its own', () => {
  const visit = '01932c5e-7c1a-7b3e-8a53-2f6f1c0a9d12'
  const job = '/ops/intake/01932c5e-7c1a-7b3e-8a53-2f6f1c0a9d11'
  for (const page of [
    '',
    '/loss',
    '/people',
    '/visits',
    '/photos',
    '/timeline',
    '/audit',
    '/readings/now',
    `/readings/${visit}`,
  ])
    expect([page, isOpsPath(`${job}${page}`)]).toEqual([page, true])
})

test.each([
  '/ops',
  '/ops/',
  '/ops/login/',
  '/ops/Login',
  '/ops/nothing',
  '/ops/submissions/',
  '/ops/submissions/12',
  '/ops/submissions/chats/12',
  '/ops/employees/12',
  '/ops/roles/12',
  '/ops/employees/new/more',
  '/ops/submissions/new',
  '/ops/roles/12',
  '/ops/submissions/01932c5e-7c1a-7b3e-8a53-2f6f1c0a9d11/more',
  '/opsy',
  '/',
])('%s is not an address of the portal', (path) => {
  expect(isOpsPath(path)).toBe(false)
})
