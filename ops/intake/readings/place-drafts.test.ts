import { expect, test } from 'vitest'
import { firstDryingSetup } from '#domain/readings/setup/drying-setup.ts'
import { larkspurRooms } from '#domain/readings/larkspur-file.fixture.ts'
import type { MoisturePoint } from '#domain/readings/points/point.ts'
import { enReadings } from '../../words/en-readings.ts'
import { aPoint, idOf, setup } from './a-drying.fixture.ts'
import { methodsOf, newPointDraft, pointDraftOf, readPointDraft, takenNumbers } from './point-draft.ts'
import { newStationDraft, readStationDraft, stationDraftOf, usualPlace } from './station-draft.ts'

const none: ReadonlySet<number> = new Set()

test('a new point goes on from the last one: its room, the next number, its meter and scale', () => {
  const points = [aPoint(3), aPoint(2, { scale: 'Relative' })]
  expect(newPointDraft(points, setup, null)).toMatchObject({
    room_id: idOf('room', 1),
    number: '4',
    method: methodsOf(setup)[0]?.value,
  })
  expect(newPointDraft(points, setup, idOf('room', 2)).room_id).toBe(idOf('room', 2))
  expect(newPointDraft([], setup, null)).toMatchObject({
    room_id: '',
    number: '1',
    method: methodsOf(setup)[0]?.value,
  })
})

test('a number is taken by other points, and not by the point that this form just added', () => {
  const points = [aPoint(1), aPoint(2), aPoint(3, { removed_at: '2026-11-12T14:35:00.000Z' })]
  expect([...takenNumbers(points, [undefined, ''])]).toEqual([1, 2])
  expect([...takenNumbers(points, [undefined, aPoint(2).id])]).toEqual([1])
})

test('a retired meter is offered only to the point that is read with it', () => {
  const others = firstDryingSetup.meters.slice(0, 1)
  const ours = setup.meters.map((meter) => ({ ...meter, is_retired: true }))
  const retired = { ...setup, meters: [...ours, ...others] }
  const names = (point: MoisturePoint | null) => methodsOf(retired, point).map(({ label }) => label)
  const offered = ['Pin meter: Wood, %', 'Pin meter: Relative, 0 to 100']
  expect(names(null)).toEqual(offered)
  expect(names(aPoint(4))).toEqual([...offered, 'M-2: Wood, %'])
  expect(newPointDraft([aPoint(4)], retired, null).method).toBe(methodsOf(retired)[0]?.value)
})

test('a point that is opened and saved is the same', () => {
  const { room_id, number, place, material, meter, scale, is_reference } = aPoint(4)
  expect(
    readPointDraft(pointDraftOf(aPoint(4), enReadings.pointForm.parts), enReadings, none).fields,
  ).toEqual({
    room_id,
    number,
    place,
    material,
    meter,
    scale,
    is_reference,
  })
})

test('each field of a point that is missing says so, and a number that another point has', () => {
  const empty = { ...newPointDraft([], setup, null), number: '0', method: '' }
  expect(readPointDraft(empty, enReadings, none)).toEqual({
    fields: null,
    faults: {
      room_id: 'Choose a room.',
      number: 'Enter a number from 1 to 999.',
      place: 'Enter where it is.',
      material: 'Choose a material.',
      method: 'Choose a meter and a scale.',
    },
  })
  expect(
    readPointDraft(pointDraftOf(aPoint(4), enReadings.pointForm.parts), enReadings, new Set([4])).faults,
  ).toEqual({
    number: 'Another point has this number.',
  })
})

const rooms = larkspurRooms.map((room, nth) => ({
  ...room,
  id: idOf('room', nth + 1),
  chamber: room.chamber && { ...room.chamber, id: idOf('room', 90) },
}))
const [kitchen] = rooms

test('a station in a room is named after it, and is of its chamber', () => {
  if (!kitchen?.chamber) return expect.unreachable()
  const draft = { ...newStationDraft, kind: 'affected' as const, where: kitchen.id }
  const place = usualPlace(draft, new Map([[kitchen.id, 'Kitchen']]), enReadings)
  const { fields } = readStationDraft(draft, { rooms, chambers: [kitchen.chamber], place }, enReadings)
  expect(fields).toEqual({
    kind: 'affected',
    room_id: kitchen.id,
    chamber_id: kitchen.chamber.id,
    place: 'Kitchen',
    unit_number: null,
  })
})

test('both ends of a dehumidifier need the number of the unit, which names them', () => {
  const draft = { ...newStationDraft, kind: 'dehumidifier_out' as const }
  const known = { rooms: [], chambers: [], place: usualPlace(draft, new Map(), enReadings) }
  expect(readStationDraft(draft, known, enReadings).faults).toEqual({
    unit_number: 'Enter the number of the unit.',
    place: 'Enter where it is.',
  })
  const labeled = { ...draft, unit_number: ' LGR-03 ' }
  const place = usualPlace(labeled, new Map(), enReadings)
  expect(readStationDraft(labeled, { ...known, place }, enReadings).fields).toMatchObject({
    place: 'LGR-03',
    unit_number: 'LGR-03',
  })
})

test('a station that is opened and saved is the same', () => {
  const fields = {
    kind: 'outside',
    room_id: null,
    chamber_id: null,
    place: 'Driveway',
    unit_number: null,
  } as const
  const draft = stationDraftOf({
    ...fields,
    id: idOf('station', 1),
    job_id: '',
    created_at: '',
    by: '',
    revision: 1,
    removed_at: null,
  })
  expect(readStationDraft(draft, { rooms: [], chambers: [], place: '' }, enReadings).fields).toEqual(fields)
})
