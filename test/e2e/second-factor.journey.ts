import { aColleague, ask } from './crew.ts'
import { codeNow, logInAs, nextCode, secretOn, setUpApp, tabTo } from './factors.ts'
import { expect, signIn, test } from './product.ts'

const dispatcher = '01930000-0000-7000-8000-000000000003'

test('an app is set up with the keyboard alone, and asked for at the next sign-in', async ({
  open,
  product,
}) => {
  const ivy = await aColleague(product, { first_name: 'Ivy', last_name: 'Ashgrove', role: 'Dispatcher' })
  const page = await open({ signedInAs: ivy.token })
  await page.goto(`/ops/employees/${ivy.id}`)
  await tabTo(page, page.getByRole('link', { name: 'Two-step verification' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Two-step verification is off.')).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Set up an app' }))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
  await page.keyboard.type('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This code isn’t correct.')).toBeVisible()
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  const secret = await secretOn(page)
  const used = codeNow(secret)
  await page.keyboard.type(used)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Save your recovery codes' })
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  const [code = ''] = await dialog.getByRole('listitem').allInnerTexts()
  await tabTo(page, dialog.getByRole('button', { name: 'I’ve saved my codes' }))
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Two-step verification is on.')).toBeVisible()
  await expect(page.getByText('10 of 10 left')).toBeVisible()

  const phone = await open({ viewport: { width: 390, height: 844 } })
  await logInAs(phone, ivy)
  await expect(phone).toHaveURL('/ops/second-step')
  await phone.goto('/ops/submissions')
  await expect(phone).toHaveURL('/ops/second-step')
  await expect(phone.getByLabel('Code', { exact: true })).toBeFocused()
  await phone.keyboard.type(used)
  await phone.keyboard.press('Enter')
  await expect(phone.getByText('This code isn’t correct, or it was already used.')).toBeVisible()
  await phone.getByLabel('Code', { exact: true }).fill(nextCode(secret))
  await phone.keyboard.press('Enter')
  await expect(phone).toHaveURL('/ops/dashboard')
  await phone.goto('/ops/submissions')
  await expect(phone.getByRole('heading', { name: 'Submissions' }).first()).toBeVisible()

  const borrowed = await open()
  await logInAs(borrowed, ivy)
  await borrowed.getByRole('button', { name: 'Use a recovery code' }).click()
  await borrowed.getByLabel('Recovery code').fill(code.toLowerCase().replaceAll('-', ' '))
  await borrowed.keyboard.press('Enter')
  await expect(borrowed).toHaveURL('/ops/dashboard')
  await borrowed.goto('/ops/profile?part=security')
  await expect(borrowed.getByText('9 of 10 left')).toBeVisible()
})

test('who lost phone and codes is let in again by an admin, and sets up anew where a role demands it', async ({
  open,
  product,
}) => {
  const lena = await aColleague(product, { first_name: 'Lena', last_name: 'Corviser', role: 'Dispatcher' })
  await setUpApp(product, lena)
  const theirs = await open({ signedInAs: lena.token })
  await theirs.goto('/ops/submissions')
  await expect(theirs.getByRole('heading', { name: 'Submissions' }).first()).toBeVisible()

  const office = await open({ isSignedIn: true })
  await office.goto(`/ops/roles/${dispatcher}`)
  await office.getByRole('checkbox', { name: 'Requires two-step verification' }).check()
  await expect(office.getByText('Two-step verification changed')).toBeVisible()
  await office.getByRole('button', { name: 'Save changes' }).click()
  await expect(office.getByText('Dispatcher saved. Changes take effect right away.')).toBeVisible()

  await office.goto(`/ops/employees/${lena.id}`)
  await office.getByRole('button', { name: 'Reset two-step verification' }).click()
  const question = office.getByRole('alertdialog', { name: 'Reset two-step verification for Lena Corviser?' })
  await question.getByRole('button', { name: 'Reset' }).click()
  await expect(office.getByText('Two-step verification reset for Lena Corviser')).toBeVisible()
  await expect(office.getByRole('button', { name: 'Reset two-step verification' })).toBeHidden()
  await expect(theirs.getByRole('heading', { name: 'Technician Login' })).toBeVisible()

  await logInAs(theirs, lena)
  await expect(theirs.getByRole('heading', { name: 'Set up two-step verification' })).toBeVisible()
  await theirs.getByRole('button', { name: /^Authenticator app/ }).click()
  await theirs.getByLabel('Code', { exact: true }).fill(codeNow(await secretOn(theirs)))
  await theirs.getByRole('button', { name: 'Finish' }).click()
  await expect(theirs.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible()
  await theirs.getByRole('button', { name: 'I’ve saved my codes' }).click()
  await expect(theirs).toHaveURL('/ops/dashboard')
  await theirs.goto('/ops/profile?part=security')
  await theirs.getByRole('button', { name: 'Remove', exact: true }).click()
  await theirs.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(
    theirs.getByText('Your role requires two-step verification. Set up another method'),
  ).toBeVisible()
  await demand(product, false)
})

test('whose role begins to demand one is led to it from where they are', async ({ open, product }) => {
  const jo = await aColleague(product, { first_name: 'Jo', last_name: 'Underhill', role: 'Dispatcher' })
  const page = await open({ signedInAs: jo.token })
  await page.goto('/ops/submissions')
  await expect(page.getByRole('heading', { name: 'Submissions' }).first()).toBeVisible()
  await demand(product, true)
  await expect(page).toHaveURL('/ops/second-step')
  await demand(product, false)
  await page.reload()
  await expect(page).toHaveURL('/ops/dashboard')
})

test('after ten minutes what is delicate asks who it is, over whatever is open, and then goes on by itself', async ({
  open,
  product,
}) => {
  const { id } = await aColleague(product, { first_name: 'Piet', last_name: 'Hollyoak' })
  const office = await open({ isSignedIn: true })
  await office.goto(`/ops/employees/${id}?open=edit`)
  await office.getByLabel('Vehicle').fill('Van 3')
  await product.forgetConfirmations()
  await office.getByRole('button', { name: 'Save', exact: true }).click()
  const sure = office.getByRole('dialog', { name: 'Confirm it’s you' })
  await expect(sure.getByLabel('Your password', { exact: true })).toBeFocused()
  await office.keyboard.press('Escape')
  await expect(sure).toBeHidden()
  await expect(office.getByLabel('Vehicle')).toHaveValue('Van 3')
  await expect(office.getByText('Confirm it’s you first.')).toBeVisible()

  await office.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(sure.getByLabel('Your password', { exact: true })).toBeFocused()
  await office.keyboard.type('not the password')
  await office.keyboard.press('Enter')
  await expect(sure.getByText('Your password isn’t correct.')).toBeVisible()
  await expect(sure.getByLabel('Your password', { exact: true })).toBeFocused()
  await sure.getByLabel('Your password', { exact: true }).fill('a password for this run only')
  await office.keyboard.press('Enter')
  await expect(sure).toBeHidden()
  await expect(office.getByText('Van 3')).toBeVisible()

  await product.forgetConfirmations()
  await office.getByRole('button', { name: 'Suspend' }).click()
  const question = office.getByRole('alertdialog', { name: 'Suspend Piet Hollyoak?' })
  await question.getByRole('button', { name: 'Suspend' }).click()
  await expect(sure.getByLabel('Your password', { exact: true })).toBeFocused()
  await office.keyboard.press('Escape')
  await expect(sure).toBeHidden()
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Suspend' }).click()
  await sure.getByLabel('Your password', { exact: true }).fill('a password for this run only')
  await sure.getByRole('button', { name: 'Confirm' }).click()
  await expect(office.getByText('Can’t sign in until someone reactivates them.')).toBeVisible()
  await expect(question).toBeHidden()
})

async function demand(product: Parameters<typeof signIn>[0], demands_factor: boolean) {
  const token = await signIn(product)
  const role = await ask(product, `GET /api/roles/${dispatcher}`, { token })
  await ask(product, `PUT /api/roles/${dispatcher}`, { token, body: { ...role, demands_factor } })
}

test('an owner who lost the password shows the second factor and chooses a new one, and who lost both is let in too', async ({
  open,
  product,
}) => {
  const told = { first_name: 'Opal', last_name: 'Redstart', role: 'Owner' }
  const opal = await aColleague(product, told)
  const { secret } = await setUpApp(product, opal)
  const oneTimePassword = async () => {
    const said = await product.helpOwner('owner-password', opal.username)
    return /^ {4}(\S+)$/m.exec(said)?.[1] ?? ''
  }

  const phone = await open({ viewport: { width: 390, height: 844 } })
  const oneTime = await oneTimePassword()
  await logInAs(phone, { ...opal, password: oneTime })
  await expect(phone).toHaveURL('/ops/second-step')
  await phone.goto('/ops/password')
  await expect(phone).toHaveURL('/ops/second-step')
  await phone.getByLabel('Code', { exact: true }).fill(nextCode(secret))
  await phone.keyboard.press('Enter')
  await expect(phone).toHaveURL('/ops/password')
  await phone.goto('/ops/submissions')
  await expect(phone).toHaveURL('/ops/password')
  await phone.getByLabel('Current password', { exact: true }).fill(oneTime)
  await phone.getByLabel('New password', { exact: true }).fill('three wet basements today')
  await phone.getByRole('button', { name: 'Change password' }).click()
  await expect(phone).toHaveURL('/ops/dashboard')

  const again = await oneTimePassword()
  await product.helpOwner('owner-factors', opal.username)
  await logInAs(phone, { ...opal, password: again })
  await expect(phone).toHaveURL('/ops/password')
  await phone.getByLabel('Current password', { exact: true }).fill(again)
  await phone.getByLabel('New password', { exact: true }).fill('three dry basements today')
  await phone.getByRole('button', { name: 'Change password' }).click()
  await expect(phone).toHaveURL('/ops/dashboard')
})
