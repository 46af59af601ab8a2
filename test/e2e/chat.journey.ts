import { expect, test } from './product.ts'

test("who asks in the chat to be called back is on the office's list at once", async ({
  page,
  open,
  people: { iris },
}) => {
  const staff = await open({ isSignedIn: true })
  await staff.goto('/ops/submissions')
  await page.goto('/services/water-damage')
  await page.mouse.wheel(0, 200)
  await page.getByRole('button', { name: 'Call me back' }).click()
  const chat = page.getByRole('dialog', { name: "We'll call you back" })
  await expect(chat).toContainText('Is anyone in danger? Call 911 first.')
  await expect(chat.getByRole('link', { name: /^Call now/ })).toHaveAttribute('href', /^tel:\+1\d{10}$/)

  await chat.getByRole('button', { name: 'Ask for a call' }).click()
  await expect(chat.getByLabel('Your name')).toBeFocused()
  await chat.getByLabel('Your name').fill(iris.name)
  await chat.getByLabel('Your phone').fill(iris.phone)
  await chat.getByText('Sewage backup').click()
  await chat.getByRole('button', { name: 'Ask for a call' }).click()
  await expect(chat).toContainText('Thank you. We have your request and will call')
  await expect(chat).toContainText(/R-\d{4}-[0-9A-Z]{5}/)
  await page.keyboard.press('Escape')
  await expect(chat).toBeHidden()
  await expect(page.getByRole('button', { name: 'Call me back' })).toBeFocused()

  const row = staff.getByRole('link', { name: iris.name }).filter({ hasText: 'Sewage backup' })
  await expect(row).toBeVisible()
})
