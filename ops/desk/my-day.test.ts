import { expect, test } from 'vitest'
import { waitingCall } from '#domain/leads/office-calls/call-state.ts'
import type { VisitStepKind } from '#domain/leads/visit-steps/visit-step.ts'
import type { OwnVisit } from '#domain/visits/own-visit.ts'
import { dayOf, toStop } from './my-day.ts'

const now = new Date('2026-11-24T17:00:00.000Z')
const [today, tomorrow] = ['2026-11-24', '2026-11-25']

type Told = {
  on?: string | null
  taken?: VisitStepKind[]
  visit_left?: boolean
  hold?: string
  my_visits?: OwnVisit[]
}

function aStop(name: string, { on = today, taken = [], visit_left = false, hold, my_visits }: Told = {}) {
  const visit = on === null ? null : { on, from: '08:00', to: '10:00' }
  const lead = { name, visit, visit_left, has_job: true, hold: hold ?? null, my_visits }
  return toStop(
    lead,
    taken.map((kind) => ({ kind, isUnsent: false })),
    now,
  )
}

function dayIn(...stops: ReturnType<typeof aStop>[]) {
  const { next, ...lists } = dayOf(stops, now)
  const names = (list: typeof stops) => list.map(({ lead }) => lead.name)
  return {
    next: next?.lead.name,
    finished: names(lists.finished),
    today: names(lists.today),
    noVisit: names(lists.noVisit),
    others: names(lists.others),
    later: names(lists.later),
  }
}

const nothing = { next: undefined, finished: [], today: [], noVisit: [], others: [], later: [] }

test('the first of the day is next, and everything else a line below it', () => {
  const [late, noon] = [aStop('Late'), aStop('Noon')]
  expect(dayIn(late, noon, aStop('To call', { on: null }), aStop('Tomorrow', { on: tomorrow }))).toEqual({
    ...nothing,
    next: 'Late',
    today: ['Noon'],
    noVisit: ['To call'],
    later: ['Tomorrow'],
  })
})

test('whoever is on the way, or there, has that in front of all, however urgent another is', () => {
  for (const taken of [['on_my_way'], ['on_my_way', 'arrived']] as const)
    expect(dayIn(aStop('Urgent'), aStop('There', { taken: [...taken] }))).toMatchObject({
      next: 'There',
      today: ['Urgent'],
    })
})

test('a visit that was left is finished, and the next one takes its place', () => {
  const left = aStop('Left', { taken: ['arrived', 'departed'], visit_left: true })
  expect(dayIn(left, aStop('Noon'))).toEqual({ ...nothing, finished: ['Left'], next: 'Noon' })
  expect(left.finished).toMatchObject({ arrived: { kind: 'arrived' }, left: { kind: 'departed' } })
})

test('what was done at today’s visit does not stand at tomorrow’s, which is no visit of today', () => {
  const again = aStop('Again', { on: tomorrow, taken: ['on_my_way', 'arrived', 'departed'] })
  expect(again.steps).toEqual([])
  expect(dayIn(again)).toEqual({ ...nothing, finished: ['Again'], later: ['Again'] })
})

test('where two visits of a job are on one day, the second is next once the first was left', () => {
  const second = aStop('Twice', { taken: ['arrived', 'departed'] })
  expect(dayIn(second)).toEqual({ ...nothing, finished: ['Twice'], next: 'Twice' })
  expect(second.isUnderWay).toBe(false)
})

test('a call for the office stays with the visit until it is answered, whenever they left', () => {
  const call = { kind: 'needs_office' as const, isUnsent: false, call: waitingCall }
  const lead = { visit: null, visit_left: false, has_job: false, hold: null }
  expect(toStop(lead, [call, { kind: 'departed', isUnsent: false }], now).steps).toEqual([call])
})

test('a job on hold is not next, and a day without visits has nothing next', () => {
  const held = aStop('Held', { hold: 'Asbestos result due' })
  expect(dayIn(held, aStop('Noon'))).toMatchObject({ next: 'Noon', today: ['Held'] })
  expect(dayIn(held, aStop('Tomorrow', { on: tomorrow }))).toMatchObject({
    next: undefined,
    later: ['Tomorrow'],
  })
  // Left on another day, and nothing is planned.
  expect(dayIn(aStop('Idle', { on: '2026-11-20', visit_left: true }))).toEqual({
    ...nothing,
    noVisit: ['Idle'],
  })
})

test('a visit that others make is not on the day, and what one made before is finished', () => {
  const given = aStop('Given to others', { my_visits: [] })
  const when = { on: today, from: '06:00', to: '07:00' }
  const own = { id: 'one', when, departed_at: '2026-11-24T13:00:00.000Z', too_late: null }
  const made = aStop('Made before', { taken: ['arrived', 'departed'], my_visits: [own] })
  expect(dayIn(given, made, aStop('Noon'))).toEqual({
    ...nothing,
    finished: ['Made before'],
    next: 'Noon',
    others: ['Given to others'],
  })
  expect(dayIn(given)).toEqual({ ...nothing, others: ['Given to others'] })
})

test('what others tell of their visit is not told of one’s own', () => {
  const when = { on: today, from: '12:00', to: '13:00' }
  const own = { id: 'one', when, departed_at: null, too_late: 'made_before' as const }
  const lead = { visit: when, visit_left: false, has_job: true, hold: null, my_visits: [own] }
  const by = (kind: VisitStepKind, visit_id: string) => ({ kind, isUnsent: false, visit_id })
  const stop = toStop(lead, [by('arrived', 'other'), by('departed', 'other'), by('on_my_way', 'one')], now)
  expect(stop).toMatchObject({ isLeft: false, finished: null, tooLate: 'made_before' })
  expect(stop.steps).toEqual([by('on_my_way', 'one')])
})
