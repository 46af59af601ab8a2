import { expectAccessible, portalLooks } from './accessibility.ts'
import { aDispatcher, aJobOf, savedJob } from './calls.ts'
import { ask } from './crew.ts'
import { expect, test } from './product.ts'

test('what is typed while the code of the door is still being saved is saved with the call', async ({
  open,
  product,
}) => {
  const marcus = await aDispatcher(product, 'Towhee')
  const page = await open({ signedInAs: marcus.token })
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/access-code', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/ops/intake/new')
  await page.getByLabel('Phone', { exact: true }).fill('3305550141')
  await page.getByLabel('Name').fill('Basil')
  await page.getByText('Lockbox', { exact: true }).click()
  await page.getByLabel('Access code').fill('4711#')
  const asked = page.waitForRequest('**/access-code')
  await page.getByRole('button', { name: 'Save without a crew' }).click()
  await asked
  await page.getByLabel('Name').fill('Basil Sorrel')
  release()
  await expect(page.getByRole('heading', { name: 'Basil Sorrel' })).toBeVisible()
  const job = await savedJob(page, product, marcus.token)
  expect(job.facts).toMatchObject({ name: 'Basil Sorrel' })
})

test('whoever sends a crew while the call is saving itself waits for that, and is not left without an answer', async ({
  open,
  product,
}) => {
  const marcus = await aDispatcher(product, 'Dunlin')
  const page = await open({ signedInAs: marcus.token })
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/jobs', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/ops/intake/new')
  const saved = page.waitForRequest('**/api/jobs')
  await page.getByLabel('Phone', { exact: true }).fill('3305550142')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Reed Sedge')
  await page.getByRole('button', { name: 'Gas smell Not asked' }).click()
  await saved
  await page.getByRole('button', { name: 'Send a crew' }).click()
  await expect(page.getByRole('button', { name: 'Saving…' })).toBeVisible()
  release()
  await expect(page).toHaveURL(/\/ops\/intake\?/)
  await expect(page.getByText('Reed Sedge').first()).toBeVisible()
})

test('a call survives a reload, and two tabs take two calls', async ({ open, product }) => {
  const marcus = await aDispatcher(product, 'Linnet')
  const first = await open({ signedInAs: marcus.token })
  await first.goto('/ops/intake/new')
  await first.getByLabel('Phone', { exact: true }).fill('3305550134')
  await first.getByRole('textbox', { name: 'Notes' }).fill('Water in the hall.')
  await first.reload()
  await expect(first.getByLabel('Phone', { exact: true })).toHaveValue('3305550134')
  const second = await first.context().newPage()
  await second.goto('/ops/intake/new')
  await expect(second.getByLabel('Phone', { exact: true })).toHaveValue('')
  await second.getByLabel('Phone', { exact: true }).fill('3305550135')
  await first.getByRole('textbox', { name: 'Notes' }).fill('Water in the hall and the bath.')
  for (const [page, number] of [
    [first, '3305550134'],
    [second, '3305550135'],
  ] as const) {
    await page.reload()
    await expect(page.getByLabel('Phone', { exact: true })).toHaveValue(number)
  }
  await expect(first.getByRole('textbox', { name: 'Notes' })).toHaveValue('Water in the hall and the bath.')
})

test('a call that was saved before its open job was found is merged into that one, and back again', async ({
  open,
  product,
}) => {
  const marcus = await aDispatcher(product, 'Veery')
  const openJob = await aJobOf(product, { name: 'Hazel Tansy', phone: '+13305550136', town: 'Leetonia' })
  const page = await open({ signedInAs: marcus.token })
  await page.goto('/ops/intake/new')
  const phone = page.getByLabel('Phone', { exact: true })
  await phone.fill('3305550163')
  await page.getByLabel('Name').fill('Hazel Tansy')
  await page.getByRole('button', { name: 'Gas smell Not asked' }).click()
  const number = (await page.getByText(/^Saved as MR-/).innerText()).match(/MR-\d{4}-\d{3,}/)?.[0] ?? ''
  // The number was read back, and it was another one.
  await phone.fill('3305550136')
  await page.getByRole('option', { name: `Continue ${openJob.number}` }).click()
  await expect(page).toHaveURL(new RegExp(`job=${openJob.id}`))
  const told = page.getByRole('listitem').filter({ hasText: `is part of ${openJob.number} now` })
  await expect(told).toBeVisible()
  const { token } = marcus
  const { items } = await ask(product, `GET /api/jobs?q=${number}&side=duplicate`, { token })
  expect(items).toMatchObject([{ number, side: 'duplicate' }])
  await expect(page.getByRole('button', { name: 'Gas smell Yes' })).toBeVisible()
  await told.getByRole('button', { name: 'Undo' }).click()
  await expect
    .poll(async () => (await ask(product, `GET /api/jobs/${items[0].id}`, { token })).side)
    .toBeNull()
})

test('a second caller of the house is asked about before a second crew is sent, and added to the job with the danger they see', async ({
  open,
  product,
}) => {
  const marcus = await aDispatcher(product, 'Plover')
  const house = { address: '418 Larchmont Avenue', town: 'Boardman', state: 'OH' }
  const first = await aJobOf(product, { name: 'Diego Soto', phone: '+13305550164', gas: 'no', ...house })
  const page = await open({ signedInAs: marcus.token })
  await page.goto('/ops/intake/new')
  await page.getByLabel('Phone', { exact: true }).fill('3305550165')
  await page.getByLabel('Name').fill('Pilar Soto')
  await page.getByRole('button', { name: 'Gas smell Not asked' }).click()
  await page.getByLabel('Address or town').fill('418 Larchmont Avenue, Boardman')
  await expect(page.getByText('Known at this address:')).toBeVisible()
  // Neither a double-click nor two quick keys pass the question.
  await page.getByRole('button', { name: 'Send a crew' }).dblclick()
  const asked = page.getByRole('alertdialog', { name: `${first.number} is open at this address` })
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('Control+Enter')
  // Without an answer the call stays on the screen, with what is read aloud.
  await page.route(`**/api/jobs/${first.id}`, (route) => route.abort('internetdisconnected'))
  await asked.getByRole('button', { name: `Add this call to ${first.number}` }).click()
  await expect(asked.getByText(`${first.number} couldn’t be opened`)).toBeVisible()
  await expect(page).toHaveURL(/\/new$/)
  await expectAccessible(page, portalLooks, 'a second caller of a house')
  await page.unroute(`**/api/jobs/${first.id}`)
  await asked.getByRole('button', { name: `Add this call to ${first.number}` }).click()
  await expect(page).toHaveURL(new RegExp(`job=${first.id}`))
  await expect(page.getByRole('button', { name: 'Gas smell Yes' })).toBeVisible()
  await expect
    .poll(async () => (await ask(product, `GET /api/jobs/${first.id}`, { token: marcus.token })).facts)
    .toMatchObject({
      name: 'Diego Soto',
      phone: '+13305550164',
      phone2: '+13305550165',
      gas: 'yes',
      call_note: 'Also called: Pilar Soto, (330) 555-0165',
    })
})

test('a room that is ticked moves nothing, and what has the keyboard is not under the bar at the bottom', async ({
  open,
  product,
}) => {
  const marcus = await aDispatcher(product, 'Sanderling')
  const page = await open({ signedInAs: marcus.token, viewport: { width: 1280, height: 800 } })
  await page.goto('/ops/intake/new')
  const address = page.getByLabel('Address or town')
  const before = await address.boundingBox()
  for (const room of ['Kitchen', 'Basement']) await page.getByRole('button', { name: room }).click()
  expect(await address.boundingBox()).toEqual(before)
  await page.getByLabel('Just now').focus()
  const bar = await page.getByRole('region', { name: 'Before a crew leaves' }).boundingBox()
  const focused = await page.getByText('Just now', { exact: true }).boundingBox()
  if (!bar || !focused) throw new Error('Both are on the screen')
  expect(focused.y + focused.height).toBeLessThanOrEqual(bar.y)
})
