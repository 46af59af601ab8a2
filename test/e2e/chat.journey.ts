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
  const chat = page.getByRole('dialog', { name: 'We’ll call you back' })
  await expect(chat).toContainText('Is anyone in danger? Call 911 first.')
  await expect(chat.getByRole('link', { name: /^Call now/ })).toHaveAttribute('href', /^tel:\+1\d{10}$/)

  await chat.getByRole('button', { name: 'Call me back' }).click()
  await expect(chat.getByLabel('Name')).toBeFocused()
  await chat.getByLabel('Name').fill(iris.name)
  await chat.getByLabel('Phone').fill(iris.phone)
  await chat.getByText('Sewage backup').click()
  await chat.getByRole('button', { name: 'Call me back' }).click()
  await expect(page).toHaveTitle(/^We have your request/)
  await expect(chat).toBeHidden()
  await expect(page.locator('[data-greeting]')).toHaveText(
    `We have your request, ${iris.name.split(' ')[0]}.`,
  )
  await expect(page.getByText(/R-\d{4}-[0-9A-Z]{5}/).first()).toBeVisible()

  const row = staff.getByRole('link', { name: iris.name }).filter({ hasText: 'Sewage backup' })
  await expect(row).toBeVisible()
})
