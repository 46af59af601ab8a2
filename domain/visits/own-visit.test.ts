import { expect, test } from 'vitest'
import { asOwn, visitOfOthers, type OwnVisit } from './own-visit.ts'

const [yesterday, today, tomorrow] = ['2026-11-19', '2026-11-20', '2026-11-21']
const at = (on: string, from = '08:00') => ({ on, from, to: '12:00' })
const noon = at(today, '11:00')

function anOwn(on: string, more: Partial<OwnVisit> = {}): OwnVisit {
  return { id: `${on} ${more.when?.from ?? ''}`, when: at(on), departed_at: null, too_late: null, ...more }
}

const left = { departed_at: '2026-11-20T15:00:00.000Z' }

test.each([
  ['theirs is the next of the job', [anOwn(today, { when: noon })], noon, null],
  ['others go first', [anOwn(tomorrow)], at(tomorrow), null],
  ['only others go', [], null, noon],
  ['theirs was left, and others go', [anOwn(today, left)], at(today), noon],
  ['theirs is over, and others go', [anOwn(yesterday)], at(yesterday), noon],
])('%s', (_, my_visits, own, others) => {
  const lead = { has_job: true, visit: noon, visit_left: false, my_visits }
  expect([asOwn(lead, today).visit, visitOfOthers(lead, today)]).toEqual([own, others])
})

test('without a job, and where nothing was told of visits, the request says when they go', () => {
  const request = { has_job: false, visit: noon, visit_left: false }
  for (const lead of [request, { ...request, has_job: true }])
    expect([asOwn(lead, today), visitOfOthers(lead, today)]).toEqual([lead, null])
})

test('what is over is nobody’s next', () => {
  const lead = { has_job: true, visit_left: false, my_visits: [] }
  expect(visitOfOthers({ ...lead, visit: at(yesterday) }, today)).toBeNull()
  expect(visitOfOthers({ ...lead, visit: noon, visit_left: true }, today)).toBeNull()
  expect(asOwn({ ...lead, visit: noon, my_visits: [anOwn(today, left)] }, today).visit_left).toBe(true)
})
