import { expect, test } from 'vitest'
import { leadStatusAt, stageAfter, type SideState, type Stage } from './stages.ts'

test.each<[Stage, SideState | null, string]>([
  ['new', null, 'new'],
  ['contacted', 'on_hold', 'contacted'],
  ['dispatched', null, 'scheduled'],
  ['paid', null, 'scheduled'],
  ['drying', 'on_hold', 'scheduled'],
  ['drying', 'lost', 'closed'],
  ['closed', null, 'closed'],
])('the request of a job that is %s and %s is %s', (stage, side, status) => {
  expect(leadStatusAt(stage, side)).toBe(status)
})

test('nothing comes after the last stage', () => {
  expect([stageAfter('new'), stageAfter('closed')]).toEqual(['contacted', null])
})
