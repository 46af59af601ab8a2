import { newId } from '#platform/uuid.ts'
import { expectAccessible, portalLooks } from './accessibility.ts'
import { aColleague, ask } from './crew.ts'
import { expect, test } from './product.ts'

test.describe.configure({ timeout: 240_000 })

test('people are put on call, change, swap and leave the rota with the keyboard alone', async ({
  open,
  product,
}) => {
  await aColleague(product, { first_name: 'Quentin', last_name: 'Alder', role: 'Dispatcher' })
  await aColleague(product, { first_name: 'Ruth', last_name: 'Birch', role: 'Dispatcher' })
  const page = await open({ isSignedIn: true })
  await page.goto('/ops/on-call')
  await page.getByRole('button', { name: 'Add a shift' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('option', { name: 'Quentin Alder' })).toBeAttached()
  await dialog.getByLabel('Person').focus()
  await page.keyboard.type('Quentin')
  await dialog.getByLabel('Repeat').focus()
  await page.keyboard.type('Weekly, 2')
  await dialog.getByRole('button', { name: 'Save' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('On-call schedule saved')).toBeVisible()
  const turns = (name: string) =>
    page.getByRole('main').getByRole('button', { name }).filter({ visible: true })
  await expect(turns('Quentin Alder').first()).toBeVisible()

  // The second week is assigned to Ruth; then the two swap.
  await turns('Quentin Alder').last().focus()
  await page.keyboard.press('Enter')
  await dialog.getByLabel('Person').selectOption({ label: 'Ruth Birch' })
  await dialog.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(dialog).toBeHidden()
  await turns('Quentin Alder').first().focus()
  await page.keyboard.press('Enter')
  const turnOfRuth = dialog.getByRole('option', { name: /^Ruth Birch,/ }).first()
  await dialog.getByLabel('Swap shifts with').selectOption(await turnOfRuth.getAttribute('value'))
  await dialog.getByRole('button', { name: 'Swap with Ruth Birch' }).press('Enter')
  await expect(page.getByText('swapped shifts')).toBeVisible()
  await expect(dialog).toBeHidden()

  const before = await turns('Ruth Birch').count()
  await turns('Ruth Birch').first().focus()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Remove' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(turns('Ruth Birch')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(turns('Ruth Birch')).toHaveCount(before)
})

test('whoever is put on call twice is refused, and nothing typed is lost', async ({ open, product }) => {
  await aColleague(product, { first_name: 'Sven', last_name: 'Cedar', role: 'Dispatcher' })
  const page = await open({ isSignedIn: true })
  await page.goto('/ops/on-call')
  const dialog = page.getByRole('dialog')
  for (let nth = 0; nth < 2; nth++) {
    await page.getByRole('button', { name: 'Add a shift' }).click()
    await dialog.getByLabel('Person').selectOption({ label: 'Sven Cedar' })
    await dialog.getByLabel('On call as').selectOption('backup')
    await dialog.getByRole('button', { name: 'Save' }).click()
    if (nth === 0) await expect(dialog).toBeHidden()
  }
  await expect(
    dialog.getByText('Sven Cedar is already on call as backup during part of that time.'),
  ).toBeVisible()
  await expect(dialog.getByLabel('On call as')).toHaveValue('backup')
  await expectAccessible(page, portalLooks, 'clash')
})

test('of two who change one shift the second learns what the first did, and can still have their way', async ({
  open,
  product,
  token,
}) => {
  const gus = await aColleague(product, { first_name: 'Gus', last_name: 'Hazel', role: 'Dispatcher' })
  await aColleague(product, { first_name: 'Ida', last_name: 'Rowan', role: 'Dispatcher' })
  const span = { starts_at: '2027-05-04T12:00:00Z', ends_at: '2027-05-05T12:00:00Z' }
  const shift = { id: newId(), employee_id: gus.id, line: 'backup', ...span }
  await ask(product, 'POST /api/shifts', { token, body: { shifts: [shift] } })
  const page = await open({ isSignedIn: true })
  await page.goto('/ops/on-call?week=2027-05-03')
  const turn = (name: string) =>
    page.getByRole('main').getByRole('button', { name }).filter({ visible: true })
  await turn('Gus Hazel').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Person').selectOption({ label: 'Ida Rowan' })
  const { id, ...facts } = { ...shift, line: 'first', revision: 1 }
  await ask(product, `PUT /api/shifts/${id}`, { token, body: facts })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).toContainText('It’s now Gus Hazel, Primary')
  await expectAccessible(page, portalLooks, 'moved on')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(turn('Ida Rowan')).toBeVisible()
})

test('when alerts go on is changed by who sets the company up, and by nobody else', async ({
  open,
  product,
}) => {
  const page = await open({ isSignedIn: true })
  await page.goto('/ops/on-call')
  await page.getByRole('button', { name: 'Edit rules' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Alert the backup after').fill('5')
  await dialog.getByLabel('Alert everyone after').fill('4')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Give the backup at least 0.5 minutes to answer.')).toBeVisible()
  await expectAccessible(page, portalLooks, 'rules')
  await dialog.getByLabel('Alert everyone after').fill('10')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('After 5 minutes')).toBeVisible()

  const reader = await aColleague(product, { first_name: 'Tove', last_name: 'Dogwood', role: 'Read-only' })
  const theirs = await open({ signedInAs: reader.token })
  await theirs.goto('/ops/on-call')
  await expect(theirs.getByText('After 10 minutes')).toBeVisible()
  for (const name of ['Add a shift', 'Edit rules'])
    await expect(theirs.getByRole('button', { name })).toHaveCount(0)
})

test('the rota can be read and planned by everyone, in all its states', async ({ open, product }) => {
  const page = await open({ isSignedIn: true })
  await page.goto('/ops/on-call?week=2027-03-08')
  await expect(page.getByRole('heading', { name: 'Mar 8 – Mar 14' })).toBeVisible()
  await expectAccessible(page, portalLooks, 'rota')
  await page.getByRole('link', { name: 'Later weeks' }).click()
  await expect(page).toHaveURL('/ops/on-call?week=2027-04-05')
  await page.getByRole('button', { name: 'Add a shift' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Choose who’s on call.')).toBeVisible()
  await expectAccessible(page, portalLooks, 'shift')

  await page.route('**/api/shifts?*', (route) =>
    route.fulfill({ status: 500, json: { detail: 'Out of order.' } }),
  )
  await page.goto('/ops/on-call')
  await expect(page.getByText('The on-call schedule couldn’t be loaded', { exact: true })).toBeVisible()
  await expectAccessible(page, portalLooks, 'rota error')

  const technician = await aColleague(product, { first_name: 'Uwe', last_name: 'Elm' })
  const theirs = await open({ signedInAs: technician.token })
  await theirs.goto('/ops/on-call')
  await expect(
    theirs.getByText('You don’t have permission to see who is on call.', { exact: false }),
  ).toBeVisible()
})
