import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { findBarriers } from './accessibility.ts'
import { aPen } from './a-pen.ts'
import { aColleague, ask } from './crew.ts'
import { portalCached } from './field-device.ts'
import { aJob } from './jobs.ts'
import { expect, test } from './product.ts'

test.describe.configure({ timeout: 120_000 })

/** Of the scan, in its pixels: its only room is 600 wide, and 20 feet. */
const scan = { width: 800, height: 600, room: { left: 100, top: 100, right: 700, bottom: 500 } }
const feet = 20

test('a scanned plan is added without a connection and put behind the sketch, and once the length of one of its walls is typed, walls that are drawn over it measure what they are', async ({
  open,
  product,
  token,
  people: { ann },
}) => {
  const id = await aJob(product, token, { ...ann, town: 'Boardman', address: '14 Larkspur Lane' })
  const page = await open({
    isSignedIn: true,
    serviceWorkers: 'allow',
    viewport: { width: 390, height: 844 },
  })
  await page.goto(`/ops/intake/${id}/photos`)
  await expect(page.getByRole('combobox', { name: 'Room' }).first()).toBeVisible()
  await page.goto(`/ops/intake/${id}/sketch`)
  await expect(page.locator('[data-plan]')).toBeVisible()
  await portalCached(page)
  await page.context().setOffline(true)

  await page.getByRole('button', { name: 'Layers' }).click()
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('button', { name: 'Choose a photo or scan' }).click()
  await expect(page.getByRole('dialog', { name: 'Which picture goes behind the plan?' })).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  await page
    .getByLabel('Take or choose a new picture')
    .first()
    .setInputFiles(await aScan())
  await expect(page.getByText('Drag along a length that you know, and type it.')).toBeVisible()
  expect(await findBarriers(page)).toEqual([])

  const pen = aPen(page)
  await stays(page)
  const { left, right, top, bottom } = scan.room
  await pen.drag(await onScan(page, left, bottom), await onScan(page, right, bottom))
  await expect(page.getByText('Length of the line on the picture')).toBeVisible()
  await pen.type('2', '0')
  expect(await findBarriers(page)).toEqual([])
  await pen.type('Set scale')
  await expect(page.getByText('Drag the picture to where it belongs.')).toBeVisible()
  await page.getByRole('button', { name: 'Turn the picture' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Set the scale' }).click()
  await page.getByRole('button', { name: 'Type how wide the picture is' }).press('Enter')
  await expect(page.getByRole('status', { name: 'Nothing typed' })).toBeVisible()
  await page.locator('body').press('Escape')
  await stays(page)
  await pen.drag(await onScan(page, left, top), await onScan(page, right, top))
  const wall = page.getByRole('region', { name: 'Walls and rooms' }).getByText(/^Wall 1, /)
  const length = (await wall.textContent()) ?? ''
  expect(Math.abs(inchesOf(length) / (feet * 12) - 1)).toBeLessThan(0.02)
  await page.reload()
  await expect.poll(() => isShown(page)).toBe(true)
  await expect(wall).toHaveText(length)

  await page.context().setOffline(false)
  const background = async () => {
    const { items } = await ask(product, `GET /api/jobs/${id}/sketches`, { token })
    return items[0]?.plan.background
  }
  await expect.poll(background, { timeout: 60_000 }).toMatchObject({ turn: 0 })
  const { photo_id, width } = await background()
  expect(Math.abs((width * (right - left)) / scan.width / (feet * 192) - 1)).toBeLessThan(0.02)
  const photos = async () => (await ask(product, `GET /api/jobs/${id}/photos`, { token })).items
  await expect
    .poll(photos, { timeout: 60_000 })
    .toMatchObject([{ id: photo_id, phase: 'before', room_id: null, caption: 'Floor plan' }])
  await page.reload()
  await expect.poll(() => isShown(page), { timeout: 30_000 }).toBe(true)
  await expect.poll(background).toMatchObject({ photo_id, width })

  const desk = await open({ isSignedIn: true, viewport: { width: 1280, height: 800 } })
  await desk.goto(`/ops/intake/${id}/sketch`)
  await expect.poll(() => isShown(desk), { timeout: 30_000 }).toBe(true)
  await desk.getByRole('button', { name: 'Layers' }).click()
  await desk.getByRole('checkbox', { name: 'Photo or scan behind the plan' }).uncheck()
  await expect(picture(desk)).toHaveCount(0)

  const [photo] = await photos()
  const restricted = { revision: photo.revision, changes: { is_restricted: true } }
  await ask(product, `PATCH /api/jobs/${id}/photos/${photo_id}`, { token, body: restricted })
  const other = await aColleague(product, { first_name: 'Ivo', last_name: 'Scan', role: 'Dispatcher' })
  const theirs = await open({ signedInAs: other.token, viewport: { width: 390, height: 844 } })
  await theirs.goto(`/ops/intake/${id}/sketch`)
  await expect(theirs.getByText(/^The picture behind the plan can’t be shown/)).toBeVisible()
  await expect(picture(theirs)).toBeHidden()
})

function picture(page: Page) {
  return page.getByRole('img', { name: 'Picture behind the plan' })
}

function isShown(page: Page) {
  return picture(page).evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0)
}

/** Where a pixel of the scan is, from the corner of the plan. */
async function onScan(page: Page, x: number, y: number): Promise<readonly [number, number]> {
  const [plan, lies] = await Promise.all([
    page.locator('[data-plan]').boundingBox(),
    picture(page).boundingBox(),
  ])
  if (!plan || !lies) throw new Error('The scan is not shown.')
  return [lies.x - plan.x + (x / scan.width) * lies.width, lies.y - plan.y + (y / scan.height) * lies.height]
}

/** Until the picture is there and stayed where it is for some frames. */
async function stays(page: Page) {
  await expect.poll(() => isShown(page)).toBe(true)
  await picture(page).evaluate(async (image) => {
    const where = () => JSON.stringify(image.getBoundingClientRect())
    for (let still = 0, last = ''; still < 5; still = where() === last ? still + 1 : 0) {
      last = where()
      await new Promise(requestAnimationFrame)
    }
  })
}

function inchesOf(text: string) {
  const [, ft = '', inch = ''] = /(\d+) ft (\d+)/.exec(text) ?? []
  return Number(ft) * 12 + Number(inch)
}

async function aScan() {
  const { left, top, right, bottom } = scan.room
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${scan.width}" height="${scan.height}">
    <rect width="100%" height="100%" fill="#f4f1e8"/>
    <path d="M${left} ${top}H${right}V${bottom}H${left}ZM400 ${top}V340M400 420V${bottom}" fill="none" stroke="#222" stroke-width="8"/>
    <path d="M${left} 540H${right}M${left} 530V550M${right} 530V550" stroke="#a33" stroke-width="3"/>
    <path d="M400 340A80 80 0 0 1 480 420H400" fill="none" stroke="#666" stroke-width="3"/></svg>`
  return {
    name: 'plan.jpg',
    mimeType: 'image/jpeg',
    buffer: await sharp(Buffer.from(drawn)).jpeg().toBuffer(),
  }
}
