import { expectAccessible, portalLooks } from './accessibility.ts'
import { newId } from '#platform/uuid.ts'
import { ask } from './crew.ts'
import { aJob } from './jobs.ts'
import { expect, test } from './product.ts'

test.describe.configure({ timeout: 180_000 })

const desktop = { isSignedIn: true, viewport: { width: 1440, height: 900 } } as const

test('the office enters what a job costs and what was paid, voids a mistake and prints the statement', async ({
  open,
  product,
  token,
  people: { ann },
}) => {
  const id = await aJob(product, token, { ...ann, town: 'Lisbon' })
  const page = await open(desktop)
  await page.goto(`/ops/intake/${id}`)
  await page.getByRole('link', { name: 'Money' }).first().click()
  await expect(page.getByText('Nothing charged yet')).toBeVisible()

  const enter = async (button: string, fields: { amount: string; kind: string }) => {
    await page.getByRole('button', { name: button }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Amount').fill(fields.amount)
    await dialog.getByRole('combobox').first().selectOption(fields.kind)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
  }
  // A key pressed by accident loses nothing that was typed.
  await page.getByRole('button', { name: 'Enter a charge' }).click()
  await page.getByLabel('Invoice number').fill('77')
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await expect(question.getByRole('button', { name: 'Stay' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(page.getByLabel('Invoice number')).toBeFocused()
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Leave and keep draft' }).click()
  await page.getByRole('button', { name: 'Enter a charge' }).click()
  await expect(page.getByLabel('Invoice number')).toHaveValue('77')
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(page.getByLabel('Invoice number')).toHaveValue('')
  await page.keyboard.press('Escape')
  await enter('Enter a charge', { amount: '1,250.50', kind: 'Labor' })
  await enter('Enter a payment', { amount: '$250', kind: 'Check' })
  // One zero too many is asked about, above what is still owed.
  await page.getByRole('button', { name: 'Enter a payment' }).click()
  await expect(page.getByLabel('Amount')).toBeFocused()
  await page.keyboard.type('2500')
  await page.getByRole('dialog').getByRole('combobox').first().selectOption('Check')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This is $1,499.50 more than is still owed.')).toBeVisible()
  await page.getByRole('button', { name: 'All of it' }).click()
  await expect(page.getByLabel('Amount')).toHaveValue('1,000.50')
  await expect(page.getByText('more than is still owed')).toBeHidden()
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Discard' }).click()
  await enter('Enter a payment', { amount: '250', kind: 'Check' })
  const balance = page.getByRole('region', { name: 'Balance' })
  await expect(balance).toContainText('$750.50')

  await page
    .getByRole('button', { name: /^Void payment by check/ })
    .first()
    .click()
  await page.getByRole('dialog').getByLabel('Reason').fill('Entered twice.')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Voided: Entered twice.')).toBeVisible()
  await expect(balance).toContainText('$1,000.50')
  await expectAccessible(page, portalLooks, 'money')

  await page.evaluate(() => {
    window.print = () => {}
  })
  await page.getByRole('button', { name: 'Print statement' }).click()
  await page.emulateMedia({ media: 'print' })
  const sheet = page.locator('[data-print-sheet]')
  await expect(sheet).toBeVisible()
  await expect(sheet.getByRole('row')).toHaveText([
    /Date/,
    /Labor\$1,250.50/,
    /-\$250.00/,
    /Balance due\$1,000.50/,
  ])
  await expect(page.getByRole('region', { name: 'Balance' })).toBeHidden()
})

test('a message is stored while it is typed, filled from a template, and shown with what became of it', async ({
  open,
  product,
  token,
  people: { bert },
}) => {
  const address = { address: '1187 Larkspur Lane', email: 'bert@warbler.example' }
  const id = await aJob(product, token, { ...bert, town: 'Boardman', ...address })
  const page = await open(desktop)
  await page.goto(`/ops/intake/${id}/messages`)
  await page.getByLabel('Message', { exact: true }).fill('My own words.')
  await page.reload()
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('My own words.')

  await page.getByLabel('Template').selectOption('Your next visit')
  await page.getByRole('button', { name: 'Send email' }).click()
  await expect(page.getByText('Replace [day and time of the next visit]').first()).toBeVisible()
  await page.getByRole('button', { name: 'Put my words back' }).click()
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('My own words.')

  await page.getByLabel('Template').selectOption('The work is finished')
  await expect(page.getByLabel('Subject')).toHaveValue('The work at 1187 Larkspur Lane, Boardman is finished')
  await page.getByRole('button', { name: 'Send email' }).click()
  const log = page.getByRole('region', { name: 'Messages' })
  await expect(log.getByRole('heading', { name: /The work at 1187 Larkspur Lane/ })).toBeVisible()
  await expect(log.getByText(/^Saved on the server, not sent/)).toBeVisible()
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('')
  const sent = (await product.emails()).filter((email) => email.includes(address.email))
  expect(sent).toHaveLength(1)

  await page.getByText('Text message', { exact: true }).click()
  await expect(page.getByText(`${bert.name} has not been asked about text messages yet.`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send text message' })).toBeDisabled()
  await expectAccessible(page, portalLooks, 'messages')
})

test('the timeline shows what is older when asked, and what happens now arrives on top', async ({
  open,
  product,
  token,
  people: { ann },
}) => {
  const id = await aJob(product, token, { ...ann, town: 'Lisbon' })
  const addNote = (text: string) =>
    ask(product, `POST /api/leads/${id}/notes`, { token, body: { id: newId(), text } })
  for (let nth = 1; nth <= 60; nth++) await addNote(`Reading ${nth}`)
  const page = await open(desktop)
  await page.goto(`/ops/intake/${id}/timeline`)
  const lines = page.getByRole('region', { name: 'History' }).getByRole('listitem')
  await expect(lines).toHaveCount(50)
  await page.getByRole('button', { name: 'Show older' }).click()
  await expect(page.getByText('Job made')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show older' })).toBeHidden()
  const before = await lines.count()
  await addNote('The newest')
  await expect(lines).toHaveCount(before + 1)
})

test('a code that the customer tells after the call is entered on the file, shown when asked, and removed again', async ({
  open,
  product,
  token,
  people: { ann },
}) => {
  const id = await aJob(product, token, { ...ann, town: 'Lisbon' })
  const page = await open(desktop)
  await page.goto(`/ops/intake/${id}`)
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Enter an access code' }).click()
  await dialog.getByLabel('Door or alarm code').fill('4711#')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Show code' }).click()
  await expect(page.getByText('4711#')).toBeVisible()
  await page.getByRole('button', { name: 'Replace the code' }).click()
  await expectAccessible(page, portalLooks, 'access code')
  // What is left empty removes nothing.
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Enter the code.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  const remove = page.getByRole('button', { name: 'Remove the code' })
  await remove.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove the code' }).click()
  await page.getByRole('button', { name: 'Undo removing the access code' }).click()
  await remove.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove the code' }).click()
  await expect(page.getByText('The access code was removed.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enter an access code' })).toBeVisible({ timeout: 20_000 })
})

test('on a phone the page of the job file that is chosen comes to the top, below its tab, and the stages are folded', async ({
  open,
  product,
  token,
  people: { ann },
}) => {
  const id = await aJob(product, token, { ...ann, town: 'Lisbon' })
  const page = await open({ isSignedIn: true, viewport: { width: 390, height: 844 } })
  await page.goto(`/ops/intake/${id}/timeline`)
  const tabs = page.getByRole('navigation', { name: 'Job file' })
  await expect(tabs.getByRole('link', { name: 'Timeline' })).toBeInViewport({ ratio: 0.9 })

  const stages = page.getByRole('region', { name: 'Stages' })
  await expect(stages.getByRole('list')).toBeHidden()
  await stages.getByRole('button', { expanded: false }).click()
  await expect(stages.getByRole('listitem').filter({ hasText: 'Drying' })).toBeAttached()

  await tabs.getByRole('link', { name: 'Visits' }).click()
  await expect.poll(() => tabs.evaluate((row) => Math.round(row.getBoundingClientRect().top))).toBeLessThan(5)
  await expect(page.getByRole('heading', { name: 'Visits', exact: true })).toBeInViewport()
})
