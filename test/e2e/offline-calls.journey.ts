import type { Page } from '@playwright/test'
import { aPhone } from './a-phone.ts'
import { aDispatcher, savedJob } from './calls.ts'
import { ask, putOnCall } from './crew.ts'
import { portalCached } from './field-device.ts'
import { expect, test } from './product.ts'
import { draftsOn, keysOn } from './stored-reads.ts'

test('calls that are taken without a connection survive two kills, and are with the server once', async ({
  product,
}) => {
  const marcus = await aDispatcher(product, 'Siskin')
  const token = marcus.token
  await putOnCall(product, marcus)
  const device = await aPhone(product.origin)
  try {
    const before = await device.start()
    await before.page.goto('/ops/login')
    await before.page.evaluate((token) => localStorage.setItem('token', token), token)
    await before.page.goto('/ops/intake/new')
    await expect(before.page.getByRole('heading', { name: 'New call' })).toBeVisible()
    await device.close()

    const first = await device.start()
    await first.page.goto('/ops/intake/new')
    // A browser that starts anew beside others takes its time.
    await expect(first.page.getByRole('heading', { name: 'New call' })).toBeVisible({ timeout: 45_000 })
    await portalCached(first.page)
    await expect.poll(() => keysOn(first.page)).toBe(1)

    await first.context.setOffline(true)
    await phone(first.page).fill('3305550136')
    await first.page.getByLabel('Name').pressSequentially('Basil Hyss')
    // So soon it is on the disk.
    await first.page.waitForTimeout(300)
    expect(await draftsOn(first.page)).toContain('Basil Hyss')
    await device.kill()

    const second = await device.start({ offline: true })
    await second.page.goto('/ops/intake/new')
    await expect(second.page.getByLabel('Name')).toHaveValue('Basil Hyss')
    await expect(phone(second.page)).toHaveValue('3305550136')
    await second.page.getByLabel('Name').fill('Basil Hyssop')
    await second.page.getByText('Basement', { exact: true }).first().click()
    await second.page.getByText('Lockbox', { exact: true }).click()
    await second.page.getByLabel('Access code').fill('4711#')
    await second.page.getByRole('button', { name: 'Save without a crew' }).click()
    await expect(second.page.getByText('Saved on this device. Number follows.')).toBeVisible()
    await expect(second.page.getByRole('button', { name: '2 not sent' })).toBeVisible()
    // The next caller does not wait for the connection.
    await second.page.getByRole('button', { name: 'New call' }).click()
    await phone(second.page).fill('3305550139')
    await second.page.getByLabel('Name').fill('Myrtle Snowdrop')
    await second.page.getByRole('button', { name: 'Send a crew' }).click()
    await expect(second.page.getByRole('button', { name: '3 not sent' })).toBeVisible()
    const tell = second.page.getByRole('region', { name: 'Tell the crew by phone' })
    await expect(tell).toContainText('(330) 555-0139')
    await expect(tell.getByRole('listitem').filter({ hasText: 'Marcus Siskin' })).toContainText('until')
    await device.kill()

    const third = await device.start()
    await third.page.goto('/ops/dashboard')
    const jobs = async (q: string) => (await ask(product, `GET /api/jobs?q=${q}`, { token })).items
    await expect.poll(async () => (await jobs('snowdrop')).length).toBe(1)
    await expect.poll(async () => (await jobs('hyssop')).length).toBe(1)
    const [basil] = await jobs('hyssop')
    expect(basil).toMatchObject({ name: 'Basil Hyssop', loss_type: 'basement', stage: 'contacted' })
    const file = () => ask(product, `GET /api/jobs/${basil.id}`, { token })
    await expect.poll(async () => (await file()).has_access_code).toBe(true)
    expect(JSON.stringify(await file())).not.toContain('4711')
    await expect(third.page.getByRole('button', { name: /not sent/ })).toHaveCount(0)
    const { items: requests } = await ask(product, 'GET /api/leads?q=hyssop', { token })
    expect(requests).toMatchObject([{ id: basil.id, name: 'Basil Hyssop' }])
  } finally {
    await device.remove()
  }
})

test('the number of a call follows on the screen once the connection is back', async ({ open, product }) => {
  const marcus = await aDispatcher(product, 'Linnet')
  const page = await open({ signedInAs: marcus.token, serviceWorkers: 'allow' })
  await page.goto('/ops/intake/new')
  await portalCached(page)
  await expect.poll(() => keysOn(page)).toBe(1)
  await page.context().setOffline(true)
  await phone(page).fill('3305550135')
  await page.getByLabel('Name').fill('Hazel Goldenrod')
  await page.getByRole('button', { name: 'Save without a crew' }).click()
  await expect(page.getByText('Saved on this device. Number follows.')).toBeVisible()
  await page.context().setOffline(false)
  expect(await savedJob(page, product, marcus.token)).toMatchObject({ name: 'Hazel Goldenrod' })
})

function phone(page: Page) {
  return page.getByLabel('Phone', { exact: true })
}
