import { expect, test } from 'vitest'
import { lossTypes } from '#domain/jobs/facts/loss-types.ts'
import { isMissing, listPhotosToTake, photoLists, type OnSite } from './photo-lists.ts'

const rooms = [
  { id: 'kitchen', is_affected: true },
  { id: 'hall', is_affected: true },
  { id: 'living room', is_affected: false },
]
const nothing: OnSite = { loss_type: 'water', stage: 'inspected', rooms, equipped: new Set(), counts: [] }

function missing(onSite: Partial<OnSite>) {
  return listPhotosToTake({ ...nothing, ...onSite })
    .filter(isMissing)
    .map(({ subject, room_id }) => [subject, room_id])
}

test('at the door of a water loss the house, the source and each affected room from before are missing', () => {
  expect(missing({})).toEqual([
    ['front', null],
    ['source', null],
    ['before', 'kitchen'],
    ['before', 'hall'],
  ])
})

test('what was taken is not missing: four of a room, and the source in whichever room it is', () => {
  const counts = [
    { phase: 'arrival', room_id: null, count: 1 },
    { phase: 'source', room_id: 'kitchen', count: 2 },
    { phase: 'before', room_id: 'kitchen', count: 4 },
    { phase: 'before', room_id: 'hall', count: 3 },
    { phase: null, room_id: 'hall', count: 9 },
  ] as const
  expect(missing({ counts })).toEqual([['before', 'hall']])
})

test('what the work and its end show is due once the job is there, and machines in the rooms where they stand', () => {
  const of = (stage: OnSite['stage']) =>
    missing({ stage, rooms: rooms.slice(0, 1) }).map(([subject]) => subject)
  expect(of('mitigating')).toEqual(['front', 'source', 'before', 'during', 'meter'])
  expect(of('dry')).toEqual(['front', 'source', 'before', 'during', 'meter', 'after'])
  expect(of('new')).toEqual([])
  expect(missing({ equipped: new Set(['hall', 'living room']) })).toContainEqual(['equipment', 'living room'])
})

test('every loss has a list, and one that nobody named the shortest', () => {
  for (const { value } of lossTypes)
    expect(photoLists[value].map(({ subject }) => subject)).toContain('after')
  expect(missing({ loss_type: null, rooms: [] })).toEqual([['front', null]])
})
