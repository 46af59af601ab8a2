import { expect, test } from 'vitest'
import { foot, inch } from '#domain/rooms/length.ts'
import { trilliumRooms } from '#domain/rooms/the-trillium-rooms.fixture.ts'
import { newId } from '#platform/uuid.ts'
import { enRooms } from '../../words/en-rooms.ts'
import { draftOf, likelyFirst, newDraft, oddLengths, readDraft, usualLevel } from './room-draft.ts'

const { kitchen, hall } = trilliumRooms
const chambers = [kitchen.chamber, hall.chamber].filter((chamber) => chamber !== null)
const { faults: say } = enRooms.form

test('a room goes through its form unchanged', () => {
  for (const room of Object.values(trilliumRooms))
    expect(readDraft(draftOf(room), chambers, enRooms)).toMatchObject({ room, faults: {} })
})

test('what a person types in the kitchen, with what is not measured left open', () => {
  const typed = {
    ...newDraft({ level: 'second', height: 8 * foot, structure: '' }),
    name: ' Kitchen ',
    length: '15',
    width: '12 4',
    cutouts: [{ length: '2 6', width: '2' }],
    wet_floor: '143,75',
  }
  expect(readDraft(typed, chambers, enRooms)).toMatchObject({
    faults: {},
    room: {
      name: 'Kitchen',
      level: 'second',
      height: 8 * foot,
      width: 12 * foot + 4 * inch,
      cutouts: kitchen.cutouts,
      wet_floor: 143_75,
      wet_upper: null,
      wet_lower: null,
      chamber: null,
    },
  })
})

test('a height or a side that was meant in inches is asked about, and that of a house is not', () => {
  const odd = (height: number, length: number) =>
    oddLengths({ height, length, width: null, cutouts: [] }, enRooms)
  expect(odd(14 * foot, 80 * foot)).toEqual({})
  expect(odd(75 * foot, 96 * foot)).toEqual({
    height: '75\'0" is a high ceiling. Save again if it is right.',
    length: '96\'0" is long for a room. Save again if it is right.',
  })
})

test('the rooms that the caller named come first, and a basement is in the basement', () => {
  expect(likelyFirst(['Kitchen', 'Bath', 'Basement'], ['Basement'])).toEqual(['Basement', 'Kitchen', 'Bath'])
  expect([usualLevel('Basement'), usualLevel('Kitchen')]).toEqual([{ level: 'basement' }, null])
})

test('a chamber that is named here is made with the room', () => {
  const made = { id: newId(), name: 'Kitchen and dining', kind: 'open' as const }
  const draft = {
    ...draftOf(kitchen),
    chamber: 'new',
    chamber_id: made.id,
    chamber_name: ' Kitchen and dining',
    chamber_kind: made.kind,
  }
  expect(readDraft(draft, [], enRooms).room?.chamber).toEqual(made)
  const unnamed = { ...draft, chamber_name: ' ', chamber_kind: null }
  expect(readDraft(unnamed, [], enRooms).faults).toEqual({
    chamber_name: say.noChamberName,
    chamber_kind: say.noChamberKind,
  })
})

test('what can’t be so is asked about at its field', () => {
  const faultsOf = (typed: object) => readDraft({ ...draftOf(kitchen), ...typed }, chambers, enRooms).faults
  expect(faultsOf({ name: ' ' })).toEqual({ name: say.noName })
  expect(Object.keys(faultsOf({ width: 'wide' }))).toEqual(['width'])
  expect(faultsOf({ wet_floor: '0', cutouts: [{ length: '2', width: '' }] })).toEqual({
    'cutout-0-width': say.otherSide,
  })
  expect(faultsOf({ wet_floor: 'all' })).toEqual({ wet_floor: say.area })
  expect(faultsOf({ wet_floor: '180.5' })).toEqual({ wet_floor: say.wetTooLarge })
  expect(faultsOf({ wet_floor: '0', cutouts: [{ length: '20', width: '12' }] })).toEqual({
    'cutout-0-length': say.cutoutTooLarge,
  })
})
