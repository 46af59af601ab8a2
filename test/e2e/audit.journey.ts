import type { Page } from '@playwright/test'
import { expectAccessible, portalLooks } from './accessibility.ts'
import { aColleague, ask } from './crew.ts'
import { receiveLead } from './leads.ts'
import { expect, test } from './product.ts'

test.describe.configure({ timeout: 180_000 })

test('who did what is found by who, what and when, and says what was and what became of it', async ({
  open,
  product,
  token,
  people: { dirk },
}) => {
  const { id, reference } = await receiveLead(product, dirk)
  const body = { status: 'contacted', revision: 1 }
  await ask(product, `PUT /api/leads/${id}/status`, { token, body })
  const page = await open({ isSignedIn: true })
  await page.goto('/ops/submissions')
  await page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name: 'Audit' }).click()
  await expect(page.getByRole('heading', { name: 'Audit' })).toBeVisible()

  await page.getByRole('combobox', { name: 'About' }).fill(reference)
  await offeredIn(page).filter({ hasText: reference }).click()
  await expect(page).toHaveURL((url) => url.searchParams.get('record') === id)
  await page.getByLabel('What happened').selectOption('lead.moved')
  const moved = page.getByRole('button', {
    name: `Owner changed the status of request ${reference} from new to contacted`,
  })
  await expect(page.locator('[data-row]')).toHaveCount(1)
  await moved.click()
  await expect(page.getByRole('definition')).toHaveText('BeforenewAftercontacted')
  await page.reload()
  await expect(page.getByRole('definition')).toBeVisible()
  await expect(page.getByText('Sealed. Any later change to this entry would be detected.')).toBeVisible()
  await page.getByRole('link', { name: `Open request ${reference}` }).click()
  await expect(page.getByRole('heading', { name: dirk.name })).toBeVisible()

  await page.goto('/ops/audit?to=2020-01-01')
  await expect(page.getByRole('heading', { name: 'No matching entries' })).toBeVisible()
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(page.locator('[data-row]').first()).toBeVisible()
})

test('what happens meanwhile is told of, and moves nothing until it is asked for', async ({
  open,
  product,
  people: { fern, gwen },
}) => {
  const page = await open({ isSignedIn: true })
  await page.goto('/ops/audit?kind=lead.received')
  await expect(page.getByText(/This is the start|No older entries match|No matching entries/)).toBeVisible()
  const before = await page.locator('[data-row]').count()
  const [first, second] = [await receiveLead(product, fern), await receiveLead(product, gwen)]
  const newer = page.getByRole('button', { name: '2 newer entries' })
  await expect(newer).toBeVisible()
  await expect(page.locator('[data-row]')).toHaveCount(before)
  await newer.click()
  await expect(page.locator('[data-row]').first()).toBeFocused()
  await expect(page.getByText(`Request ${first.reference} was received`)).toBeVisible()
  await expect(page.getByText(`Request ${second.reference} was received`)).toBeVisible()
  await expect(newer).toBeHidden()
})

test('with the keyboard alone', async ({ open, product, people: { dirk } }) => {
  await receiveLead(product, dirk)
  const page = await open({ isSignedIn: true })
  await page.goto('/ops/audit')
  await expect(page.locator('[data-row]').first()).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  const details = page.getByRole('region', { name: 'Details' })
  await expect(details).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(details).toBeHidden()
  await page.keyboard.press('/')
  await page.keyboard.type('own')
  await expect(offeredIn(page).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Any: about' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'About' })).toBeFocused()
})

test('who may not see the record finds no way to it', async ({ open, product }) => {
  const { token } = await aColleague(product, {
    first_name: 'Tess',
    last_name: 'Amberley',
    role: 'Dispatcher',
  })
  const page = await open({ signedInAs: token })
  await page.goto('/ops/audit')
  await expect(
    page.getByText('You don’t have permission to see the audit log.', { exact: false }),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Audit' })).toHaveCount(0)
  await expectAccessible(page, portalLooks, 'not permitted')
})

test('every state of the record can be used by everyone', async ({ open, product, people: { gwen } }) => {
  await receiveLead(product, gwen)
  const page = await open({ isSignedIn: true })
  await page.goto('/ops/audit')
  await expect(page.locator('[data-row]').first()).toBeVisible()
  await expectAccessible(page, portalLooks, 'list')
  await page.locator('[data-row]').last().click()
  await expect(page.getByRole('region', { name: 'Details' })).toBeVisible()
  await expectAccessible(page, portalLooks, 'open')
  await page.getByRole('combobox', { name: 'About' }).fill('tech')
  await expect(offeredIn(page).first()).toBeVisible()
  await expectAccessible(page, portalLooks, 'suggestions')
  await offeredIn(page).first().click()
  await expect(page.getByRole('heading', { name: 'No matching entries' })).toBeVisible()
  await expectAccessible(page, portalLooks, 'nothing matches')

  const list = '**/api/audit?*'
  await page.route(list, (route) => route.abort('internetdisconnected'))
  await page.goto('/ops/audit?kind=people')
  await expect(page.getByText('You’re offline')).toBeVisible()
  await expectAccessible(page, portalLooks, 'offline')
  await page.unroute(list)
  await page.route('**/api/audit**', (route) => route.fulfill({ json: { items: [], next: null } }))
  await page.goto('/ops/audit')
  await expect(page.getByRole('heading', { name: 'No entries yet' })).toBeVisible()
  await expectAccessible(page, portalLooks, 'nothing to show')
})

/** What the field offers; the choices of a select are options too. */
function offeredIn(page: Page) {
  return page.getByRole('listbox', { name: 'About' }).getByRole('option')
}
