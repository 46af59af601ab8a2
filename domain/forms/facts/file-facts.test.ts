import { expect, test } from 'vitest'
import type { JobStay } from '#domain/equipment/moves/job-equipment.ts'
import { larkspurFile, larkspurRooms } from '#domain/readings/larkspur-file.fixture.ts'
import { fileFacts } from './file-facts.ts'
import { fileRows } from './file-rows.ts'
import { readFile } from './job-file.ts'

const day_rule = 'periods'
const unit_id = '0193aaaa-0000-7000-8000-000000000001'
const stay: JobStay = {
  number: 'AM-01',
  kind: 'air_mover',
  maker: '',
  model: '',
  aham_pints: null,
  cfm: 900,
  amps_tenths: 19,
  clashed_at: null,
  unit_id,
  room_id: 'kitchen',
  room: 'Kitchen',
  placed_at: '2026-11-10T15:00:00.000Z',
  placed_by: 'Ivy Starling',
  pulled_at: '2026-11-13T15:00:00.000Z',
  condition: 'good',
  photos: [],
  days: 3,
  hours: 72,
  is_long: false,
}
const standing: JobStay = { ...stay, placed_at: '2026-11-13T16:00:00.000Z', pulled_at: null, condition: null }
const mover = { ...stay, unit_id: '0193aaaa-0000-7000-8000-000000000002', number: 'AM-02' }
const file = readFile({
  rooms: larkspurRooms,
  drying: larkspurFile(),
  stays: [stay, mover, { ...standing, days: 1 }],
  day_rule,
})

test('a form takes when drying began, its day, the last readings, the class and the air from the job', () => {
  expect(fileFacts(file)).toEqual({
    'loss.class': 'class_2',
    'drying.began_on': '2026-11-10',
    'drying.read_on': '2026-11-13',
    'drying.day': 4,
    'drying.visit': 4,
    'drying.rooms': 'Kitchen, Dining room, Hall, Bath',
    'air.outside_f': 36,
    'air.outside_rh': 74,
    'air.unaffected_f': 70,
    'air.unaffected_rh': 36,
    'equipment.movers': 1,
    'equipment.dehumidifiers': 0,
    'equipment.scrubbers': 0,
  })
})

test('of a job at which nothing was measured or placed nothing is said, and never 0', () => {
  expect(fileFacts(readFile({ rooms: [], drying: null, stays: [], day_rule }))).toEqual({})
  const nothing = larkspurFile({ points: [], stations: [], readings: [], air: [], visits: [] })
  expect(fileFacts(readFile({ rooms: [], drying: nothing, stays: [], day_rule }))).toEqual({})
})

test('each point is a row with its goal and its readings by visit, in the order of their numbers', () => {
  const { points } = fileRows(file)
  expect(points.map(({ id }) => id)).toEqual(Array.from({ length: 18 }, (_, nth) => `point-${nth + 1}`))
  expect(points[1]?.facts).toEqual({
    'points.number': 2,
    'points.room': 'Kitchen',
    'points.place': 'sink wall right',
    'points.material': 'drywall',
    'points.meter': 'M-2, Wood, %',
    'points.goal': 10,
    'points.has_reference': 'yes',
    'points.dry_up_to': 11,
    'points.before': 16,
    'points.today': 13,
    'points.last': 13,
  })
  expect(points[5]?.facts['points.has_reference']).toBe('no')
})

test('a point that nobody read at the last visit has no reading of today, and its last one all the same', () => {
  const drying = larkspurFile()
  const readings = drying.readings.filter(({ id }) => id !== 'point-2-3')
  const { points } = fileRows(
    readFile({ rooms: larkspurRooms, drying: { ...drying, readings }, stays: [], day_rule }),
  )
  expect(points[1]?.facts).toMatchObject({ 'points.before': 16, 'points.today': null, 'points.last': 16 })
})

test('a dehumidifier is a row by the last visit at which both of its ends were measured', () => {
  const { dehumidifiers } = fileRows(file)
  expect(dehumidifiers[0]).toEqual({
    id: 'LGR-03-in',
    facts: {
      'dehumidifiers.unit': 'LGR-03',
      'dehumidifiers.in_f': 84,
      'dehumidifiers.in_rh': 31,
      'dehumidifiers.out_f': 103,
      'dehumidifiers.out_rh': 11,
    },
  })
})

test('rooms are measured in feet and square feet, and what is not wet is 0', () => {
  expect(fileRows(file).rooms[0]?.facts).toEqual({
    'rooms.name': 'Kitchen',
    'rooms.length': 15,
    'rooms.width': 12.33,
    'rooms.height': 8,
    'rooms.wet_floor': 180,
    'rooms.wet_lower': 40,
    'rooms.wet_upper': 0,
    'rooms.insets': 1,
  })
})

test('a unit that came back and stood there again has two rows', () => {
  const { units } = fileRows(file)
  expect(new Set(units.map(({ id }) => id)).size).toBe(3)
  expect(units[0]?.facts).toEqual({
    'units.number': 'AM-01',
    'units.kind': 'air_mover',
    'units.room': 'Kitchen',
    'units.placed_on': '2026-11-10',
    'units.placed_at': '10:00',
    'units.pulled_on': '2026-11-13',
    'units.pulled_at': '10:00',
    'units.day_rule': 'periods',
    'units.condition': 'good',
  })
  expect(units[2]?.facts).toMatchObject({ 'units.pulled_on': undefined, 'units.day_rule': 'periods' })
})

test('machines of one type are one row for each number of days, so that units times days is what is billed', () => {
  expect(fileRows(file).kinds.map(({ facts }) => Object.values(facts))).toEqual([
    ['air_mover', 2, 3],
    ['air_mover', 1, 1],
  ])
})
