import { aColleague, ask } from './crew.ts'
import { portalCached } from './field-device.ts'
import { aJob, aVisitToday } from './jobs.ts'
import { expect, test } from './product.ts'
import { bytesOn, jobReadsOn } from './stored-reads.ts'

test.describe.configure({ timeout: 120_000 })

test('a technician works in the file of a job that was never opened, without a network, and all of it arrives once', async ({
  open,
  product,
  token,
  people: { ann },
}) => {
  const tech = await aColleague(product, { first_name: 'Imre', last_name: 'Dowitcher' })
  const facts = { town: 'Lisbon', address: '1187 Larkspur Lane', pets: 'A dog', carrier: 'Millrace Mutual' }
  const id = await aJob(product, token, { ...ann, ...facts })
  await ask(product, `PUT /api/jobs/${id}/access-code`, { token, body: { code: '4711' } })
  await aVisitToday(product, token, { job: id, people: [tech.id] })
  const read = () => ask(product, `GET /api/jobs/${id}`, { token })

  const page = await open({ signedInAs: tech.token, serviceWorkers: 'allow' })
  await page.goto('/ops/dashboard')
  const card = page.getByRole('article', { name: ann.name })
  await expect(card).toBeVisible()
  await portalCached(page)
  await expect.poll(async () => (await jobReadsOn(page)).match(/job/g)?.length).toBe(3)
  expect(await bytesOn(page, 'jobs')).not.toContain('Larkspur')

  await page.context().setOffline(true)
  await page.goto('/ops/dashboard')
  await card.getByRole('button', { name: 'On my way' }).click()
  await card.getByRole('link', { name: ann.name, exact: true }).click()
  await expect(page.getByRole('heading', { name: ann.name })).toBeVisible()
  await expect(page.getByText(/^As of \d/)).toBeVisible()
  await expect(page.getByText(/Showing it needs a connection/)).toBeVisible()
  await expect(page.getByText('4711')).toBeHidden()
  const tabs = page.getByRole('navigation', { name: 'Job file' })
  await tabs.getByRole('link', { name: 'People & Claim' }).click()
  await expect(page.getByText('Millrace')).toBeHidden()

  await tabs.getByRole('link', { name: 'Loss' }).click()
  await page.getByRole('button', { name: 'Edit access and utilities' }).click()
  await page.getByRole('dialog').getByLabel('Pets').fill('Two dogs')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Two dogs')).toBeVisible()
  await page.reload()
  const pets = page.getByRole('definition').filter({ hasText: 'Two dogs' })
  await expect(pets).toContainText('On this device')
  await tabs.getByRole('link', { name: 'Visits' }).click()
  await expect(page.getByRole('region', { name: 'Next visit', exact: true })).toContainText(
    /On the way .*On this device/,
  )
  await tabs.getByRole('link', { name: 'Timeline' }).click()
  await expect(page.getByText('Job made')).toBeVisible()
  await expect(page.getByRole('button', { name: '2 not sent' })).toBeVisible()

  await page.context().setOffline(false)
  await expect.poll(async () => (await read()).facts.pets).toBe('Two dogs')
  await expect(page.getByText('Changed pets')).toHaveCount(1)
  await tabs.getByRole('link', { name: 'Loss' }).click()
  await expect(pets).not.toContainText('On this device')
  const { steps, history } = await ask(product, `GET /api/leads/${id}`, { token })
  expect(steps.map(({ kind }: { kind: string }) => kind)).toEqual(['on_my_way'])
  const changes = history.filter(({ name }: { name: string }) => name === 'job.changed')
  expect(changes).toHaveLength(1)
})

test('a job that is not on this device says so without a network, and leads to its request', async ({
  open,
  product,
  token,
  people: { bert },
}) => {
  const id = await aJob(product, token, { ...bert, town: 'Lisbon' })
  const office = await aColleague(product, {
    first_name: 'Nils',
    last_name: 'Dowitcher',
    role: 'Dispatcher',
  })
  const page = await open({ signedInAs: office.token, serviceWorkers: 'allow' })
  await page.goto('/ops/dashboard')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await portalCached(page)
  await page.context().setOffline(true)
  await page.goto(`/ops/intake/${id}`)
  await expect(page.getByText('This job isn’t stored on this device')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open the request' })).toBeVisible()
})
