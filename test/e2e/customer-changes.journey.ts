import { createHash } from 'node:crypto'
import { aPicture } from '#platform/images/pictures.fixture.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import { changeAsVisitor, receiveLead } from './leads.ts'
import { noted } from './people.ts'
import { expect, test } from './product.ts'

test('what the customer changes appears on the open request as it happens, and holds up nobody who works on it', async ({
  open,
  product,
  people: { gwen, hugo },
}) => {
  const lead = await receiveLead(product, { ...gwen, loss: 'flooded-basement' })
  const page = await open({ isSignedIn: true })
  await page.goto(`/ops/submissions/${lead.id}`)
  await expect(page.getByRole('link', { name: `Call ${gwen.phone}` })).toBeVisible()
  await expect(page.getByText('Live', { exact: true }).filter({ visible: true })).toBeVisible()
  await page.getByLabel('New note').fill(noted)

  await changeAsVisitor(product, lead, { path: '/phone', body: JSON.stringify({ phone: hugo.phone }) })
  await expect(page.getByRole('link', { name: `Call ${hugo.phone}` })).toBeVisible()
  const was = new RegExp(
    `^Number changed \\d+:\\d\\d [AP]M, was ${displayPhone(gwen.phone).replaceAll(/[()]/g, '\\$&')}$`,
  )
  await expect(page.getByText(was)).toBeVisible()

  await changeAsVisitor(product, lead, { path: '/answers', body: JSON.stringify({ depth: 'over-6-inches' }) })
  await expect(page.getByText('Customer added details: water depth (Over 6 inches)')).toBeVisible()

  await changeAsVisitor(product, lead, { path: `/photos/${await sendPhoto(product.origin)}` })
  await expect(page.getByRole('button', { name: 'View photo 1 of 1' })).toBeVisible()

  await changeAsVisitor(product, lead, { path: '/cancellation' })
  await expect(page.getByText(/^The customer says it’s no longer needed \(\d+:\d\d [AP]M\)$/)).toBeVisible()

  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: noted })).toBeVisible()
  await page.getByRole('button', { name: 'Move to Contacted' }).click()
  await expect(page.getByRole('button', { name: 'Status: Contacted' })).toBeVisible()
})

async function sendPhoto(origin: string) {
  const bytes = new Uint8Array(await aPicture(120, 90).jpeg().toBuffer())
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const headers = { 'content-type': 'image/jpeg' }
  await fetch(`${origin}/api/photos/${sha256}`, { method: 'PUT', headers, body: bytes })
  return sha256
}
