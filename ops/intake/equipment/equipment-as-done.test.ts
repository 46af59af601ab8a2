import { expect, test } from 'vitest'
import { firstEquipmentRules } from '#domain/equipment/equipment-rules.ts'
import type { JobStay } from '#domain/equipment/moves/job-equipment.ts'
import type { Write } from '#domain/sync/write.ts'
import type { EntryState } from '../../store/stored-entry.ts'
import { equipmentAsDone, unsentUnits } from './equipment-as-done.ts'

const now = new Date('2026-11-20T14:00:00Z')
const hours = (count: number) => now.getTime() - count * 3_600_000
const mover = {
  number: 'AM-17',
  kind: 'air_mover',
  maker: 'Dri-Eaz',
  model: 'Velo',
  aham_pints: null,
  cfm: null,
} as const
const there: JobStay = {
  ...mover,
  amps_tenths: 19,
  unit_id: '01932c5e-0000-7000-8000-00000000000a',
  room_id: '01932c5e-0000-7000-8000-00000000000b',
  room: 'Kitchen',
  placed_at: new Date(hours(73)).toISOString(),
  placed_by: 'Theo Bittern',
  pulled_at: null,
  condition: null,
  clashed_at: null,
  days: 1,
  hours: 1,
  is_long: false,
  photos: [],
}
const known = {
  units: [{ ...mover, number: 'LGR-05', kind: 'dehumidifier_lgr' as const, amps_tenths: 79 }],
  rooms: [{ id: 'hall', name: 'Hall' }],
  me: { id: 'ivy', name: 'Ivy Starling' },
  now,
}
type Move = Omit<Extract<Write, { kind: 'equipment_move' }>, 'kind' | 'number'>
type Given = { id?: string; state?: EntryState; at?: number; since?: number; number?: string; base?: unknown }

function entry(
  move: Move,
  { id = 'entry', state = 'waiting', at = hours(1), since = 0, number = 'AM-17', base = null }: Given = {},
) {
  const write = { kind: 'equipment_move', number, ...move } as const
  return { id, write, state, at, since, base }
}
function done(
  unsent: ReturnType<typeof entry>[],
  received: ReturnType<typeof entry>[] = [],
  items: JobStay[] = [there],
) {
  const read = { items, rules: firstEquipmentRules }
  return equipmentAsDone(read, { received, unsent, readAt: hours(2) }, known)
}

test('days go on while a device is without a connection', () => {
  expect(done([])).toMatchObject([{ number: 'AM-17', days: 3, hours: 73, is_long: false }])
})

test('what was placed, moved and pulled here is shown before it is sent, in the order in which it was done', () => {
  const pulled = entry({ move: 'pulled', unit_id: there.unit_id, condition: 'good' })
  const moved = entry(
    { move: 'moved', unit_id: there.unit_id, room_id: 'hall' },
    { id: 'moved', at: hours(25) },
  )
  const placed = entry({ move: 'placed', unit_id: 'lgr', room_id: 'hall' }, { id: 'lgr', number: 'LGR-05' })
  expect(done([pulled, moved, placed])).toMatchObject([
    { number: 'AM-17', room: 'Hall', condition: 'good', days: 3 },
    { number: 'LGR-05', kind: 'dehumidifier_lgr', room: 'Hall', placed_by: 'Ivy Starling', pulled_at: null },
  ])
  expect(unsentUnits([placed])).toEqual(new Set(['lgr']))
})

test('what was undone here is as before', () => {
  const pulled = entry({ move: 'pulled', unit_id: there.unit_id, condition: 'broken' }, { id: 'pulled' })
  const undone = entry(
    { move: 'undone', unit_id: there.unit_id, undoes: 'pulled' },
    { id: 'undo', at: hours(0.5) },
  )
  expect(done([pulled, undone])).toMatchObject([{ pulled_at: null, condition: null }])
})

test('what is in the list already is undone to how it was before', () => {
  const undo = (before: JobStay | null) =>
    entry({ move: 'undone', unit_id: there.unit_id, undoes: 'before' }, { base: { before } })
  const hall = { ...there, room_id: '01932c5e-0000-7000-8000-00000000000c', room: 'Hall' }
  const pulled: JobStay = { ...hall, pulled_at: new Date(hours(3)).toISOString(), condition: 'good' }
  expect(done([undo(there)], [], [hall])).toMatchObject([{ room: 'Kitchen', pulled_at: null }])
  expect(done([undo(hall)], [], [pulled])).toMatchObject([{ room: 'Hall', pulled_at: null, condition: null }])
  expect(done([undo(null)])).toEqual([])
})

test('a photo that goes with a move stands with its stay', () => {
  const pulled = entry({ move: 'pulled', unit_id: there.unit_id, condition: 'good', photo: 'hash' })
  expect(done([pulled])).toMatchObject([{ photos: ['hash'] }])
})

test('what was received before the list was read is in it; what was received since is put on top', () => {
  const moved = { move: 'moved', unit_id: there.unit_id, room_id: 'hall' } as const
  expect(done([], [entry(moved, { state: 'received', since: hours(3) })])).toMatchObject([
    { room: 'Kitchen' },
  ])
  expect(done([], [entry(moved, { state: 'received', since: hours(1) })])).toMatchObject([{ room: 'Hall' }])
})

test('what the office sent back changes nothing', () => {
  const pulled = entry({ move: 'pulled', unit_id: there.unit_id, condition: 'good' }, { state: 'sent_back' })
  expect(done([pulled])).toMatchObject([{ pulled_at: null }])
})
