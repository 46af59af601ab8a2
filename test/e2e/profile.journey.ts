import type { Page } from '@playwright/test'
import { aColleague } from './crew.ts'
import { expect, test } from './product.ts'

test.describe.configure({ timeout: 180_000 })

test('a technician changes what is theirs with the keyboard alone, and loses nothing on the way', async ({
  open,
  product,
}) => {
  const { token } = await aColleague(product, { first_name: 'Wilma', last_name: 'Oderwald' })
  const page = await open({ signedInAs: token })
  await page.goto('/ops/employees')
  await tabTo(page, page.getByRole('link', { name: /^Profile: Wilma Oderwald/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Wilma Oderwald' })).toBeVisible()

  await tabTo(page, page.getByLabel('Mobile'))
  await page.keyboard.type('(330) 555-0129')
  await tabTo(page, page.getByLabel('Languages you speak'))
  await page.keyboard.type('German')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Unsaved changes are stored')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Mobile')).toHaveValue('(330) 555-0129')

  await page.getByLabel('Mobile').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Profile saved')).toBeVisible()
  await expect(page.getByText('Unsaved changes are stored')).toBeHidden()
  await page.reload()
  await expect(page.getByLabel('Mobile')).toHaveValue('(330) 555-0129')
  await expect(page.getByRole('listitem').filter({ hasText: 'German' })).toBeVisible()
})

test('what is typed and not saved is asked about, and without a connection the page says so', async ({
  open,
  product,
}) => {
  const { token } = await aColleague(product, { first_name: 'Xenia', last_name: 'Palmgren' })
  const page = await open({ signedInAs: token })
  await page.goto('/ops/profile')
  await page.getByLabel('Hometown').fill('Lisbon')
  const parts = page.getByRole('navigation', { name: 'Profile sections' })
  await parts.getByRole('link', { name: 'Alerts' }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Leave and keep draft' }).click()
  await expect(page.getByLabel('Email')).toBeChecked()
  await page.getByRole('link', { name: 'Personal info' }).click()
  await expect(page.getByLabel('Hometown')).toHaveValue('Lisbon')

  await page.route('**/api/profile', (route) => route.abort('internetdisconnected'))
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The server can’t be reached.')).toBeVisible()
  await expect(page.getByLabel('Hometown')).toHaveValue('Lisbon')
  await page.reload()
  await expect(page.getByText('You’re offline')).toBeVisible()
  await page.unroute('**/api/profile')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('Hometown')).toHaveValue('Lisbon')
})

test('a picture is chosen, seen by colleagues, and removed', async ({ open, product }) => {
  const { token, id } = await aColleague(product, { first_name: 'Yusuf', last_name: 'Quarles' })
  const page = await open({ signedInAs: token })
  await page.goto('/ops/profile')
  await page.getByLabel('Choose a picture').setInputFiles(photograph)
  await expect(page.getByText('Picture saved')).toBeVisible()
  await expect(page.locator('header img')).toHaveJSProperty('naturalWidth', 512)

  const office = await open({ isSignedIn: true })
  await office.goto(`/ops/employees/${id}`)
  await expect(office.locator('article header img')).toHaveJSProperty('naturalWidth', 512)
  await page.getByRole('button', { name: 'Remove picture' }).click()
  await expect(page.getByText('No picture yet')).toBeVisible()
  await expect(page.locator('header img')).toHaveCount(0)
})

test('a signature is drawn, shown for its PIN alone, and can be typed by who does not draw', async ({
  open,
  product,
}) => {
  const { token, password } = await aColleague(product, { first_name: 'Zelda', last_name: 'Rasmussen' })
  const page = await open({ signedInAs: token })
  await page.goto('/ops/profile?part=signature')
  await expect(page.getByText('You don’t have a signature yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Save signature' }).click()
  await expect(page.getByText('Draw your signature or type your name.')).toBeVisible()
  await drawOn(page)
  await expect(page.getByRole('img', { name: 'Your signature: 2 strokes' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('img', { name: 'Your signature: 1 stroke' })).toBeVisible()
  await page.getByLabel('PIN', { exact: true }).fill('8264')
  await page.getByLabel('Confirm PIN').fill('8265')
  await page.getByLabel('Your password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Save signature' }).click()
  await expect(page.getByText('The PINs don’t match.')).toBeVisible()
  await page.getByLabel('Confirm PIN').fill('8264')
  await page.getByRole('button', { name: 'Save signature' }).click()
  await expect(page.getByText('Signature saved')).toBeVisible()

  await page.getByRole('button', { name: 'Show signature' }).click()
  const dialog = page.getByRole('dialog', { name: 'Show your signature' })
  await expect(dialog.getByLabel('PIN')).toBeFocused()
  await page.keyboard.type('1111')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('This PIN isn’t correct.')).toBeVisible()
  await dialog.getByLabel('PIN').fill('8264')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('img').locator('path')).toHaveCount(2)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Draw a new signature' }).click()
  await page.getByRole('button', { name: 'Type your name instead' }).click()
  await expect(page.getByLabel('Your name as a signature')).toHaveValue('Zelda Rasmussen')
  await page.getByLabel('PIN', { exact: true }).fill('4711')
  await page.getByLabel('Confirm PIN').fill('4711')
  await page.getByLabel('Your password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Save signature' }).click()
  await expect(page.getByRole('button', { name: 'Draw a new signature' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove signature' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove signature' }).click()
  await expect(page.getByText('You don’t have a signature yet.')).toBeVisible()
})

test('a device that is signed out is out at once, and so are all others after a new password', async ({
  open,
  product,
}) => {
  const person = await aColleague(product, { first_name: 'Anselm', last_name: 'Sonderegger' })
  const [page, phone] = [await open({ signedInAs: person.token }), await open()]
  await signInAs(phone, person)
  await page.goto('/ops/profile?part=devices')
  await expect(page.getByRole('listitem').getByText('This device')).toBeVisible()
  await page.getByRole('button', { name: /^Sign out Linux/ }).click()
  await expect(phone).toHaveURL(/\/ops\/login$/)
  await expect(phone.getByText('You’ve been signed out')).toBeVisible()
  await expect(page.getByText('You’re not signed in on any other device.')).toBeVisible()

  await signInAs(phone, person)
  await page.getByRole('link', { name: 'Password' }).click()
  await page.getByLabel('Current password', { exact: true }).fill(person.password)
  await page.getByLabel('New password', { exact: true }).fill('Sunflower2026')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('This password is too common.')).toBeVisible()
  await page.getByLabel('New password', { exact: true }).fill('six dry cellars')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('1 other device was signed out.')).toBeVisible()
  await expect(phone).toHaveURL(/\/ops\/login$/)
})

test('quiet hours are kept, and a person says themselves what they have learned', async ({
  open,
  product,
}) => {
  const { token, id } = await aColleague(product, { first_name: 'Beata', last_name: 'Tannhauser' })
  const page = await open({ signedInAs: token })
  await page.goto('/ops/profile?part=alerts')
  await page.getByLabel('Text message').uncheck()
  await page.getByLabel(/^Use quiet hours/).check()
  await page.getByLabel('Until').fill('22:00')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Quiet hours must start')).toBeVisible()
  await page.getByLabel('Until').fill('07:15')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Alert settings saved')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Text message')).not.toBeChecked()
  await expect(page.getByLabel('Until')).toHaveValue('07:15')

  await page.getByRole('link', { name: 'Certifications' }).click()
  await page.getByRole('button', { name: 'Add certification' }).click()
  await page.getByRole('dialog').getByLabel('Certification').selectOption('FSRT')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Not verified yet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mark FSRT as verified' })).toBeHidden()

  const office = await open({ isSignedIn: true })
  await office.goto(`/ops/employees/${id}`)
  await office.getByRole('button', { name: 'Mark FSRT as verified' }).click()
  await expect(office.getByText('Not verified yet')).toBeHidden()
})

const photograph = {
  name: 'me.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

async function tabTo(page: Page, wanted: ReturnType<Page['getByRole']>) {
  await expect(wanted).toBeVisible()
  for (let pressed = 0; pressed < 60; pressed++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(wanted).toBeFocused()
}

async function drawOn(page: Page) {
  const sheet = await page.getByRole('img', { name: 'Your signature: empty' }).boundingBox()
  if (!sheet) throw new Error('There is no sheet to draw on.')
  const at = (x: number, y: number) => [sheet.x + sheet.width * x, sheet.y + sheet.height * y] as const
  for (const [from, to] of [
    [at(0.2, 0.7), at(0.5, 0.2)],
    [at(0.5, 0.2), at(0.8, 0.7)],
  ] as const) {
    await page.mouse.move(...from)
    await page.mouse.down()
    await page.mouse.move(...to, { steps: 8 })
    await page.mouse.up()
  }
}

async function signInAs(page: Page, { username, password }: { username: string; password: string }) {
  await page.goto('/ops/login')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'LOGIN' }).click()
  await expect(page).not.toHaveURL(/\/ops\/login$/)
}

test('the address of the own calendar is made, shown once, replaced and revoked', async ({
  open,
  product,
}) => {
  const { token } = await aColleague(product, { first_name: 'Wilma', last_name: 'Dotterel' })
  const page = await open({ signedInAs: token })
  await page.goto('/ops/profile?part=calendar')
  await page.getByRole('button', { name: 'Make a calendar address' }).click()
  const shown = page.getByLabel('Your calendar address')
  const address = await shown.inputValue()
  const statusOf = async () => (await fetch(address)).status
  expect(await statusOf()).toBe(200)
  await page.reload()
  await expect(page.getByText('It was shown once.')).toBeVisible()
  await expect(shown).toHaveCount(0)
  await page.getByRole('button', { name: 'Make a new address' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make a new address' }).click()
  await expect(shown).not.toHaveValue(address)
  expect(await statusOf()).toBe(410)
  await page.getByRole('button', { name: 'Revoke address' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke address' }).click()
  await expect(page.getByText('You don’t have a calendar address yet.')).toBeVisible()
})
