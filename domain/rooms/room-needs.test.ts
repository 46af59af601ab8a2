import { expect, test } from 'vitest'
import { firstChart } from '#domain/drying/chart.ts'
import { larkspurRooms } from '#domain/readings/larkspur-file.fixture.ts'
import { chamberNeeds, classOfRooms, moversOf, wetRoomOf } from './room-needs.ts'

const water = { class: 2, category: 1 } as const
const inChamber = (name: string) => larkspurRooms.filter(({ chamber }) => chamber?.name === name)

test('the kitchen needs 5 air movers, the dining room 3, the hall and the bath 2 each', () => {
  const counts = larkspurRooms.map((room) => {
    const wet = wetRoomOf(room)
    return typeof wet === 'string' ? wet : moversOf(wet, firstChart).normal.count
  })
  expect(counts).toEqual([5, 3, 2, 2, 'nothing_wet_entered'])
})

test('the three ways to furnish the kitchen are counted before one is chosen', () => {
  const [kitchen] = larkspurRooms.map(wetRoomOf)
  if (kitchen === undefined || typeof kitchen === 'string') return expect.unreachable()
  const { open, normal, dense } = moversOf(kitchen, firstChart)
  expect([open.count, normal.count, dense.count]).toEqual([5, 5, 6])
})

test('the chambers need 52 and 15 pints of one dehumidifier each, and clean water no air filtration', () => {
  const needs = ['Kitchen and dining', 'Hall and bath'].map((name) =>
    chamberNeeds(inChamber(name), water, firstChart),
  )
  expect(needs.map((each) => each?.dehumidifier.need)).toEqual([52, 15])
  expect(needs.map((each) => each?.dehumidifier.count)).toEqual([1, 1])
  expect(needs.map((each) => each?.filtration.count)).toEqual([0, 0])
})

test('the units that stand there decide by their kind and size, and a chart without a figure gives none', () => {
  const kitchen = inChamber('Kitchen and dining')
  const needs = (asked: object, units: Parameters<typeof chamberNeeds>[1]['units']) =>
    chamberNeeds(kitchen, { ...water, ...asked, ...(units && { units }) }, firstChart)
  const small = { kind: 'lgr', pints: 30, cfm: null } as const
  expect(needs({}, { dehumidifiers: [small, small], scrubbers: [] })?.dehumidifier).toMatchObject({
    need: 52,
    count: 2,
  })
  const conventional = { kind: 'conventional', pints: 70, cfm: null } as const
  expect(needs({ class: 4 }, { dehumidifiers: [conventional], scrubbers: [] })).toMatchObject({
    kind: 'conventional',
    dehumidifier: { count: 'n/a', need: 'n/a' },
  })
  const desiccant = { kind: 'desiccant', pints: null, cfm: 80 } as const
  expect(needs({}, { dehumidifiers: [desiccant], scrubbers: [] })?.dehumidifier).toMatchObject({
    need: 87,
    count: 2,
  })
  expect(needs({}, { dehumidifiers: [small, desiccant], scrubbers: [] })?.kind).toBe('lgr')
  const scrubbers = [{ cfm: 100 }, { cfm: 90 }]
  expect(needs({ category: 3 }, { dehumidifiers: [], scrubbers })?.filtration).toMatchObject({
    need: 173,
    count: 2,
    working: [{ text: 'sizes_placed', sizes: [100, 90], each: 95 }, {}, {}],
  })
})

test('a room whose height is not measured leaves the volume open, and is never counted as 0', () => {
  const unmeasured = inChamber('Hall and bath').map((room) => ({ ...room, height: null }))
  expect(chamberNeeds(unmeasured, water, firstChart)).toBe(null)
  expect(classOfRooms(unmeasured)).toBe(null)
  expect(unmeasured.map((room) => wetRoomOf({ ...room, length: null }))).toEqual(['no_size', 'no_size'])
})

test('409 of 2,167 square feet are wet: 18.9%, class 2', () => {
  const found = classOfRooms(larkspurRooms)
  expect([found?.class, found?.percent.toFixed(1), found?.isClass4]).toEqual([2, '18.9', false])
})
