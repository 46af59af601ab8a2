import { expect, test } from 'vitest'
import { canonicalJson } from '#platform/canonical-json.ts'
import { readFrozen } from './read-frozen.ts'
import { NewSubmission } from './submission.ts'

const again = { at: '2026-11-10T15:00:00.000Z', reason: 'The price was wrong', who: ['Nora Trillium'] }
const form = { form: 'work-authorization-ohio', version: 1, answers: { price: 480_000 }, blobs: [] }

test('why a form was signed again is frozen with it, and read back in its history', () => {
  const submission = NewSubmission.parse({ ...form, signed_again: [again] })
  expect(readFrozen(canonicalJson(submission))['signed_again']).toEqual([again])
  expect(NewSubmission.parse(form)).not.toHaveProperty('signed_again')
})

test('nobody has a form signed again without a reason', () => {
  const told = NewSubmission.safeParse({ ...form, signed_again: [{ ...again, reason: ' ' }] })
  expect(told.error?.issues.map(({ message }) => message)).toEqual(['Enter a reason.'])
})
