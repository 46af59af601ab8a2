import { expect, test } from 'vitest'
import { losses } from '#domain/leads/losses.ts'
import { Answers } from '#domain/receipts/receipt.ts'
import { answerSaid, followUpsFor, nextFollowUp } from './follow-up-list.ts'

test.each(losses)('every answer that is offered after $label is one the server takes', ({ value }) => {
  const options = followUpsFor(value).flatMap((each) => ('options' in each ? each.options : []))
  expect(options.length).toBeGreaterThan(1)
  for (const { answers } of options) if (answers) expect(Answers.parse(answers)).toEqual(answers)
})

test('they are asked in their order, and one that was answered or skipped is not asked again', () => {
  const all = followUpsFor('burst-pipe')
  expect(all.map(({ name }) => name)).toEqual(['town', 'when', 'reach_by', 'rooms', 'insurance', 'message'])
  expect(nextFollowUp(all, [])?.name).toBe('town')
  expect(nextFollowUp(all, ['town', 'rooms'])?.name).toBe('when')
  expect(
    nextFollowUp(
      all,
      all.map(({ name }) => name),
    ),
  ).toBeUndefined()
})

test('after a death or an injury nobody asks what it looks like, nor of insurance', () => {
  expect(followUpsFor('trauma').map(({ name }) => name)).toEqual(['town', 'reach_by'])
})

test('an answer is read back in the words it was asked in', () => {
  const [where, running] = followUpsFor('burst-pipe')
  if (!where || !running) throw new Error('Two questions are missing.')
  expect(answerSaid(where, { town: '12 Elm, Boardman' })).toBe('12 Elm, Boardman')
  expect(answerSaid(running, { when: 'happening-now' })).toBe('Yes, it’s running')
  expect(answerSaid(running, { when: null })).toBe('')
})

test('texts are sent to nobody who did not say yes', () => {
  const texts = followUpsFor('mold').find(({ name }) => name === 'reach_by')
  if (!texts) throw new Error('Nobody asks.')
  expect(answerSaid(texts, { reach_by: 'text', text_consent: false })).toBe('')
  expect(answerSaid(texts, { reach_by: 'text', text_consent: true })).toBe('Yes, you may text me')
})
