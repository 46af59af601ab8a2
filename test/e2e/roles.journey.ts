import type { Locator, Page } from '@playwright/test'
import { expectAccessible, portalLooks } from './accessibility.ts'
import { aColleague } from './crew.ts'
import { expect, test } from './product.ts'

const dispatcher = '01930000-0000-7000-8000-000000000003'

test('a role is made from a copy, changed, compared and deleted with the keyboard alone', async ({
  open,
  product,
}) => {
  const page = await open({ isSignedIn: true })
  await page.goto(`/ops/roles/${dispatcher}`)
  await expect(page.getByRole('heading', { name: 'Dispatcher' })).toBeFocused()
  await tabTo(page, page.getByRole('link', { name: 'Copy' }))
  await page.keyboard.press('Enter')
  const name = page.getByLabel('Name', { exact: true })
  await expect(name).toHaveValue('Copy of Dispatcher')
  await tabTo(page, name)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('owner')
  await page.keyboard.press('Enter')
  await expect(page.getByText('A role named “owner” already exists.').first()).toBeVisible()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Night desk')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Night desk' })).toBeFocused()
  await expect(page.getByText('No one has this role.')).toBeVisible()

  await aColleague(product, { first_name: 'Ada', last_name: 'Nightingale', role: 'Night desk' })
  const reach = page.getByRole('radiogroup', { name: 'See requests' })
  await page.keyboard.press('/')
  await page.keyboard.type('see requests')
  await expect(page).toHaveURL(/q=see/)
  await tabTo(page, reach.getByLabel('All'))
  await page.keyboard.press('ArrowLeft')
  await expect(reach.getByLabel('Assigned')).toBeChecked()
  await expect(page.getByText('1 permission changed')).toBeVisible()
  await page.reload()
  await expect(reach.getByLabel('Assigned')).toBeChecked()
  await tabTo(page, page.getByRole('button', { name: 'Save changes' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Night desk saved. Changes take effect right away.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Night desk' })).toBeFocused()

  await tabTo(page, page.getByRole('link', { name: 'Who has this: See requests' }))
  await page.keyboard.press('Enter')
  const people = page.getByRole('dialog', { name: 'Who has this permission?' })
  await expect(people.getByRole('listitem').filter({ hasText: 'Ada Nightingale' })).toContainText('Assigned')
  await expect(page).toHaveURL(/who=leads.view/)
  await page.keyboard.press('Escape')
  await expect(people).toBeHidden()
  await expect(page.getByRole('link', { name: 'Who has this: See requests' })).toBeFocused()

  await page.goto(`${new URL(page.url()).pathname}?compare=${dispatcher}`)
  const different = page.getByRole('table', { name: '1 permission different' })
  await expect(different.getByRole('row', { name: /See requests/ })).toContainText('Assigned')
  await tabTo(page, page.getByRole('link', { name: 'Close the comparison' }))
  await page.keyboard.press('Enter')

  await tabTo(page, page.getByRole('button', { name: 'Delete' }))
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Delete Night desk?' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await tabTo(page, question.getByRole('button', { name: 'Delete' }))
  await page.keyboard.press('Enter')
  await expect(question.getByText('Choose a role to replace it.')).toBeVisible()
  await tabTo(page, question.getByLabel('New role for its 1 person'))
  await page.keyboard.type('Dispatcher')
  await tabTo(page, question.getByRole('button', { name: 'Delete' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/ops/roles')
  await expect(page.getByRole('link', { name: /^Night desk/ })).toBeHidden()
  await page.goto(`/ops/roles/${dispatcher}`)
  await page
    .locator('summary')
    .filter({ hasText: / this role$/ })
    .click()
  await expect(page.getByText('Ada Nightingale')).toBeVisible()
})

test('two people change one role: the second keeps what they chose, and puts it onto what the first did', async ({
  open,
}) => {
  const marketing = '/ops/roles/01930000-0000-7000-8000-000000000007'
  const [first, second] = [await open({ isSignedIn: true }), await open({ isSignedIn: true })]
  for (const page of [first, second]) await page.goto(marketing)
  const reach = (page: Page, words: string) => page.getByRole('radiogroup', { name: words })
  await reach(second, 'See requests').getByLabel('All').check()
  await reach(first, 'Read conversations').getByLabel('All').check()
  await first.getByRole('button', { name: 'Save changes' }).click()

  await expect(second.getByText('Someone else changed this role')).toBeVisible()
  await second.getByRole('button', { name: 'Combine with my changes' }).click()
  await expect(reach(second, 'Read conversations').getByLabel('All')).toBeChecked()
  await expect(reach(second, 'See requests').getByLabel('All')).toBeChecked()
  await second.getByRole('button', { name: 'Save changes' }).click()
  await expect(reach(first, 'See requests').getByLabel('All')).toBeChecked()
})

test('roles can be worked on by everyone, in every state of the screen', async ({ open }) => {
  test.setTimeout(180_000)
  const page = await open({ isSignedIn: true })
  const states: [string, string, Locator][] = [
    ['list', '', page.locator('[data-row]').first()],
    ['role', `/${dispatcher}`, page.getByLabel('Name', { exact: true })],
    ['who', `/${dispatcher}?who=leads.view`, page.getByRole('dialog').getByRole('listitem').first()],
    ['compare', `/${dispatcher}?compare=01930000-0000-7000-8000-000000000004`, page.getByRole('table')],
    ['new', '/new', page.getByLabel('Name', { exact: true })],
    ['nothing found', `/${dispatcher}?q=zzz`, page.getByRole('heading', { name: 'No matching permissions' })],
    ['gone', '/01930000-0000-7000-8000-0000000000ff', page.getByText('Role not found')],
  ]
  for (const [state, path, sign] of states) {
    await page.goto(`/ops/roles${path}`)
    await expect(sign.first()).toBeVisible()
    await expectAccessible(page, portalLooks, state)
  }
  await page.route('**/api/roles', (route) => route.abort('internetdisconnected'))
  await page.goto('/ops/roles')
  await expect(page.getByText('You’re offline')).toBeVisible()
  await expectAccessible(page, portalLooks, 'offline')
})

async function tabTo(page: Page, target: Locator) {
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('The keyboard does not get there.')
}
