import { expect, test } from 'vitest'
import { pathBack, signPath } from './sign-path.ts'

test('a phone that is handed over stays with the papers of its job, or with the one form', () => {
  expect(signPath({ job_id: 'j', forms: ['a', 'b'] })).toBe('/ops/forms/sign/j')
  expect(signPath({ job_id: null, forms: ['a'] })).toBe('/ops/forms/sign/form/a')
})

test('whoever takes it back goes on with the papers of the job, or with the forms', () => {
  expect(pathBack({ job_id: 'j' })).toBe('/ops/intake/j/forms')
  expect(pathBack({ job_id: null })).toBe('/ops/forms')
})
