import { expect, test } from './product.ts'

test("a panicked chat on a phone, full of typos, becomes a request on the office's list", async ({
  page,
  open,
  people: { iris },
}) => {
  const staff = await open({ isSignedIn: true })
  await staff.goto('/ops/submissions')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/services/water-damage')
  await page.mouse.wheel(0, 900)
  await page.getByRole('button', { name: 'Chat with us' }).click()
  const chat = page.getByRole('dialog')
  await expect(chat.getByRole('link', { name: /^Call \(/ })).toHaveAttribute('href', /^tel:\+1\d{10}$/)
  await expect(chat.getByRole('heading', { name: 'Is anyone in danger?' })).toBeVisible()

  await chat.getByRole('button', { name: 'No one' }).click()
  await chat.getByRole('textbox', { name: 'Write here' }).fill('pipe bust undr kithcen sink')
  await page.keyboard.press('Enter')
  await expect(chat.getByRole('log')).toContainText('pipe bust undr kithcen sink')
  await chat.getByRole('button', { name: 'Burst or leaking pipe' }).click()
  await chat.getByRole('button', { name: 'Call me back' }).click()
  await chat.getByRole('textbox', { name: 'Your phone number' }).fill(iris.phone)
  await page.keyboard.press('Enter')
  await expect(chat).toContainText(/Your reference is R-\d{4}-[0-9A-Z]{5}\./)

  const row = staff
    .getByRole('link')
    .filter({ hasText: iris.phone })
    .filter({ hasText: 'Burst or leaking pipe' })
  await row.click()
  await expect(staff.getByText('pipe bust undr kithcen sink')).toBeVisible()
})
