import { expect, test } from 'vitest'
import { undoTime } from '#domain/leads/visit-steps/visit-step.ts'
import { minute } from '#platform/time.ts'
import { en } from '../words/en.ts'
import { waitingCall } from '#domain/leads/office-calls/call-state.ts'
import type { Entry } from '../outbox/entry.ts'
import { newEntry } from '../outbox/outbox.ts'
import { officeCallWords } from './office-call-words.ts'
import { isEarly, isUndoable, isVisitLeft, mayBeOnTheWay, otherSteps, stepsOfToday } from './visit-steps.ts'

const now = new Date('2026-11-20T15:00:00Z')
const id = '01930000-0000-7000-8000-0000000000a1'
const ivy = '01930000-0000-7000-8000-0000000000b1'
const step = (kind: 'arrived' | 'on_my_way', at: string, received_at = at) => ({
  id: kind,
  kind,
  at,
  received_at,
  employee_id: ivy,
  by: 'Ivy',
  reason: null,
  detail: '',
  call: null,
  visit_id: null,
})

test('today’s steps are those of the server and of this device together, in the order in which they were taken', () => {
  const unsent = newEntry(
    { id, leadId: id, customer: 'Ann', write: { kind: 'step', step: 'departed' }, at: now.getTime() },
    { turn: 1, now: now.getTime() },
  )
  const shown = stepsOfToday(
    [
      step('arrived', '2026-11-20T14:11:00Z', '2026-11-20T14:40:00Z'),
      step('on_my_way', '2026-11-20T13:50:00Z'),
      step('on_my_way', '2026-11-19T13:50:00Z'),
    ],
    [unsent],
    { now, clockError: 0 },
  )
  expect(shown.map(({ kind, isUnsent, receivedAt }) => [kind, isUnsent, receivedAt?.toISOString()])).toEqual([
    ['on_my_way', false, undefined],
    ['arrived', false, '2026-11-20T14:40:00.000Z'],
    ['departed', true, undefined],
  ])
})

test('a step that was sent and is not yet removed here is shown once', () => {
  const at = now.getTime()
  const sent = newEntry(
    { id, leadId: id, customer: 'Ann', write: { kind: 'step', step: 'arrived' }, at },
    { turn: 1, now: at },
  )
  const known = { ...step('arrived', now.toISOString()), id }
  expect(stepsOfToday([known], [sent], { now, clockError: 0 })).toHaveLength(1)
})

test('on a device whose clock is an hour ahead, what the server has keeps its place, and can be undone as long as elsewhere', () => {
  const clockError = 60 * minute
  const [arrived, tapped] = [new Date(now.getTime() - 2 * minute), now.getTime() + clockError - minute]
  const unsent = newEntry(
    { id, leadId: id, customer: 'Ann', write: { kind: 'step', step: 'departed' }, at: tapped },
    { turn: 1, now: tapped },
  )
  const shownNow = new Date(now.getTime() + clockError)
  const shown = stepsOfToday([step('arrived', arrived.toISOString())], [unsent], {
    now: shownNow,
    clockError,
  })
  expect(shown.map(({ kind }) => kind)).toEqual(['arrived', 'departed'])
  expect(shown.map((one) => isUndoable(one, ivy, shownNow))).toEqual([true, true])
  expect(shown[0]?.at).toEqual(new Date(arrived.getTime() + clockError))
})

test.each([
  ['their own, ten minutes after the tap', ivy, undoTime - 1, true],
  ['their own, after that', ivy, undoTime, false],
  ['one that is on this device alone', null, minute, true],
  ['someone else’s', id, minute, false],
])('a person is offered to undo a step: %s', (_, employeeId, age, isOffered) => {
  const at = new Date(now.getTime() - age)
  const told = { isUnsent: false, isUntold: false, receivedAt: null }
  const shown = { id, kind: 'arrived', at, employeeId, ...told } as const
  expect(isUndoable(shown, ivy, now)).toBe(isOffered)
})

test('a step that is not sent yet shows why the office is needed', () => {
  const write = { kind: 'step', step: 'needs_office', reason: 'no_access', detail: 'No key.' } as const
  const at = now.getTime()
  const unsent = newEntry({ id, leadId: id, customer: 'Ann', write, at }, { turn: 1, now: at })
  const words = stepsOfToday([], [unsent], { now, clockError: 0 }).map((shown) =>
    officeCallWords(shown, en.choices),
  )
  expect(words).toEqual(['Can’t get in. No key.'])
})

test('a call that stands open stays on the card after its day, and one that is done leaves it', () => {
  const call = (ended_at: string | null) => ({ ...waitingCall, ended_at })
  const yesterday = '2026-11-19T23:00:00Z'
  const steps = [
    { ...step('arrived', yesterday), id: 'a' },
    { ...step('arrived', yesterday), id: 'b', kind: 'needs_office' as const, call: call(null) },
    { ...step('arrived', yesterday), id: 'c', kind: 'needs_office' as const, call: call(yesterday) },
  ]
  expect(stepsOfToday(steps, [], { now, clockError: 0 }).map(({ id }) => id)).toEqual(['b'])
})

test('a step is untold while this device alone has it, and not once the office has sent it back', () => {
  const write = { kind: 'step', step: 'needs_office' } as const
  const at = now.getTime()
  const waiting = newEntry({ id, leadId: id, customer: 'Ann', write, at }, { turn: 1, now: at })
  const untold = (entry: Entry) => stepsOfToday([], [entry], { now, clockError: 0 })[0]?.isUntold
  expect(untold(waiting)).toBe(true)
  expect(untold({ ...waiting, state: 'sent_back' })).toBe(false)
})

test('of a step that an older version stored, nothing is told but the step', () => {
  expect(officeCallWords({}, en.choices)).toBe('')
})

test.each([
  ['contacted', 3, true],
  ['scheduled', 3, true],
  ['closed', 0, false],
  ['new', 0, true],
  ['new', 3, false],
] as const)(
  'a request that is %s, with urgency %i: on the way is offered, %s',
  (status, urgency, isOffered) => {
    expect(mayBeOnTheWay({ status, urgency, visit: null, cancelled_at: null, has_job: false })).toBe(
      isOffered,
    )
  },
)

test('nobody is on the way to a job whose visit was canceled', () => {
  const job = { status: 'contacted', urgency: 0, cancelled_at: null, has_job: true } as const
  expect(mayBeOnTheWay({ ...job, visit: null })).toBe(false)
  expect(mayBeOnTheWay({ ...job, visit: { on: '2026-11-20', from: '08:00', to: '10:00' } })).toBe(true)
})

test('a step is early where the visit is on a later day and nobody has begun it today', () => {
  const visit = (on: string) => ({ on, from: '08:00', to: '10:00' })
  const early = (on: string, steps: Parameters<typeof isEarly>[1] = []) =>
    isEarly({ visit: visit(on) }, steps, now)
  expect(['2026-11-19', '2026-11-20', '2026-11-21', '2026-12-01'].map((on) => early(on))).toEqual([
    false,
    false,
    true,
    true,
  ])
  expect(isEarly({ visit: null }, [], now)).toBe(false)
  expect(early('2026-11-21', [{ kind: 'needs_office' }])).toBe(true)
  expect(early('2026-11-21', [{ kind: 'on_my_way' }])).toBe(false)
})

test('a visit is over once its people left, also while this device alone knows it', () => {
  const taken = (kind: 'arrived' | 'departed', isUnsent = false) => [{ kind, isUnsent }]
  const ofJob = { has_job: true, visit_left: false }
  expect(isVisitLeft({ ...ofJob, visit_left: true }, [])).toBe(true)
  expect(isVisitLeft(ofJob, taken('departed', true))).toBe(true)
  // Sent just now, and not read again.
  expect(isVisitLeft(ofJob, [{ kind: 'departed', isUnsent: false, visit_id: null }])).toBe(true)
  expect(isVisitLeft(ofJob, taken('arrived'))).toBe(false)
  // They go there a second time today, or again.
  expect(isVisitLeft(ofJob, taken('departed'))).toBe(false)
  expect(isVisitLeft({ ...ofJob, visit_left: true }, taken('arrived', true))).toBe(false)
  expect(isVisitLeft({ has_job: false, visit_left: false }, taken('departed'))).toBe(true)
})

test('leaving is told by who has arrived, and by nobody before', () => {
  const inHand = { isLeft: false, hasJustLeft: false }
  expect(otherSteps('on_my_way', inHand)).toEqual(['arrived', 'needs_office'])
  expect(otherSteps('arrived', inHand)).toEqual(['needs_office'])
  expect(otherSteps('departed', inHand)).toEqual(['needs_office'])
  expect(otherSteps('on_my_way', { isLeft: true, hasJustLeft: true })).toEqual(['needs_office'])
  expect(otherSteps('on_my_way', { isLeft: true, hasJustLeft: false })).toEqual(['on_my_way', 'needs_office'])
})
