import type { Page } from '@playwright/test'
import { expectAccessible, portalLooks } from './accessibility.ts'
import { aColleague, anInvited, ask } from './crew.ts'
import { receiveLead } from './leads.ts'
import { expect, signIn, test } from './product.ts'

test('a person is added with the keyboard alone, and gets in on a phone with the code', async ({ open }) => {
  const office = await open({ isSignedIn: true })
  await office.goto('/ops/employees')
  await expect(office.locator('[data-row]').first()).toBeVisible()
  await tabTo(office, office.getByRole('link', { name: 'Add person' }))
  await office.keyboard.press('Enter')
  await expect(office.getByLabel('First name')).toBeFocused()
  await office.keyboard.type('Nora')
  await office.keyboard.press('Tab')
  await office.keyboard.type('Blackwood')
  await expect(office.getByLabel('Display name')).toHaveValue('Nora Blackwood')
  await expect(office.getByLabel('Username')).toHaveValue('nora.blackwood')
  await tabTo(office, office.getByRole('button', { name: 'Add', exact: true }).last())
  await office.keyboard.press('Enter')
  await expect(office.getByText('Choose at least one role.')).toBeVisible()
  await expect(office.getByRole('checkbox', { name: 'Owner' })).toBeFocused()
  await tabTo(office, office.getByRole('checkbox', { name: 'Technician', exact: true }))
  await office.keyboard.press('Space')
  await office.keyboard.press('Enter')

  const question = office.getByRole('alertdialog', { name: 'Create a sign-in code for Nora Blackwood?' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await tabTo(office, question.getByRole('button', { name: 'Create code' }))
  await office.keyboard.press('Enter')
  await expect(office.getByText('You won’t see it again')).toBeVisible()
  const message = await office.getByLabel('Message to send').inputValue()
  const code = /Code: (\S+)/.exec(message)?.[1] ?? ''
  await expect(office.getByRole('dialog')).toContainText(code.replaceAll('-', ''))
  await office.keyboard.press('Escape')
  await expect(office.getByText(/A code is active until/)).toBeVisible()

  const phone = await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await phone.goto(/\/ops\/activate\S+/.exec(message)?.[0] ?? '')
  await expect(phone.getByLabel('Username')).toHaveValue('nora.blackwood')
  await expect(phone.getByLabel('Code')).toBeFocused()
  await phone.getByLabel('Code').fill(code.toLowerCase().replaceAll('-', ' '))
  await phone.getByLabel('New password', { exact: true }).fill('four dry words here')
  await phone.getByRole('button', { name: 'Save and sign in' }).click()
  await expect(phone.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible()
  await expect(phone).toHaveURL('/ops/dashboard')
})

test('who may see only themselves sees what they may, follows a new role at once, and is out when suspended', async ({
  open,
  product,
  people: { bert },
}) => {
  const { id, token } = await aColleague(product, { first_name: 'Otis', last_name: 'Lindqvist' })
  const theirs = await open({
    signedInAs: token,
    viewport: { width: 390, height: 844 },
  })
  await theirs.goto('/ops/employees')
  await expect(theirs.getByRole('heading', { name: 'Otis Lindqvist' })).toBeVisible()
  await expect(theirs.getByRole('button', { name: 'Suspend' })).toBeHidden()
  await expect(theirs.getByRole('link', { name: 'Edit', exact: true })).toBeHidden()
  const menu = theirs.getByRole('navigation', { name: 'Portal' }).getByRole('link')
  await expect(menu).toHaveText(['Today', 'Jobs', 'Submissions'])
  await theirs.goto('/ops/audit')
  await expect(theirs.getByRole('heading', { name: 'No access' })).toBeVisible()
  await theirs.goto('/ops/employees/new')
  await expect(theirs.getByText('You don’t have permission to add people.')).toBeVisible()

  const office = await open({ isSignedIn: true })
  await office.goto(`/ops/employees/${id}`)
  await office.getByRole('button', { name: 'Edit roles' }).click()
  await office.getByRole('checkbox', { name: 'Dispatcher' }).check()
  await office.getByRole('button', { name: 'Save roles' }).click()
  await expect(office.getByText('Roles updated for Otis Lindqvist')).toBeVisible()
  await expect(menu).toHaveText(['Dashboard', 'Intake', /Submissions/, /Alerts/])
  await theirs.goto('/ops/employees')
  await expect(theirs.locator('[data-row]').first()).toBeVisible()

  const lead = await receiveLead(product, bert)
  const owner = await signIn(product)
  await ask(product, `PUT /api/leads/${lead.id}/assignee`, {
    token: owner,
    body: { employee_id: id, revision: 1 },
  })
  await office.reload()
  await office.getByRole('button', { name: 'Suspend' }).click()
  const question = office.getByRole('alertdialog', { name: 'Suspend Otis Lindqvist?' })
  await question.getByLabel('Reassign 1 open request to').selectOption('Owner')
  await question.getByRole('button', { name: 'Suspend' }).click()
  await expect(theirs).toHaveURL(/\/ops\/login$/)
  await expect(office.getByText('Can’t sign in until someone reactivates them.')).toBeVisible()
  const { assigned_to } = await ask(product, `GET /api/leads/${lead.id}`, { token: owner })
  expect(assigned_to.name).toBe('Owner')
  await office.getByRole('button', { name: 'Reactivate' }).click()
  await office.getByRole('alertdialog').getByRole('button', { name: 'Reactivate' }).click()
  await expect(office.getByText('Can sign in.')).toBeVisible()
})

test('a code that is wrong, and a password that is weak, are refused in words', async ({ page, product }) => {
  const { username, code } = await anInvited(product, { first_name: 'Pia', last_name: 'Ostrander' })
  await page.goto('/ops/login')
  await page.getByRole('link', { name: 'I have a code' }).click()
  await page.getByRole('button', { name: 'Save and sign in' }).click()
  await expect(page.getByText('Enter your username.')).toBeVisible()
  await expect(page.getByLabel('Username')).toBeFocused()
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Code').fill('0000-0000-0000')
  await page.getByLabel('New password', { exact: true }).fill('short')
  await page.getByRole('button', { name: 'Save and sign in' }).click()
  await expect(page.getByText('Use at least 12 characters.')).toBeVisible()
  await page.getByLabel('New password', { exact: true }).fill('long enough now')
  await page.getByRole('button', { name: 'Save and sign in' }).click()
  await expect(page.locator('form [role=alert]')).toContainText('The username or code isn’t correct')
  await page.getByLabel('Code').fill(code)
  await page.getByRole('button', { name: 'Save and sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible()
})

test('two people change the same person: the second learns of it and loses nothing typed', async ({
  open,
  product,
}) => {
  const { id } = await aColleague(product, { first_name: 'Quinn', last_name: 'Abernathy' })
  const [first, second] = [await open({ isSignedIn: true }), await open({ isSignedIn: true })]
  for (const page of [first, second]) {
    await page.goto(`/ops/employees/${id}?open=edit`)
    await expect(page.getByLabel('First name')).toHaveValue('Quinn')
  }
  await second.getByLabel('Vehicle').fill('Van 9')
  await second.reload()
  await expect(second.getByLabel('Vehicle')).toHaveValue('Van 9')
  await first.getByLabel('Crew').fill('Crew 3')
  await first.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(first.getByRole('heading', { name: 'Access' })).toBeVisible()

  await second.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(second.getByText('Owner changed Quinn Abernathy’s record.')).toBeVisible()
  await expect(second.getByLabel('Vehicle')).toHaveValue('Van 9')
  await expect(second.getByLabel('Crew')).toHaveValue('Crew 3')
  await second.getByRole('link', { name: 'Employees' }).first().click()
  await second.getByRole('button', { name: 'Stay' }).click()
  await second.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(second.getByRole('heading', { name: 'Access' })).toBeVisible()
  await expect(second.getByText('Van 9')).toBeVisible()
})

test('the list is searched, filtered by its address, and left and found again', async ({ open, product }) => {
  const { id } = await anInvited(product, { first_name: 'Rosalind', last_name: 'Vanterpool', crew: 'Crew 8' })
  const page = await open({ isSignedIn: true })
  await page.goto('/ops/employees')
  await expect(page.locator('[data-row]').first()).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('crew 8')
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'crew 8')
  await expect(page.locator('[data-row]')).toHaveCount(1)
  await page.getByLabel('Status').selectOption('active')
  await expect(page.getByRole('heading', { name: 'No matching people' })).toBeVisible()
  await page.getByLabel('Status').selectOption('invited')
  const row = page.locator(`[data-row="${id}"]`)
  await expect(row).toBeVisible()
  await row.press('j')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Rosalind Vanterpool' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/ops/employees?q=crew+8&status=invited')
  await expect(row).toBeFocused()
})

test('how someone above you is reached is shown with the reason why you cannot change it, and the rest can be', async ({
  open,
  product,
}) => {
  const boss = await aColleague(product, { first_name: 'Greta', last_name: 'Osprey', role: 'Owner' })
  const { token } = await aColleague(product, {
    first_name: 'June',
    last_name: 'Harrier',
    role: 'Office manager',
  })
  const page = await open({ signedInAs: token })
  await page.goto(`/ops/employees/${boss.id}?open=edit`)
  for (const label of ['Username', 'Mobile', 'Email'])
    await expect(page.getByLabel(label, { exact: true })).not.toBeEditable()
  await expect(page.getByText('only Greta Osprey or someone with')).toBeVisible()
  await expectAccessible(page, portalLooks, 'fields that are locked')
  await page.getByLabel('Title').fill('Founder')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Greta Osprey saved')).toBeVisible()
})

async function tabTo(page: Page, target: ReturnType<Page['locator']>) {
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('The keyboard does not get there.')
}
