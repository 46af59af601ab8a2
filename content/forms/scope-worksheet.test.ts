import { expect, test } from 'vitest'
import { scopeWorksheet } from './scope-worksheet.ts'
import { rows, worked } from './worked.fixture.ts'

const room = { length: 20, width: 15, height: 8, wet_floor: 300, wet_lower: 0, wet_upper: 0, insets: 0 }

test.each([
  ['for its wet floor', { ...room, density: 'normal' }, 6],
  ['in an open room', { ...room, density: 'open' }, 6],
  ['between many walls', { ...room, density: 'dense' }, 7],
  ['for its wet upper wall too', { ...room, density: 'normal', wet_upper: 250 }, 8],
  ['for its insets too', { ...room, density: 'normal', insets: 3 }, 9],
  ['where the room is small', { ...room, length: 5, width: 4, wet_floor: 20, density: 'normal' }, 1],
  ['where nothing is wet', { ...room, wet_floor: 0, density: 'normal' }, 0],
])('a room needs air movers %s', (_, cells, movers) => {
  const filled = worked(
    scopeWorksheet,
    { rooms: rows(cells), mover_rule: 'rooms' },
    'rooms',
    'movers_of_rooms',
  )
  expect(filled).toMatchObject({ rooms: [{ cells: { movers } }], movers_of_rooms: movers })
})

test('the class follows from the share of all surfaces that is wet, or from what holds the water', () => {
  const cube = { ...room, length: 12, width: 12, wet_floor: 144, wet_lower: 96 }
  const answers = { rooms: rows(cube), slow_drying: 'no' }
  expect(worked(scopeWorksheet, answers, 'wet_share', 'suggested_class')).toEqual({
    wet_share: 35.71,
    suggested_class: 2,
  })
  const bound = { ...answers, slow_drying: 'yes' }
  expect(worked(scopeWorksheet, bound, 'suggested_class')).toEqual({ suggested_class: 4 })
})

test('only the lower wall is wet: air movers follow from its length, and not from the rooms', () => {
  const answers = { rooms: rows({ ...room, density: 'normal' }), mover_rule: 'wall', wall_length: 57 }
  expect(worked(scopeWorksheet, answers, 'movers_of_rooms', 'movers_of_wall')).toEqual({
    movers_of_rooms: undefined,
    movers_of_wall: 5,
  })
})

const of4000 = rows({ ...room, length: 25, width: 20, density: 'normal' })

test.each([
  ['lgr', 'class_1', 40],
  ['lgr', 'class_2', 80],
  ['lgr', 'class_3', 100],
  ['lgr', 'class_4', 100],
  ['conventional', 'class_2', 100],
  ['conventional', 'class_3', 134],
  ['conventional', 'class_4', undefined],
])('%s dehumidifiers for 4,000 cubic feet in %s', (dehu_kind, water_class, pints) => {
  expect(worked(scopeWorksheet, { rooms: of4000, dehu_kind, water_class }, 'pints')).toEqual({ pints })
})

test('units are rounded up to whole ones', () => {
  const lgr = { rooms: of4000, dehu_kind: 'lgr', water_class: 'class_3', unit_pints: 70 }
  expect(worked(scopeWorksheet, lgr, 'dehus')).toEqual({ dehus: 2 })
  const desiccant = { rooms: of4000, dehu_kind: 'desiccant', water_class: 'class_2', unit_airflow: 100 }
  expect(worked(scopeWorksheet, desiccant, 'airflow', 'desiccants')).toEqual({ airflow: 134, desiccants: 2 })
})

test('air scrubbers follow from the changes of air, and circuits from the load', () => {
  const answers = {
    rooms: rows({ ...room, length: 16, width: 21.5 }),
    needs_scrubbers: 'yes',
    air_changes: 4,
    scrubber_airflow: 500,
    loads: rows(
      { kind: 'air_mover', units: 6, each: 1.9 },
      { kind: 'dehumidifier_lgr', units: 1, each: 8.5 },
    ),
    breaker: 15,
  }
  expect(
    worked(scopeWorksheet, answers, 'volume', 'filtered_airflow', 'scrubbers', 'amps', 'circuits'),
  ).toEqual({ volume: 2752, filtered_airflow: 184, scrubbers: 1, amps: 19.9, circuits: 2 })
})
