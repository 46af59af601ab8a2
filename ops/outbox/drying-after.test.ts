import { expect, test } from 'vitest'
import { minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { aDeviation } from '#domain/readings/deviations/a-deviation.fixture.ts'
import type { JobDrying } from '#domain/readings/drying-file.ts'
import { firstDryingSetup } from '#domain/readings/setup/drying-setup.ts'
import { aPoint, aStation } from '#domain/readings/larkspur-readings.fixture.ts'
import type { Write } from '#domain/sync/write.ts'
import { dryingAfter } from './drying-after.ts'

const me = { id: newId(), name: 'Ivy Starling' }
const [leadId, room_id, visit_id] = [newId(), newId(), newId()]
const start = Date.UTC(2026, 10, 13, 14, 36)
const time = (minutes = 0) => new Date(start + minutes * minute).toISOString()

const visit = {
  id: visit_id,
  kind: 'monitoring' as const,
  on: '2026-11-13',
  arrived_at: time(-5),
  departed_at: null,
  closed_at: null,
  closed_by: null,
}
const empty: JobDrying = {
  points: [],
  stations: [],
  readings: [],
  air: [],
  visits: [visit],
  deviations: [],
  setup: { ...firstDryingSetup, altitude_feet: 1100 },
  setup_revision: 0,
  chart: 'iicrc-3.1.22',
  is_mine: true,
}
const sent = (write: Write, { id = newId(), minutes = 0 } = {}) => ({
  id,
  leadId,
  write,
  at: start + minutes * minute,
})
const point = (number = 3): Write => ({ kind: 'point', point: { ...aPoint, room_id, number } })
const reading = (read: object): Write => ({ kind: 'reading', reading: { visit_id, ...read }, name: '3' })
const after = (file: JobDrying, entries: readonly Parameters<typeof dryingAfter>[1][]) =>
  entries.reduce((done, entry) => dryingAfter(done, entry, me), file)

test('points and stations that were made here are in the file at once, each once, with a number of its own', () => {
  const [one, other] = [sent(point()), sent(point())]
  const station = sent({ kind: 'station', station: aStation })
  const file = after(empty, [one, other, one, station, station])
  expect(file.points.map(({ id, number, by }) => [id, number, by])).toEqual([
    [one.id, 3, me.name],
    [other.id, 4, me.name],
  ])
  expect(file.stations).toEqual([
    {
      ...aStation,
      id: station.id,
      job_id: leadId,
      created_at: time(),
      by: me.name,
      revision: 1,
      removed_at: null,
    },
  ])
})

test('a change is on top of the revision it was made from, and of no other', () => {
  const made = sent(point())
  const change = (revision: number, changes: object) =>
    sent(
      { kind: 'point_change', point_id: made.id, revision, changes: { ...changes }, name: '3' },
      { minutes: 1 },
    )
  const file = after(empty, [made, change(1, { place: 'Sink' }), change(1, { place: 'Hall' })])
  expect(file.points).toMatchObject([{ place: 'Sink', revision: 2, removed_at: null }])
  expect(after(file, [change(2, { removed: true })]).points).toMatchObject([
    { removed_at: time(1), revision: 3 },
  ])
})

test('a reading has the meter of its point, and air the altitude of the company', () => {
  const [made, station] = [sent(point()), sent({ kind: 'station', station: aStation })]
  const read = sent(reading({ point_id: made.id, value: 34 }))
  const air = sent(reading({ station_id: station.id, air: { fahrenheit: 71.5, humidity: 48 } }))
  const file = after(empty, [made, station, read, air, read])
  expect(file.readings).toEqual([
    {
      id: read.id,
      job_id: leadId,
      visit_id,
      point_id: made.id,
      value: 34,
      no_access: null,
      is_confirmed: false,
      meter: aPoint.meter,
      scale: aPoint.scale,
      at: time(),
      received_at: time(),
      by: me.name,
      employee_id: me.id,
      is_late: false,
      corrects: null,
      reason: null,
    },
  ])
  expect(file.air).toMatchObject([{ air: { fahrenheit: 71.5, humidity: 48, altitude_feet: 1100 } }])
})

test('once the visit is closed here, only corrections are added, to the visit of what they correct', () => {
  const made = sent(point())
  const first = sent(reading({ point_id: made.id, value: 43 }))
  const closing = sent({ kind: 'visit_close', visit_id }, { minutes: 1 })
  const late = sent(reading({ point_id: made.id, value: 12 }), { minutes: 2 })
  const words = { reason: 'Mistyped.', corrects: first.id }
  const correction = sent(reading({ point_id: made.id, value: 34, visit_id: null, ...words }), { minutes: 3 })
  const file = after(empty, [made, first, closing, closing, late, correction])
  expect(file.visits).toMatchObject([{ closed_at: time(1), closed_by: me.name, closed_by_id: me.id }])
  expect(file.readings.map(({ value, visit_id, reason }) => [value, visit_id, reason])).toEqual([
    [43, visit_id, null],
    [34, visit_id, 'Mistyped.'],
  ])
})

test('what was read before the closing and is sent after it is told to be late, in its place in time', () => {
  const made = sent(point())
  const closed = { ...empty, visits: [{ ...visit, closed_at: time(5), closed_by: 'Wes Kestrel' }] }
  const [second, first] = [3, 2].map((minutes) =>
    sent(reading({ point_id: made.id, value: 20 + minutes }), { minutes }),
  )
  if (!first || !second) return expect.unreachable()
  const file = after(closed, [made, second, first])
  expect(file.readings.map(({ value, is_late }) => [value, is_late])).toEqual([
    [22, true],
    [23, true],
  ])
})

test('why the equipment differs is in the file at once, once, behind what was said before', () => {
  const deviation = sent(
    { kind: 'deviation', deviation: aDeviation, name: 'Air movers, Kitchen' },
    { minutes: 1 },
  )
  const before = { ...aDeviation, id: newId(), job_id: leadId, at: time(), by: 'Theo Bittern' }
  const file = after({ ...empty, deviations: [before] }, [deviation, deviation])
  expect(file.deviations).toEqual([
    before,
    { ...aDeviation, id: deviation.id, job_id: leadId, at: time(1), by: me.name },
  ])
})

test('what is no work of drying leaves the file as it is', () => {
  expect(dryingAfter(empty, sent({ kind: 'note', text: 'Wet.' }), me)).toBe(empty)
  expect(dryingAfter(empty, sent(reading({ value: 'wet' })), me)).toBe(empty)
})
