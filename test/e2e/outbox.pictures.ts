import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { aColleague, ask } from './crew.ts'
import { draw } from './draw.ts'
import { portalCached } from './field-device.ts'
import { receiveLead } from './leads.ts'
import { expect, signIn, test } from './product.ts'

const folder = process.env['PICTURES'] ?? ''
test.describe.configure({ timeout: 240_000 })
test.beforeAll(() => mkdir(folder, { recursive: true }))

test('the outbox, with two sides of a visit', async ({ open, product }) => {
  const token = await signIn(product)
  const ludo = await aColleague(product, { first_name: 'Ludo', last_name: 'Redpoll' })
  const nora = await receiveLead(product, {
    name: 'Nora Trillium',
    phone: '(330) 555-0150',
    town: 'Boardman',
  })
  await ask(product, `PUT /api/leads/${nora.id}/assignee`, {
    token,
    body: { employee_id: ludo.id, revision: 1 },
  })
  const page = await open({ signedInAs: ludo.token, serviceWorkers: 'allow' })
  await page.goto('/ops/dashboard')
  await expect(page.getByText('Your request is on this device.')).toBeVisible()
  await portalCached(page)
  await page.goto(`/ops/submissions/${nora.id}`)
  await expect(page.getByRole('button', { name: 'Move to Contacted' })).toBeVisible()

  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Move to Contacted' }).click()
  await page.getByLabel('New note').fill('Wet to the studs behind the sink.')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByRole('button', { name: '2 not sent' })).toBeVisible()
  await page.getByRole('button', { name: '2 not sent' }).click()
  await draw(page, 'outbox-offline')
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click()

  const schedule = { on: '2199-12-24', from: '08:00', to: '10:00', employee_id: ludo.id }
  const body = { status: 'scheduled', revision: 2, schedule }
  await ask(product, `PUT /api/leads/${nora.id}/status`, { token, body })
  await page.context().setOffline(false)
  await page.getByRole('button', { name: '1 needs your decision' }).click()
  const panel = page.getByRole('dialog')
  await draw(page, 'outbox-clash')
  await panel.getByLabel('This device: Contacted').check()
  await draw(page, 'outbox-clash-chosen')
  // What is left of a small phone whose text is twice as large.
  await page.setViewportSize({ width: 160, height: 320 })
  await page.screenshot({ path: join(folder, 'outbox-clash-large.png') })

  await page.setViewportSize({ width: 390, height: 844 })
  await page.context().setOffline(true)
  await page.goto('/ops/profile?part=devices')
  await expect(page.getByText('You can download them again')).toBeVisible()
  await page.getByText('Requests on this device').evaluate((part) => part.scrollIntoView())
  await draw(page, 'outbox-requests')
  await page.getByRole('button', { name: 'Sign out' }).filter({ visible: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('They will send after')).toBeVisible()
  await draw(page, 'outbox-signed-out')
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { name: 'Technician Login' })).toBeVisible()
  await expect(page.getByText('They will send after')).toBeVisible()
  await draw(page, 'outbox-login')
})
