import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { projectRoot } from '#platform/project-root.ts'
import { aBusyMorning } from './busy-morning.ts'
import { expect, test } from './product.ts'

const file = join(projectRoot, 'docs/pictures/product.png')
const largest = 250 * 1024
const [gap, height] = [32, 800]

test('the picture of the README: the site on a desk and on a phone, and the portal', async ({
  page,
  open,
  product,
}) => {
  const { withPhotos } = await aBusyMorning(product)
  await page.route('**/embed.js', (route) => route.abort())
  await page.goto('/')
  await page.setViewportSize({ width: 1280, height })
  const home = await page.screenshot()
  await page.setViewportSize({ width: 390, height })
  const phone = await page.screenshot()

  const staff = await open({ isSignedIn: true, viewport: { width: 1280, height } })
  await staff.goto(`/ops/submissions/${withPhotos}`)
  await expect(staff.getByRole('heading', { name: 'Ann Miller' })).toBeVisible()
  await expect(staff.locator('main img').first()).toBeVisible()
  const portal = await staff.screenshot()

  const width = 1280 + 390 + 1280 + 4 * gap
  const paper = { width, height: height + 2 * gap, channels: 3, background: '#d6d1c6' } as const
  const picture = await sharp({ create: paper })
    .composite([
      { input: home, left: gap, top: gap },
      { input: phone, left: 2 * gap + 1280, top: gap },
      { input: portal, left: 3 * gap + 1280 + 390, top: gap },
    ])
    .png()
    .toBuffer()
  await mkdir(join(projectRoot, 'docs/pictures'), { recursive: true })
  const { size } = await sharp(picture)
    .resize(1600)
    .png({ palette: true, colours: 128, effort: 10 })
    .toFile(file)
  expect(size).toBeLessThan(largest)
})
