import { expect, test } from 'vitest'
import { firstFacts } from '#domain/company/first-facts.ts'
import { begin, follow, fresh } from './work.ts'

const first = { facts: firstFacts, revision: 4 }
const begun = fresh(first)
const theirs = { facts: { ...firstFacts, phone: '+12345550100', founder: 'a plumber' }, revision: 5 }

test('a draft that was left is gone on with', () => {
  const left = { ...begun, draft: { ...begun.draft, slogan: 'Dry by Friday' } }
  expect(begin(left, first)).toEqual({ work: left, meanwhile: null })
  expect(begin(null, first)).toEqual({ work: begun, meanwhile: null })
})

test('who typed nothing sees the newer facts without a word', () => {
  expect(follow(begun, theirs)).toEqual({ work: fresh(theirs), meanwhile: null })
})

test('who typed is told what someone else saved, and where both did', () => {
  const typed = { ...begun, draft: { ...begun.draft, slogan: 'Dry by Friday', phone: '7245550131' } }
  const { work, meanwhile } = follow(typed, theirs)
  expect(work).toMatchObject({
    revision: 5,
    draft: { slogan: 'Dry by Friday', phone: '7245550131', founder: 'a plumber' },
  })
  expect(meanwhile).toMatchObject({ theirs: ['phone', 'founder'], both: ['phone'] })
})

test('a draft of a revision that a restore took away is laid over what stands now', () => {
  const left = { ...begun, revision: 9, draft: { ...begun.draft, slogan: 'Dry by Friday' } }
  expect(begin(left, first).work).toMatchObject({ revision: 4, draft: { slogan: 'Dry by Friday' } })
})
