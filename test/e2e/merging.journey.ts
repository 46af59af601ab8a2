import { newId } from '#platform/uuid.ts'
import { expectAccessible, portalLooks } from './accessibility.ts'
import { aColleague, ask } from './crew.ts'
import { portalCached } from './field-device.ts'
import { aJob, aVisitToday } from './jobs.ts'
import { expect, test } from './product.ts'

test.describe.configure({ timeout: 180_000 })

const desktop = { isSignedIn: true, viewport: { width: 1280, height: 900 } } as const
const house = { town: 'Columbiana', address: '418 Larchmont Ave' }

test('whoever merges two calls of one house sees what they say differently, keeps the danger and the second caller', async ({
  open,
  product,
  token,
}) => {
  const his = { name: 'Ned Trillium', phone: '+13305550171', gas: 'no', pets: 'A dog', activity: 'off' }
  const reached = { phone2: '+17245550173', email: 'ida@trillium-family.us' }
  const ida = { name: 'Ida Trillium', phone: '+17245550172', ...reached }
  const hers = { ...ida, gas: 'yes', pets: 'Two cats', activity: 'off' }
  const kept = await aJob(product, token, { ...house, ...his })
  const second = await aJob(product, token, { ...house, ...hers, address: '418 N. Larchmont' })
  for (const job of [kept, second]) await aVisitToday(product, token, { job })
  const { number } = await ask(product, `GET /api/jobs/${kept}`, { token })
  const page = await open(desktop)
  await page.goto(`/ops/intake/${second}`)
  await expect(page.getByText(`Same address as ${number}`)).toBeVisible()
  await page.getByRole('button', { name: `Merge ${number}` }).click()
  const dialog = page.getByRole('dialog', { name: `Merge into ${number}` })
  await expect(dialog.getByRole('row', { name: 'Gas smell Yes stays No' })).toBeVisible()
  await expect(dialog.getByRole('row', { name: 'Pets Two cats A dog stays' })).toBeVisible()
  await expect(dialog.getByText('Both jobs have a visit planned at the same time')).toBeVisible()
  await expectAccessible(page, portalLooks, 'two jobs that are compared')
  await dialog.getByRole('button', { name: `Merge into ${number}` }).click()
  await expect(dialog).toBeHidden()

  await page.goto(`/ops/intake/${kept}`)
  await expect(page.getByText('Changed gas smell: Yes')).toBeVisible()
  for (const tab of ['Overview', 'People & Claim']) {
    await page.getByRole('link', { name: tab }).first().click()
    await expect(page.getByRole('heading', { name: 'Also called about this job' })).toBeVisible()
    await expect(page.getByRole('link', { name: '(724) 555-0172' })).toHaveAttribute(
      'href',
      'tel:+17245550172',
    )
    await expect(page.getByRole('link', { name: '(724) 555-0173' })).toBeVisible()
    // Messages to the customer of the kept job do not go there.
    await expect(page.getByRole('link', { name: reached.email })).toHaveAttribute(
      'href',
      `mailto:${reached.email}`,
    )
  }
})

test('an open merge dialog says that another window merged the job, and asks nothing else', async ({
  open,
  product,
  token,
}) => {
  const caller = { name: 'Ola Trillium', phone: '+13305550173', town: 'Columbiana' }
  const [kept, second] = [await aJob(product, token, caller), await aJob(product, token, caller)]
  const { number } = await ask(product, `GET /api/jobs/${kept}`, { token })
  const page = await open(desktop)
  await page.goto(`/ops/intake/${second}`)
  await page.getByRole('button', { name: `Merge ${number}` }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await page.route(`**/api/jobs/${second}/merge`, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await dialog.getByRole('button', { name: `Merge into ${number}` }).click()
  await expect(dialog.getByText(`Already merged into ${number}`)).toBeVisible()
  await expect(dialog).toHaveAccessibleName(`Merge into ${number}`)
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(dialog).toBeHidden()
})

test('an undo says first what goes back, and who is on the way there', async ({ open, product, token }) => {
  const caller = { name: 'Una Trillium', phone: '+13305550174', town: 'Columbiana' }
  const [kept, second] = [await aJob(product, token, caller), await aJob(product, token, caller)]
  await aVisitToday(product, token, { job: second })
  const { number } = await ask(product, `GET /api/jobs/${kept}`, { token })
  const { number: own, revision } = await ask(product, `GET /api/jobs/${second}`, { token })
  await ask(product, `POST /api/jobs/${second}/merge`, { token, body: { into: number, revision } })
  const page = await open(desktop)
  await page.goto(`/ops/intake/${second}`)
  await page.getByRole('button', { name: 'Undo the merge' }).click()
  const dialog = page.getByRole('dialog', { name: `Undo the merge with ${number}?` })
  await expect(dialog.getByText(`${own} gets this back from ${number}: 1 visit.`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep it merged' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(`This is ${number} now`)).toBeVisible()
  await page.getByRole('button', { name: 'Undo the merge' }).click()
  await dialog.getByRole('button', { name: 'Undo the merge' }).click()
  await expect(page.getByText(`This is ${number} now`)).toBeHidden()
})

test('whose visit a merge takes to another house sees it on Today, and the old address leads there, with and without a connection', async ({
  open,
  product,
  token,
}) => {
  const theo = await aColleague(product, { first_name: 'Theo', last_name: 'Bittern' })
  const hank = {
    name: 'Hank Oldcaller',
    phone: '+13305550176',
    town: 'Columbiana',
    address: '123 Broad Street',
  }
  const kept = await aJob(product, token, hank)
  const ash = { name: 'Wilhelmina Ash', phone: '+13305550177', town: 'Canfield' }
  const second = await aJob(product, token, ash)
  await aVisitToday(product, token, { job: second, people: [theo.id] })
  const step = { id: newId(), kind: 'on_my_way', at: new Date().toISOString() }
  await ask(product, `POST /api/leads/${second}/steps`, { token: theo.token, body: step })
  const page = await open({
    signedInAs: theo.token,
    serviceWorkers: 'allow',
    viewport: { width: 390, height: 844 },
  })
  await page.goto('/ops/dashboard')
  await expect(page.getByRole('article', { name: ash.name })).toBeVisible()
  await portalCached(page)

  const { number } = await ask(product, `GET /api/jobs/${kept}`, { token })
  const { revision } = await ask(product, `GET /api/jobs/${second}`, { token })
  await ask(product, `POST /api/jobs/${second}/merge`, { token, body: { into: number, revision } })
  const told = 'Now Hank Oldcaller, 123 Broad Street, Columbiana (was Wilhelmina Ash, Canfield)'
  await expect(page.getByRole('heading', { name: told })).toBeVisible()
  await page.goto(`/ops/intake/${second}`)
  await expect(page.getByText(`This is ${number} now`)).toBeVisible()
  await page.goto('/ops/dashboard')
  await expect(page.getByRole('heading', { name: told })).toBeVisible()
  await expect(page.getByText(/^Your request is on this device/)).toBeVisible({ timeout: 60_000 })
  await page.context().setOffline(true)
  await page.goto('/ops/dashboard')
  await expect(page.getByRole('heading', { name: told })).toBeVisible()
  await page.goto(`/ops/intake/${second}`)
  await expect(page.getByText(`This is ${number} now`)).toBeVisible()
  await page.context().setOffline(false)
  await page.getByRole('link', { name: `Open ${number}` }).click()
  await expect(page.getByRole('heading', { name: /Hank Oldcaller/ }).first()).toBeVisible()
})
