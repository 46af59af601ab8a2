import { expect, test } from 'vitest'
import { drawnRooms, larkspurPlan } from '#domain/sketch/larkspur-plan.fixture.ts'
import { planFigures } from '#domain/sketch/plan-figures.ts'
import { changesToDrawing, drawnOf, followDrawing, isDrawn, typedOtherwise } from './drawn.ts'
import { foot, inch } from './length.ts'
import { floorArea, perimeter, volume, wetArea } from './room-figures.ts'
import { trilliumRooms } from './the-trillium-rooms.fixture.ts'

const sketch_id = '01930000-0000-7000-8000-00000000f000'
const drawn = new Map(
  planFigures(larkspurPlan).map((room) => [room.room_id, drawnOf(room, sketch_id)] as const),
)
const ofKitchen = drawn.get(drawnRooms.kitchen) ?? null
const nothing = { length: null, width: null, insets: 0, wet_floor: null, wet_upper: null, wet_lower: null }
const { kitchen, bath } = trilliumRooms
const unmeasured = { ...kitchen, ...nothing, cutouts: [], drawn: null }

test('a room that nobody measured takes all of its figures from the drawing', () => {
  const room = followDrawing(unmeasured, ofKitchen)
  expect(room).toMatchObject({
    length: null,
    width: null,
    insets: 1,
    wet_floor: 180_00,
    wet_lower: 20 * foot,
  })
  expect([floorArea(room), perimeter(room), volume(room)]).toEqual([180, 54 * foot + 8 * inch, 1440])
  expect(wetArea(room)).toBe(220)
  expect(isDrawn(room, 'size')).toBe(true)
  expect(typedOtherwise(room)).toEqual([])
})

test('what was typed stays until someone chooses the drawing', () => {
  const typed = { ...bath, length: 5 * foot + inch, wet_floor: 20_00, drawn: null }
  const room = followDrawing(typed, drawn.get(drawnRooms.bath) ?? null)
  expect(room).toMatchObject({ ...typed, drawn: { area: 40_00 } })
  expect(typedOtherwise(room)).toEqual(['size', 'wet_floor'])
  expect(floorArea(room)).toBeCloseTo(40.67, 2)
  const ofBath = drawn.get(drawnRooms.bath)
  const chosen = { ...room, drawn: ofBath ?? null, ...(ofBath && changesToDrawing(ofBath)) }
  expect([floorArea(chosen), typedOtherwise(chosen)]).toEqual([40, []])
})

test('what is drawn follows the drawing, and what was typed over it does not', () => {
  const first = { ...followDrawing(unmeasured, ofKitchen), wet_floor: 90_00 }
  if (!ofKitchen) throw new Error('The kitchen is closed.')
  const next = { ...ofKitchen, area: 200_00, insets: 2, wet_floor: 150_00, wet_lower: null }
  const room = followDrawing(first, next)
  expect(room).toMatchObject({ insets: 2, wet_floor: 90_00, wet_lower: null })
  expect(floorArea(room)).toBe(200)
})

test('without its drawing a room has what was drawn of it as if it had been typed', () => {
  const room = followDrawing(followDrawing({ ...unmeasured }, drawn.get(drawnRooms.bath) ?? null), null)
  expect(room).toMatchObject({ length: 5 * foot, width: 8 * foot, wet_floor: 22_00, drawn: null })
  expect(isDrawn(room, 'size')).toBe(false)
})

test('a room that is open, or shares its walls with another, is not drawn', () => {
  const walls = larkspurPlan.walls.slice(1)
  const open = planFigures({ ...larkspurPlan, walls }).find(({ room_id }) => room_id === drawnRooms.kitchen)
  expect(open && drawnOf(open, sketch_id)).toBe(null)
  const two = [...larkspurPlan.rooms, { room_id: sketch_id, x: foot, y: foot }]
  const [shared] = planFigures({ ...larkspurPlan, rooms: two })
  expect(shared && drawnOf(shared, sketch_id)).toBe(null)
})
