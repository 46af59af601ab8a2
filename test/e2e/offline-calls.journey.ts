import { aDispatcher, savedJob } from './calls.ts'
import { ask } from './crew.ts'
import { portalCached } from './field-device.ts'
import { expect, test } from './product.ts'

test('without a connection a call survives a reload, is saved on this computer, and its number follows', async ({
  open,
  product,
}) => {
  const marcus = await aDispatcher(product, 'Siskin')
  const page = await open({ signedInAs: marcus.token, serviceWorkers: 'allow' })
  await page.goto('/ops/intake/new')
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await portalCached(page)
  await page.context().setOffline(true)
  await page.getByLabel('Phone', { exact: true }).fill('3305550136')
  await page.getByLabel('Name').fill('Basil Hyssop')
  await page.reload()
  await expect(page.getByLabel('Name')).toHaveValue('Basil Hyssop')
  await page.getByText('Basement', { exact: true }).first().click()
  await page.getByText('Lockbox', { exact: true }).click()
  await page.getByLabel('Access code').fill('4711#')
  await page.getByRole('button', { name: 'Save without a crew' }).click()
  await expect(page.getByText('Saved on this computer. Number follows.')).toBeVisible()
  await expect(page.getByRole('button', { name: '2 not sent' })).toBeVisible()
  // The next caller does not wait for the connection.
  await page.getByRole('button', { name: 'New call' }).click()
  await page.getByLabel('Phone', { exact: true }).fill('3305550139')
  await page.getByLabel('Name').fill('Myrtle Snowdrop')
  await page.getByRole('button', { name: 'Save without a crew' }).click()
  await expect(page.getByRole('button', { name: '3 not sent' })).toBeVisible()

  await page.context().setOffline(false)
  const second = await savedJob(page, product, marcus.token)
  expect(second).toMatchObject({ name: 'Myrtle Snowdrop', stage: 'contacted' })
  const { items } = await ask(product, 'GET /api/jobs?q=hyssop', { token: marcus.token })
  expect(items).toMatchObject([{ name: 'Basil Hyssop', loss_type: 'basement' }])
  const first = await ask(product, `GET /api/jobs/${items[0].id}`, { token: marcus.token })
  expect(first).toMatchObject({ has_access_code: true })
  expect(JSON.stringify(first)).not.toContain('4711')
})
