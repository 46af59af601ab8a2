import type { Page } from '@playwright/test'
import { foot } from '#domain/rooms/length.ts'
import { floorArea, perimeter, volume } from '#domain/rooms/room-figures.ts'
import type { Room } from '#domain/rooms/room.ts'
import { newId } from '#platform/uuid.ts'
import { aDrawer, type Drawer } from './a-drawn-house.ts'
import { comeAs } from './a-phone.ts'
import { ask } from './crew.ts'
import { aJob } from './jobs.ts'
import { receiveLead } from './leads.ts'
import { expect, test } from './product.ts'

test.describe.configure({ timeout: 240_000 })

/**
 * By hand, in inches between the faces of walls that are 4½ in thick. The house measures 32'0" by 38'0". Its rows are 120, 102, 112½ and,
 * for 456 - 3 × 4½ - 334½, 108 deep. Each row is 384 - 2 × 4½ = 375 wide.
 * The kitchen has a chase of 30 × 24 in the middle of a wall, the bedroom one of 36 × 30 in a corner, and into the garage
 * a wall of 4½ × 36 runs.
 */
const rooms = [
  { name: 'Kitchen', inches: 144 * 120 - 30 * 24, around: 2 * (144 + 120) + 2 * 24, insets: 1, at: [7.4, 5] },
  { name: 'Dining room', inches: 111 * 120, around: 2 * (111 + 120), insets: 0, at: [17, 5] },
  { name: 'Living room', inches: 120 * 120, around: 2 * (120 + 120), insets: 0, at: [27, 5] },
  { name: 'Family room', inches: 126 * 102, around: 2 * (126 + 102), insets: 0, at: [5, 14.5] },
  { name: 'Hall', inches: 45 * 102, around: 2 * (45 + 102), insets: 0, at: [12.8, 14.5] },
  { name: 'Bedroom', inches: 204 * 102 - 36 * 30, around: 2 * (204 + 102), insets: 1, at: [22, 14.5] },
  { name: 'Office', inches: 109.25 * 112.5, around: 2 * (109.25 + 112.5), insets: 0, at: [4.5, 24] },
  { name: 'Laundry', inches: 156 * 112.5, around: 2 * (156 + 112.5), insets: 0, at: [16, 24] },
  { name: 'Bath', inches: 109.75 * 112.5, around: 2 * (109.75 + 112.5), insets: 0, at: [27, 24] },
  {
    name: 'Garage',
    inches: 168 * 108 - 36 * 4.5,
    around: 2 * (168 + 108) + 2 * 36,
    insets: 1,
    at: [10.5, 33],
  },
  { name: 'Closet', inches: 103.5 * 108, around: 2 * (103.5 + 108), insets: 0, at: [18.7, 33] },
  { name: 'Entry', inches: 103.5 * 108, around: 2 * (103.5 + 108), insets: 0, at: [27.5, 33] },
] as const

const high = 8

test('a house of 12 rooms with 3 insets and 9 doors is drawn by thumb on a phone: its figures are those of the tape, also after a reload', async ({
  open,
  product,
  token,
  people: { ann },
}) => {
  const page = await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const id = await aJob(product, token, { ...ann, town: 'Boardman', address: '1187 Larkspur Lane' })
  await ask(product, `POST /api/jobs/${id}/rooms`, { token, body: { id: newId(), ...aRoomToDraw } })
  // A request that nobody has taken on yet stands under the plan, and takes some of its room.
  await receiveLead(product, {
    ...ann,
    name: 'Otto Larkspur',
    phone: '(330) 555-0188',
    loss: 'flooded-basement',
  })
  await comeAs(page, token)
  await page.goto(`/ops/intake/${id}/sketch`)
  await expect(page.locator('[data-plan]')).toBeVisible()
  const drawer = await aDrawer(page)
  await drawWalls(drawer)
  await drawInsets(drawer)
  await nameRooms(page, drawer)
  await putDoors(drawer)

  const house = page.getByText('12 rooms, 1,138.7 ft²')
  await expect(house).toBeVisible()
  const shown = await partsOf(page)
  for (const { name, inches } of rooms) expect(shown).toContain(`${name}, ${(inches / 144).toFixed(1)} ft²`)
  expect(shown.filter((part) => part === 'Door, 2 ft 8 in')).toHaveLength(9)

  const ask12 = async () => {
    const { items } = await ask(product, `GET /api/jobs/${id}/rooms`, { token })
    return items.filter(({ drawn }: Room) => drawn !== null).length
  }
  await expect.poll(ask12).toBe(12)
  const { items }: { items: Room[] } = await ask(product, `GET /api/jobs/${id}/rooms`, { token })
  for (const { name, inches, around, insets } of rooms) {
    const room = items.find((each) => each.name === name)
    if (!room) throw new Error(`The ${name} is missing.`)
    expect(Math.abs((floorArea(room) ?? 0) / (inches / 144) - 1), `floor: ${name}`).toBeLessThan(exact)
    expect(Math.abs((perimeter(room) ?? 0) / (around * 16) - 1), `around: ${name}`).toBeLessThan(exact)
    expect(Math.abs((volume(room) ?? 0) / ((inches / 144) * high) - 1), `air: ${name}`).toBeLessThan(exact)
    expect(room.insets, `insets: ${name}`).toBe(insets)
  }

  const [{ plan }] = (await ask(product, `GET /api/jobs/${id}/sketches`, { token })).items
  await page.reload()
  await expect(house).toBeVisible()
  await expect.poll(() => partsOf(page)).toEqual(shown)
  // Whoever draws on draws on what was sent.
  await drawer.tap([22, 14.5])
  await expect
    .poll(async () => (await ask(product, `GET /api/jobs/${id}/sketches`, { token })).items)
    .toMatchObject([{ plan }])
  await page.getByRole('link', { name: 'Back to the rooms' }).tap()
  const totals = page.getByRole('region', { name: 'Affected rooms' })
  await expect(totals).toContainText('1,138.7 ft²')
  await expect(totals).toContainText('9,110 ft³')
})

/** A tenth of a percent. */
const exact = 0.001

/** Its height is typed; those that are drawn beside it are as high. */
const aRoomToDraw = {
  name: 'Kitchen',
  structure: '',
  level: 'main',
  length: null,
  width: null,
  height: high * foot,
  cutouts: [],
  insets: 0,
  wet_floor: null,
  wet_upper: null,
  wet_lower: null,
  materials: [],
  is_affected: true,
  chamber: null,
}

/** Each by a drag, and by what the laser says of it: the length of an outer wall, the distance to the last one of an inner wall. */
async function drawWalls(drawer: Drawer) {
  await drawer.firstWall('3', '2')
  await drawer.wall([32.2, -0.2], [32.3, 6], '3', '8')
  await drawer.wall([32.2, 38.2], [0, 38.1])
  await drawer.wall([-0.2, 38.2], [0.3, 0])
  await drawer.wall([-0.2, 11], [32, 10.4], '1', '0')
  await drawer.wall([-0.2, 20], [32, 19], '8', 'feet', '6')
  await drawer.wall([-0.2, 29], [32, 28], '9', 'feet', '4', 'half an inch')
  await drawer.wall([13, 0], [12, 10.2], '1', '2')
  await drawer.wall([22, 0], [21, 10.2], '9', 'feet', '3')
  await drawer.wall([11, 10.2], [10.4, 19], '1', '0', 'feet', '6')
  await drawer.wall([16.6, 10.2], [15.8, 19], '3', 'feet', '9')
  await drawer.wall([10, 19], [9, 29], '9', 'feet', '1', 'a quarter inch')
  await drawer.wall([23, 19], [22, 29], '1', '3')
  await drawer.wall([14, 29], [13.5, 38.1], '1', '4')
  await drawer.wall([23, 29], [22.5, 38.1], '8', 'feet', '7', 'half an inch')
  await drawer.done()
}

/** From nearby, where two fingers enlarge the plan. What is left free of the room is measured. */
async function drawInsets(drawer: Drawer) {
  await drawer.closer([4, 5], 3)
  await drawer.wall([-0.2, 3.2], [2.2, 3.2])
  await drawer.wall([2.2, 3.2], [2.2, 5.8])
  await drawer.wall([2.2, 5.8], [-0.2, 5.8])
  await drawer.length([2.5, 4.5], '1', '0')
  await drawer.length([1, 3], '3')
  await drawer.length([1, 6], '4', 'feet', '6')
  await drawer.done()
  await drawer.fit()
  await drawer.closer([30, 16], 3)
  await drawer.wall([29.2, 18.9], [29.2, 16.2])
  await drawer.wall([29.2, 16.2], [32.2, 16.2])
  await drawer.length([30.5, 15.9], '6')
  await drawer.length([28.8, 17.6], '1', '4')
  await drawer.done()
  await drawer.fit()
  await drawer.wall([-0.2, 33.5], [4, 33.6], '3')
  await drawer.done()
}

async function nameRooms(page: Page, drawer: Drawer) {
  const dialog = page.getByRole('dialog')
  for (const { name, at } of rooms) {
    await drawer.tap(at)
    await dialog.getByRole('button', { name, exact: true }).tap()
    await expect(dialog).toBeHidden()
  }
}

async function putDoors(drawer: Drawer) {
  const places = [
    [12.2, 8],
    [21.8, 5],
    [5, 10.2],
    [10.7, 14.5],
    [14.8, 14],
    [4.5, 19.1],
    [12.7, 19.1],
    [22.7, 24],
    [4.5, 28.8],
  ] as const
  await drawer.tool('Door')
  for (const place of places) await drawer.tap(place)
  await drawer.done()
}

/** All that is drawn, as it is told to whoever does not see it. */
function partsOf(page: Page) {
  return page.getByRole('region', { name: 'Walls and rooms' }).getByRole('listitem').allInnerTexts()
}
