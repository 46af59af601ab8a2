import { expect, test } from 'vitest'
import { dryingView } from '#domain/readings/drying-view.ts'
import { larkspurFile, larkspurRooms } from '#domain/readings/larkspur-file.fixture.ts'
import { above, besideEachOther, chartScale, dotRadius, namedDays } from './chart-plan.ts'

const view = dryingView(larkspurFile(), larkspurRooms)
const friday = new Date('2026-11-13T10:40:00-05:00')
const weekday = (at: Date) => at.toLocaleString('en-US', { timeZone: 'America/New_York', weekday: 'short' })

test('the charts of a job go from the first visit to after its last point may be dry, on one scale', () => {
  const scale = chartScale(view, friday)
  expect(scale.days.map(weekday)).toEqual(['Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun', 'Mon'])
  expect(scale.today).toEqual(friday)
  expect(scale.pixelsPerPoint).toBeCloseTo(9.66, 2)
  expect(view.chambers.map((chamber) => above(chamber))).toEqual([
    { least: -2.5, most: 15.5 },
    { least: -2.5, most: 26.5 },
  ])
})

test('a point that may be dry in weeks makes the chart no longer than twice the time so far', () => {
  const [hall, kitchen] = view.chambers
  const row = kitchen?.lastDry?.row
  if (!hall || !kitchen || !row) return expect.unreachable()
  const lastDry = {
    earliest: new Date('2026-12-05T15:00:00Z'),
    latest: new Date('2026-12-21T15:00:00Z'),
    row,
  }
  const scale = chartScale({ ...view, chambers: [hall, { ...kitchen, lastDry }] }, friday)
  expect(scale.days.map(weekday)).toEqual(['Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun', 'Mon'])
})

test('a chart of a loss that is long dry shows no today', () => {
  expect(chartScale(view, new Date('2026-12-24T10:00:00-05:00')).today).toBe(null)
})

test('dots that would cover each other stand beside each other, and others stay where they were', () => {
  const dots = [
    { id: '15', x: 100, y: 50 },
    { id: '16', x: 100, y: 50 },
    { id: '13', x: 100, y: 20 },
  ]
  const placed = Object.fromEntries(besideEachOther(dots).map(({ id, x }) => [id, x]))
  expect(placed).toEqual({ 13: 100, 15: 100, 16: 100 + 2 * dotRadius + 1 })
  expect(besideEachOther([{ id: '5', x: 100, y: 50 }], [{ x: 100, y: 45 }])[0]?.x).toBe(
    100 + 2 * dotRadius + 1,
  )
})

test('in a narrow chart every second day has a name', () => {
  const scale = chartScale(view, friday)
  expect(namedDays(scale, 400)).toHaveLength(7)
  expect(namedDays(scale, 150).map(weekday)).toEqual(['Tue', 'Thu', 'Sat', 'Mon'])
})
