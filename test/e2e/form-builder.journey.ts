import type { Page } from '@playwright/test'
import { expectAccessible, portalLooks } from './accessibility.ts'
import { ask } from './crew.ts'
import { expect, test } from './product.ts'

const desk = { width: 1280, height: 800 }

test('a question with a condition is added, checked, seen on phone and paper and published in eight actions, then filled in', async ({
  open,
  product,
  token,
}) => {
  const page = await open({ isSignedIn: true, viewport: desk })
  await openForm(page, 'vehicle-check', 'Vehicle')
  await page.locator('[data-outline]').filter({ hasText: 'One of several' }).first().click()
  const above = await selectedName(page)

  let actions = 0
  const act = async (work: () => Promise<unknown>) => {
    actions++
    await work()
  }
  await act(() => page.keyboard.press('n'))
  await act(() =>
    page.getByRole('dialog', { name: 'Add a field' }).getByRole('button', { name: 'Short text' }).click(),
  )
  await act(() => page.keyboard.type('Who was told?'))
  await act(() => page.getByRole('textbox', { name: 'Spanish: Label' }).fill('¿A quién se avisó?'))
  await act(() => page.getByRole('group', { name: 'Show it' }).getByText('If…').click())
  await expect(page.getByRole('group', { name: 'Show if' }).getByLabel('Field')).toContainText(above)
  const phone = page.frameLocator('iframe[title="The form on a phone"]')
  await expect(phone.getByRole('heading', { name: 'Who was told?' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Paper' }).getByText(/^1 of \d+$/)).toBeVisible()
  await expect(page.getByText(/^Draft of version 2, saved/)).toBeVisible()
  await expectAccessible(page, portalLooks, 'the builder')
  await page.setViewportSize(desk)
  await act(() => page.getByRole('button', { name: 'Publish version 2' }).click())
  const question = page.getByRole('alertdialog', { name: 'Publish version 2?' })
  await expect(question).toContainText('Who was told?')
  await act(() => question.getByRole('button', { name: 'Publish', exact: true }).click())
  await expect(page.getByText('Version 2 is published.')).toBeVisible()
  expect(actions).toBeLessThanOrEqual(8)

  const { definition } = await ask(product, 'GET /api/forms/vehicle-check/versions/2', { token })
  expect(JSON.stringify(definition)).toContain('¿A quién se avisó?')
  await page.goto('/ops/forms')
  // Nothing of it is left to be finished.
  await expect(page.getByRole('button', { name: /not finished/ })).toBeHidden()
  await page.getByRole('button', { name: 'Daily Vehicle and Equipment Check' }).click()
  await page.waitForURL(/\/ops\/forms\/fill\/[\da-f-]{36}$/)
  await expect(page.getByText('version 2', { exact: true })).toBeVisible()
})

test('a field is moved, copied, deleted and brought back with the keyboard alone', async ({ open }) => {
  const page = await open({ isSignedIn: true, viewport: desk })
  await openForm(page, 'change-order', 'Change Order')
  const order = () => page.locator('li[data-part] [data-outline]').allTextContents()
  const before = await order()
  await page.locator('li[data-part] [data-outline]').first().focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Alt+ArrowDown')
  const moved = await order()
  expect([moved[0], moved[1]]).toEqual([before[1], before[0]])
  await page.keyboard.press('Control+z')
  expect(await order()).toEqual(before)
  // The row with the keyboard goes, whichever is selected.
  await page.locator('li[data-part] [data-outline]').nth(2).focus()
  await page.keyboard.press('Alt+ArrowUp')
  const movedUp = await order()
  expect([movedUp[0], movedUp[1], movedUp[2]]).toEqual([before[0], before[2], before[1]])
  await expect(page.getByText(/ is now field 2 of \d+ in /)).toBeAttached()
  await page.keyboard.press('Control+z')
  expect(await order()).toEqual(before)
  await page.locator('li[data-part] [data-outline]').first().focus()
  await page.keyboard.press('Control+d')
  expect((await order())[1]).toContain('(copy)')
  await page.keyboard.press('Delete')
  expect(await order()).toEqual(before)
  await page.keyboard.press('Control+z')
  expect((await order())[1]).toContain('(copy)')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+Shift+Z')
  expect((await order())[1]).toContain('(copy)')
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Search the fields of this form' })).toBeFocused()
})

test('what two people change at once is compared, and neither is lost', async ({ open }) => {
  const one = await open({ isSignedIn: true, viewport: desk })
  const other = await open({ isSignedIn: true, viewport: desk })
  for (const page of [one, other]) await openForm(page, 'daily-job-log', 'Daily Job Log')
  const saved = Promise.withResolvers<void>()
  await other.route('**/api/form-templates/daily-job-log/draft', async (route) => {
    await saved.promise
    await route.continue()
  })
  await rename(other, 'Job log')
  await rename(one, 'Daily log of the job')
  await expect(one.getByText(/^Draft of version 2, saved/)).toBeVisible()
  saved.resolve()
  // Both windows are the same person’s.
  const told = other.getByRole('alert').filter({ hasText: 'You saved this form in another window' })
  await expect(told).toBeVisible()
  await told.getByRole('button', { name: 'Show the difference' }).click()
  await expect(told.getByText('Title')).toBeVisible()
  await expect(told.getByRole('deletion')).toHaveText('Daily log of the job')
  await expect(told.getByRole('insertion')).toHaveText('Job log')
  await expectAccessible(other, portalLooks, 'two who changed one form')
  await other.reload()
  await expect(told).toBeVisible()
  await expect(other.getByRole('heading', { name: 'Job log', level: 1 })).toBeVisible()
  await told.getByRole('button', { name: 'Keep mine' }).click()
  await expect(other.getByText(/^Draft of version 2, saved/)).toBeVisible()
  await one.reload()
  await expect(one.getByRole('heading', { name: 'Job log', level: 1 })).toBeVisible()
})

test('a window that is only looked at follows the other one, and changes of different parts join', async ({
  open,
}) => {
  const one = await open({ isSignedIn: true, viewport: desk })
  const other = await open({ isSignedIn: true, viewport: desk })
  for (const page of [one, other]) await openForm(page, 'photo-report', 'Photo')
  await rename(one, 'Pictures of the job')
  await expect(other.getByRole('heading', { name: 'Pictures of the job', level: 1 })).toBeVisible()
  const held = Promise.withResolvers<void>()
  await other.route('**/api/form-templates/photo-report/draft', async (route) => {
    await held.promise
    await route.continue()
  })
  await other.locator('li[data-part] [data-outline]').first().click()
  await other.getByRole('textbox', { name: 'English: Label' }).fill('What is shown?')
  await rename(one, 'Pictures')
  await expect(other.getByRole('heading', { name: 'Pictures', exact: true, level: 1 })).toBeVisible()
  held.resolve()
  await expect(one.locator('li[data-part] [data-outline]').first()).toContainText('What is shown?')
  await expect(one.getByRole('heading', { name: 'Pictures', exact: true, level: 1 })).toBeVisible()
  await expect(other.getByRole('alert').filter({ hasText: 'while you were changing it' })).toBeHidden()
})

test('a form is begun, tried without storing anything, and can’t be published while a check blocks', async ({
  open,
}) => {
  const page = await open({ isSignedIn: true, viewport: desk })
  await page.goto('/ops/forms/templates')
  await expect(page.getByRole('link', { name: /^Change Order/ })).toBeVisible()
  await expectAccessible(page, portalLooks, 'the templates')
  await page.setViewportSize(desk)
  await page.getByRole('button', { name: 'New form' }).click()
  await page.getByLabel('Title').fill('Key receipt')
  await expect(page.getByLabel('Name in addresses')).toHaveValue('key-receipt')
  await page.getByRole('button', { name: 'Begin the form' }).click()
  await expect(page.getByRole('heading', { name: 'Key receipt', level: 1 })).toBeVisible()
  await expect(page.getByText('The form has no fields.')).toBeVisible()
  const publish = page.getByRole('button', { name: 'Publish version 1' })
  await expect(publish).toBeDisabled()
  await page.getByRole('region', { name: 'Checks' }).getByRole('button', { name: 'Add a field' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Long text' }).click()
  await page.keyboard.type('Which keys?')
  await expect(page.getByText('Questions', { exact: false }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Test fill' }).click()
  await expect(page.getByText('Test. Nothing is stored.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Which keys?' }).fill('Two for the front door')
  await page.getByRole('button', { name: 'Next: check and submit' }).click()
  await page.getByRole('button', { name: 'Submit form' }).click()
  await expect(page.getByRole('heading', { name: 'The test is complete' })).toBeVisible()
  await page.getByRole('button', { name: 'Back to the builder' }).click()
  await expect(publish).toBeEnabled()
})

async function openForm(page: Page, slug: string, title: string) {
  await page.goto(`/ops/forms/templates/${slug}`)
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
}

async function selectedName(page: Page) {
  return page.getByRole('region', { name: 'Settings' }).getByRole('heading', { level: 2 }).innerText()
}

async function rename(page: Page, title: string) {
  await page.getByRole('button', { name: 'Title and states' }).click()
  await page.getByRole('textbox', { name: 'English: Title' }).fill(title)
}
