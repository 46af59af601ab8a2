import { expectAccessible, portalLooks } from './accessibility.ts'
import { aColleague, ask } from './crew.ts'
import { expect, test } from './product.ts'
import { assigned, report } from './refusals.ts'

test.describe.configure({ timeout: 180_000 })

const arrived = { kind: 'step', step: 'arrived' }
const photo = { kind: 'photo', name: 'IMG_2041.jpg', sha256: null }
const note = (text: string) => ({ kind: 'note', text })

test('what the server refused from the field is seen by the office at once, and each decision reaches the device', async ({
  open,
  product,
  people: { ann },
  token,
}) => {
  const ludo = await aColleague(product, { first_name: 'Ludo', last_name: 'Redpoll' })
  const { id: lead_id, reference } = await assigned(product, ludo, ann)
  const page = await open({ isSignedIn: true })
  await page.goto('/ops/sync-problems')
  await expect(page.getByRole('heading', { name: 'No sync problems' })).toBeVisible()
  await expectAccessible(page, portalLooks, 'no sync problems')

  const studs = await report(product, ludo, { lead_id, write: note('Wet to the studs.\nKitchen too.') })
  await report(product, ludo, { lead_id, write: arrived })
  await report(product, ludo, { lead_id, write: photo })
  await report(product, ludo, { lead_id, write: note('Pump is running.') })
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(4)
  const menu = page.getByRole('navigation', { name: 'Portal' }).filter({ visible: true })
  await expect(menu.getByRole('link', { name: 'Sync problems 4 open' })).toBeVisible()
  const first = cards.first()
  for (const words of ['Note by Ludo Redpoll', 'Kitchen too.', 'Request not found.', 'Reported'])
    await expect(first).toContainText(words)
  const group = page.getByRole('region', { name: `4 items by Ludo Redpoll for ${ann.name}` })
  await expect(group).toContainText(reference)
  const customer = page.getByRole('main').getByRole('link', { name: ann.name, exact: true })
  await expect(customer).toHaveAttribute('href', `/ops/submissions/${lead_id}`)
  await expectAccessible(page, portalLooks, 'sync problems')

  // Someone else is quicker while the question is on the screen.
  await first.getByRole('button', { name: /^Send back/ }).click()
  const question = page.getByRole('dialog', { name: 'Send back the note to Ludo Redpoll' })
  await question.getByLabel('Reason').fill('Which wall?')
  const elsewhere = { state: 'taken_over' }
  const nora = await aColleague(product, { first_name: 'Nora', last_name: 'Siskin', role: 'Dispatcher' })
  await ask(product, `POST /api/sync-problems/${studs}/decision`, { token: nora.token, body: elsewhere })
  // What lies behind a dialog has no roles.
  await expect(page.locator('article')).toHaveCount(3)
  await question.getByRole('button', { name: 'Send back' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByRole('alert')).toContainText('Someone else settled this problem first.')
  await expect(page.getByRole('alert')).toContainText('The list is up to date now.')
  await expectAccessible(page, portalLooks, 'a sync problem that someone else settled')

  // By keys alone: along the list, back to the field, and the keyboard stands on what came of it.
  await page.keyboard.press('j')
  await expect(customer).toBeFocused()
  for (let nth = 0; nth < 3; nth++) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const back = page.getByRole('dialog', { name: 'Send back the visit step to Ludo Redpoll' })
  await expect(back.getByLabel('Reason')).toBeFocused()
  await back.getByRole('button', { name: 'Send back' }).press('Enter')
  await expect(back.getByText('Say why, so that the person in the field knows.')).toBeVisible()
  await expectAccessible(page, portalLooks, 'a reason that is missing')
  await back.getByLabel('Reason').fill('Which day was this?')
  await back.getByRole('button', { name: 'Send back' }).press('Enter')
  const told = page.getByText('You sent back the visit step by Ludo Redpoll.')
  await expect(told).toBeVisible()
  await expect(back).toBeHidden()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: `Open the request from ${ann.name}` })).toBeFocused()

  await cards
    .first()
    .getByRole('button', { name: /^Discard/ })
    .click()
  const confirm = page.getByRole('alertdialog', { name: 'Discard the photo by Ludo Redpoll?' })
  await expect(confirm.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await confirm.getByRole('button', { name: 'Discard' }).click()
  await expect(confirm.getByText('Say why')).toBeVisible()
  await expectAccessible(page, portalLooks, 'a sync problem that is discarded')
  await confirm.getByLabel('Reason').fill('We have this one.')
  await confirm.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByText('You discarded the photo by Ludo Redpoll.')).toBeVisible()

  await page.goto('/ops/submissions')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Sync problems/ })
    .click()
  await page.getByRole('searchbox').fill('no one here')
  await expect(page.getByRole('heading', { name: 'No matching sync problems' })).toBeVisible()
  await page.getByRole('searchbox').fill('redpoll')
  await expect(cards).toHaveCount(1)

  // Whoever opens the request settles it there.
  await customer.click()
  const here = page.getByRole('region', { name: 'Needs your decision' })
  await expect(here).toContainText('1 item from the field needs your decision')
  await expect(here).toContainText('Pump is running.')
  await expectAccessible(page, portalLooks, 'a sync problem on its request')
  await here.getByRole('button', { name: `Add to the request the note for ${ann.name}` }).click()
  await expect(here.getByText('You added the note by Ludo Redpoll to the request.')).toBeVisible()
  await expect(page.getByText('Pump is running.')).toHaveCount(1)
  await page.goto('/ops/sync-problems')
  await expect(page.getByRole('heading', { name: 'No sync problems' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Sync problems', exact: true })).toBeVisible()
  await expectAccessible(page, portalLooks, 'a sync problem that was taken over')

  const mine: { state: string; reason: string }[] = await ask(product, 'GET /api/sync-problems/mine', {
    token: ludo.token,
  })
  expect(mine.map(({ state, reason }) => `${state} ${reason}`).toSorted()).toEqual([
    'discarded We have this one.',
    'sent_back Which day was this?',
    'taken_over ',
    'taken_over ',
  ])
  await page.getByRole('link', { name: 'Settled' }).click()
  // Other journeys before this one settle theirs.
  const settled = cards.filter({ hasText: ann.name })
  await expect(settled).toHaveCount(4)
  await expect(settled.first()).toContainText('Taken over by Owner')
  await expect(settled.last()).toContainText('Taken over by Nora Siskin')
  await expect(settled.filter({ hasText: 'Sent back by Owner' })).toContainText('Which day was this?')
  await expectAccessible(page, portalLooks, 'settled sync problems')
  const { history, notes } = await ask(product, `GET /api/leads/${lead_id}`, { token })
  const added: { text: string; by: string }[] = notes
  expect(added.map(({ text, by }) => `${by}: ${text}`).toSorted()).toEqual([
    'Ludo Redpoll: Pump is running.',
    'Ludo Redpoll: Wet to the studs.\nKitchen too.',
  ])
  expect(JSON.stringify(history)).toContain('Sync problem sent back to the field')
})

test('a long list comes page by page, one that cannot be loaded says so, and one decision adds what belongs together', async ({
  open,
  product,
  people: { bert },
  token,
}) => {
  const wren = await aColleague(product, { first_name: 'Wilma', last_name: 'Redstart' })
  const { id: lead_id } = await assigned(product, wren, bert)
  for (let nth = 0; nth < 52; nth++) await report(product, wren, { lead_id, write: note(`Nr. ${nth}`) })
  const page = await open({ isSignedIn: true })
  const list = '**/api/sync-problems?*'
  await page.route(list, (route) => route.abort())
  await page.goto('/ops/sync-problems')
  await expect(page.getByText('You’re offline')).toBeVisible()
  await page.unroute(list)
  await page.getByRole('button', { name: 'Try again' }).click()
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(50)
  await expect(
    page.getByRole('link', { name: 'Sync problems 50+ open' }).filter({ visible: true }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(cards).toHaveCount(52)
  await expect(
    page.getByRole('region', { name: `52 items by Wilma Redstart for ${bert.name}` }),
  ).toBeVisible()

  await page.route('**/decision', (route) => route.abort())
  await cards
    .first()
    .getByRole('button', { name: /^Add to the request/ })
    .click()
  await expect(page.getByRole('alert')).toContainText('The server can’t be reached.')
  await page.unroute('**/decision')
  await cards
    .first()
    .getByRole('button', { name: /^Add to the request/ })
    .click()
  await expect(page.getByText('You added the note by Wilma Redstart to the request.')).toBeVisible()
  await page.getByRole('button', { name: 'Add all 51 to the request' }).click()
  await expect(page.getByText('You added 51 items by Wilma Redstart to the request.')).toBeVisible({
    timeout: 60_000,
  })
  const { notes } = await ask(product, `GET /api/leads/${lead_id}`, { token })
  expect(notes).toHaveLength(52)
  await expect(page.getByRole('heading', { name: 'No sync problems' })).toBeVisible()
})

test('technicians have no sync problems in their menu, and no way to the screen', async ({
  open,
  product,
}) => {
  const { token } = await aColleague(product, { first_name: 'Egon', last_name: 'Linnet' })
  const page = await open({ signedInAs: token })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/ops/submissions')
  await expect(page.getByRole('heading', { name: 'No requests assigned to you' })).toBeVisible()
  await expect(page.getByRole('link', { name: /sync problem/i })).toHaveCount(0)
  await page.goto('/ops/sync-problems')
  await expect(page.getByText('You don’t have permission to see sync problems.')).toBeVisible()
  expect(asked).toContain('/api/leads')
  expect(asked).not.toContain('/api/sync-problems')
})
