import { expect, test } from 'vitest'
import { aCallAlert, anUnclaimedAlert } from './alerts.fixture.ts'
import { firstIn } from './first-alert.ts'

test('who can’t go on comes before requests, and who has a question after them', () => {
  const [hazard, question] = [aCallAlert('hazard'), aCallAlert('question', { is_urgent: false })]
  const ann = anUnclaimedAlert('Ann')
  expect(firstIn({ calls: [hazard, question], open: [ann] })).toEqual({ call: hazard })
  expect(firstIn({ calls: [question], open: [ann] })).toEqual({ alert: ann })
  expect(firstIn({ calls: [question], open: [] })).toEqual({ call: question })
})

test('what did not reach the person, and what someone took, is in no bar', () => {
  const calls = [
    aCallAlert('others', { reached_me: false }),
    aCallAlert('taken', { taken_by: 'Bo', taken_at: '2026-11-22T07:09:00.000Z' }),
  ]
  expect(firstIn({ calls, open: [anUnclaimedAlert('Ann', { reached_me: false })] })).toBe(null)
})
