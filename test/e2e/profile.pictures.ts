import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { aColleague, ask } from './crew.ts'
import { draw } from './draw.ts'
import { twoPhotographs } from './photographs.ts'
import { expect, test } from './product.ts'

const folder = process.env['PICTURES'] ?? ''
test.describe.configure({ timeout: 240_000 })
test.beforeAll(() => mkdir(folder, { recursive: true }))

test('the profile', async ({ open, product }) => {
  const lena = await aColleague(product, {
    first_name: 'Lena',
    last_name: 'Kowalczyk',
    title: 'Lead technician',
    role: 'Technician',
    mobile: '(330) 555-0141',
    email: 'lena@example.com',
    crew: 'Crew 2',
    languages: ['English', 'Polish'],
    emergency_contact: 'Marek, (330) 555-0199',
    home_town: 'Salem',
    bio: 'Twelve years of wet basements.',
    is_public: true,
  })
  const page = await open({ signedInAs: lena.token })
  await page.goto('/ops/profile')
  await expect(page.getByLabel('First name')).toBeVisible()
  await page.getByLabel('Choose a picture').setInputFiles({
    name: 'me.jpg',
    mimeType: 'image/jpeg',
    buffer: (await twoPhotographs())[0]?.buffer ?? Buffer.alloc(0),
  })
  await expect(page.getByText('Picture saved')).toBeVisible()
  await page.getByLabel('First name').fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Enter the first name.')).toBeVisible()
  await drawAll(page, 'profile-you')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.goto('/ops/profile?part=signature')
  await expect(page.getByText('You don’t have a signature yet.')).toBeVisible()
  await drawAll(page, 'profile-signature')
  await ask(product, 'PUT /api/profile/signature', {
    token: lena.token,
    body: { password: lena.password, pin: '8264', drawing: { kind: 'drawn', strokes: signature } },
  })
  await page.goto('/ops/profile?part=signature')
  await page.getByRole('button', { name: 'Show signature' }).click()
  await page.getByRole('dialog').getByLabel('PIN').fill('8264')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
  await drawAll(page, 'profile-signature-shown')
  for (const part of ['password', 'devices', 'alerts', 'reading', 'certifications']) {
    await page.goto(`/ops/profile?part=${part}`)
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(page.getByText('Loading...')).toHaveCount(0)
    await drawAll(page, `profile-${part}`)
  }
  await page.getByRole('link', { name: 'Display and language' }).click()
  await page.getByLabel('Largest').check()
  await page.getByLabel('Español').check()
  await expect(page.getByText('Vista previa')).toBeVisible()
  await drawAll(page, 'profile-spanish-large')

  const office = await open({ isSignedIn: true })
  await office.goto('/ops/employees')
  await expect(office.locator('[data-row]').first()).toBeVisible()
  await draw(office, 'profile-people', true)
  await office.goto(`/ops/employees/${lena.id}`)
  await expect(office.getByRole('heading', { name: 'Access' })).toBeVisible()
  await draw(office, 'profile-person', true)
})

/** In every size and theme, and with high contrast in the two that are looked at most. */
async function drawAll(page: Page, name: string) {
  await draw(page, name, true)
  await page.emulateMedia({ contrast: 'more' })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, contrast: 'more', reducedMotion: 'reduce' })
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      await page.screenshot({
        path: join(folder, `${name}-${width}-${colorScheme}-strong.png`),
        fullPage: true,
      })
    }
  }
  await page.emulateMedia({ contrast: 'no-preference' })
}

const signature = [
  [120, 300, 150, 240, 190, 150, 215, 90, 200, 70, 180, 110, 175, 200, 200, 290, 260, 300, 310, 250],
  [
    310, 250, 330, 290, 370, 260, 400, 240, 420, 290, 460, 250, 490, 290, 540, 240, 600, 280, 700, 230, 860,
    250,
  ],
]
