import { aColleague } from './crew.ts'
import { noted } from './people.ts'
import { expect, test } from './product.ts'
import { receiveLead } from './leads.ts'

test('two people move the same request: the second learns who was quicker and loses nothing typed', async ({
  open,
  product,
  people: { cleo },
}) => {
  const { id } = await receiveLead(product, cleo)
  const [first, second] = [await open({ isSignedIn: true }), await open({ isSignedIn: true })]
  for (const page of [first, second]) {
    await page.goto(`/ops/submissions/${id}`)
    await expect(page.getByRole('heading', { name: cleo.name })).toBeVisible()
  }
  const late = Promise.withResolvers<void>()
  await second.route('**/status', async (route) => {
    await late.promise
    await route.continue()
  })
  await second.getByLabel('New note').fill(noted)
  await second.getByRole('button', { name: 'Move to Scheduled' }).click()
  await second.getByLabel('Who’s going').selectOption({ label: 'Owner' })
  await second.getByRole('button', { name: 'Schedule visit' }).click()
  await first.getByRole('button', { name: 'Move to Contacted' }).click()
  await expect(first.getByText('Status changed to Contacted.')).toBeVisible()
  late.resolve()

  await expect(
    second.getByText('Owner changed this request first. Its status is now Contacted.'),
  ).toBeVisible()
  await expect(second.getByRole('button', { name: 'Status: Contacted' })).toBeVisible()
  await expect(second.getByLabel('New note')).toHaveValue(noted)
  await second.getByRole('button', { name: 'Save note' }).click()
  await expect(second.getByRole('listitem').filter({ hasText: noted })).toBeVisible()
  await expect(first.getByRole('listitem').filter({ hasText: noted })).toBeVisible()
  await second.getByRole('button', { name: 'Move to Scheduled' }).click()
  await second.getByLabel('Who’s going').selectOption({ label: 'Owner' })
  await second.getByRole('button', { name: 'Schedule visit' }).click()
  await expect(first.getByRole('button', { name: 'Status: Scheduled' })).toBeVisible()
})

test('handing a request on is said, and taken back with one press', async ({
  open,
  product,
  people: { gwen },
}) => {
  const { id } = await receiveLead(product, gwen)
  const page = await open({ isSignedIn: true })
  await page.goto(`/ops/submissions/${id}`)
  const holder = page.getByRole('article').getByLabel('Assigned to')
  await holder.selectOption({ label: 'Owner' })
  await expect(page.getByText('Assigned to Owner.', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Undo the assignment' }).click()
  await expect(holder).toHaveValue('')
  await expect(holder).toBeFocused()
  await expect(page.getByRole('button', { name: `Claim ${gwen.name}` })).toBeVisible()
})

test('when someone else claims the open request, nothing slides under the finger', async ({
  open,
  product,
  people: { hugo },
}) => {
  const { id } = await receiveLead(product, hugo)
  const [first, second] = [await open({ isSignedIn: true }), await open({ isSignedIn: true })]
  for (const page of [first, second]) await page.goto(`/ops/submissions/${id}`)
  await expect(second.getByRole('button', { name: `Claim ${hugo.name}` })).toBeVisible()
  const step = second.getByRole('button', { name: 'Move to Contacted' })
  const before = await step.boundingBox()
  await first.getByRole('button', { name: `Claim ${hugo.name}` }).click()
  await expect(second.getByText(/^You claimed this at \d+:\d\d [AP]M$/)).toBeVisible()
  expect(await step.boundingBox()).toEqual(before)
})

test('a move is taken back with one press', async ({ open, product, people: { fern } }) => {
  const { id } = await receiveLead(product, fern)
  const page = await open({ isSignedIn: true })
  await page.goto(`/ops/submissions/${id}`)
  await page.getByRole('button', { name: 'Move to Contacted' }).click()
  await page.getByRole('button', { name: 'Undo the status change' }).click()
  await expect(page.getByRole('button', { name: 'Status: New' })).toBeVisible()
  await expect(page.getByText('Contacted → New by Owner')).toBeVisible()
})

test('what a program filled in waits in quarantine until a person releases it', async ({
  open,
  product,
  people: { emil },
}) => {
  const page = await open({ isSignedIn: true })
  await page.goto('/ops/submissions')
  await expect(page.getByText('Live', { exact: true }).filter({ visible: true })).toBeVisible()
  const quarantine = page.getByRole('link', { name: /^Quarantine/ })
  await expect(quarantine).toHaveText(/\d$/)
  const waiting = Number(/\d+$/.exec(await quarantine.innerText())?.[0])
  const { id, reference } = await receiveLead(product, { ...emil, website: 'https://cheap.example' })
  const row = page.locator(`[data-row="${id}"]`)
  await expect(quarantine).toHaveText(new RegExp(`\\D${waiting + 1}$`))
  await expect(row).toBeHidden()

  await quarantine.click()
  await row.click()
  await expect(page.getByText('A hidden form field was filled in.')).toBeVisible()
  await expect(page.getByText(reference)).toBeVisible()
  expect(await emailsAbout(product, reference)).toBe(0)

  await page.getByRole('button', { name: 'Release request' }).click()
  await expect(page.getByText('Released from quarantine by Owner')).toBeVisible()
  await page.getByRole('link', { name: /^Website/ }).click()
  await expect(row).toBeVisible()
  await expect.poll(() => emailsAbout(product, reference)).toBe(1)
})

test('search and filters stand in the address, and find by name, phone and reference', async ({
  open,
  product,
  people: { dirk },
}) => {
  // Nobody else of the journeys has this name or number, whatever came before at the same product.
  const told = { ...dirk, name: 'Dirkje Ravenscroft', phone: '(330) 555-0163' }
  const { reference } = await receiveLead(product, { ...told, service: 'mold-remediation' })
  const page = await open({ isSignedIn: true })
  await page.goto('/ops/submissions')
  const found = page.locator('[data-row]').filter({ hasText: told.name })
  const search = page.getByRole('searchbox')
  for (const words of ['ravenscroft', '555-0163', reference]) {
    await search.fill(words)
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === words)
    await expect(page.locator('[data-row]')).toHaveCount(1)
    await expect(found).toBeVisible()
  }
  await page.getByLabel('Status').selectOption('closed')
  await expect(page.getByRole('heading', { name: 'No matching requests' })).toBeVisible()
  await page.reload()
  await expect(search).toHaveValue(reference)
  await expect(page.getByRole('heading', { name: 'No matching requests' })).toBeVisible()
  await page.getByRole('link', { name: 'Clear search and filters' }).click()
  await expect(found).toBeVisible()
})

async function emailsAbout(product: { emails: () => Promise<string[]> }, reference: string) {
  return (await product.emails()).filter((email) => email.includes(reference)).length
}

test('a request without a name is told by its number: in the list, when it is opened, and to whoever goes there', async ({
  open,
  product,
  people: { bert },
}) => {
  const ivy = await aColleague(product, { first_name: 'Ivy', last_name: 'Warbler', role: 'Technician' })
  const { id } = await receiveLead(product, bert)
  await product.takeNameOut(id)
  const page = await open({ isSignedIn: true })
  await page.goto(`/ops/submissions?q=${bert.phone}`)
  // An alert of another such request may stand above the list.
  await page.locator('a[data-row]', { hasText: 'Name not given' }).click()
  await expect(page.getByRole('heading', { name: 'Name not given' })).toBeVisible()
  await expect(page.getByRole('article').getByRole('button', { name: `Claim ${bert.phone}` })).toBeVisible()
  await page.getByRole('article').getByLabel('Assigned to').selectOption({ label: 'Ivy Warbler' })
  await expect(page.getByText('Assigned to Ivy Warbler.', { exact: true })).toBeVisible()

  const phone = await open({ signedInAs: ivy.token, viewport: { width: 390, height: 844 } })
  await phone.goto('/ops/dashboard')
  const card = phone.getByRole('article', { name: 'Name not given' })
  await expect(card.getByRole('link', { name: `Call ${bert.phone}` })).toBeVisible()
  await expect(phone.getByText(/^Owner assigned you a request, /)).toBeVisible()
})
