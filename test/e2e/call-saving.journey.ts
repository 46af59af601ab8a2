import { aDispatcher, savedJob } from './calls.ts'
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
