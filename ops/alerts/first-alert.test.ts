import { expect, test } from 'vitest'
import { aCallAlert, anUnclaimedAlert, aWaitingChat } from './alerts.fixture.ts'
import { chatForBar, firstIn, isFoldedAt } from './first-alert.ts'

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

test('who is in danger in a chat comes before every request, and whom no one else answers before the others', () => {
  const hazard = aCallAlert('hazard')
  const ann = anUnclaimedAlert('Ann')
  const later = anUnclaimedAlert('Bo', { is_happening_now: false })
  const [danger, wet] = [aWaitingChat('danger', { is_danger: true }), aWaitingChat('wet')]
  const mine = aWaitingChat('mine', { is_mine: true })
  expect(firstIn({ open: [ann], chat: danger })).toEqual({ chat: danger })
  expect(firstIn({ open: [ann], chat: mine })).toEqual({ chat: mine })
  expect(firstIn({ open: [ann], chat: wet })).toEqual({ alert: ann })
  expect(firstIn({ open: [later], chat: wet })).toEqual({ chat: wet })
  expect(firstIn({ chat: wet })).toEqual({ chat: wet })
  expect(firstIn({ open: [ann], chat: null })).toEqual({ alert: ann })
  expect(firstIn({ calls: [hazard], chat: danger })).toEqual({ call: hazard })
})

test('over the list of chats on a phone someone in danger comes before a request, in one line', () => {
  const [danger, wet] = [aWaitingChat('danger', { is_danger: true }), aWaitingChat('wet')]
  const phone = { isAmongChats: true, hasOwnClaim: false, isWide: false }
  expect(chatForBar(danger, phone)).toBe(danger)
  expect(chatForBar(wet, phone)).toBe(null)
  // A desk shows the whole list, and an open chat names who else waits.
  expect(chatForBar(danger, { ...phone, isWide: true })).toBe(null)
  expect(chatForBar(danger, { ...phone, hasOwnClaim: true })).toBe(null)
  expect(chatForBar(wet, { ...phone, isAmongChats: false })).toBe(wet)
  expect(['/ops/submissions/chats', '/ops/submissions', '/ops/intake/new'].map(isFoldedAt)).toEqual([
    true,
    false,
    true,
  ])
})
