import { mkdir } from 'node:fs/promises'
import { newId } from '#platform/uuid.ts'
import { aColleague, ask, type Known } from './crew.ts'
import { draw } from './draw.ts'
import { receiveLead } from './leads.ts'
import { expect, signIn, test } from './product.ts'

const folder = process.env['PICTURES'] ?? ''
const hour = 3_600_000
test.describe.configure({ timeout: 240_000 })
test.beforeAll(() => mkdir(folder, { recursive: true }))

test('alerts, and who is on call', async ({ open, product, people: { ann, bert, cleo } }) => {
  const token = await signIn(product)
  const page = await open({ isSignedIn: true })
  await page.goto('/ops/on-call')
  await expect(page.getByText('this week', { exact: true })).toBeVisible()
  await draw(page, 'rota-empty')

  const ada = await aColleague(product, { first_name: 'Ada', last_name: 'Lindqvist', role: 'Dispatcher' })
  const bo = await aColleague(product, {
    first_name: 'Bo',
    last_name: 'Featherstonehaugh',
    role: 'Dispatcher',
  })
  const cy = await aColleague(product, { first_name: 'Cy', last_name: 'Park', role: 'Office manager' })
  const start = Math.floor(Date.now() / hour) * hour
  const shift = ({ id }: Known, line: string, [from, until]: [number, number]) => ({
    id: newId(),
    employee_id: id,
    line,
    starts_at: new Date(start + from * hour).toISOString(),
    ends_at: new Date(start + until * hour).toISOString(),
  })
  const shifts = [
    shift(ada, 'first', [-30, 60]),
    shift(bo, 'first', [60, 120]),
    shift(cy, 'first', [100, 150]),
    shift(ada, 'first', [168, 336]),
    shift(bo, 'first', [336, 504]),
    shift(cy, 'backup', [-10, 168]),
    shift(bo, 'backup', [180, 300]),
    shift(ada, 'backup', [380, 504]),
  ]
  await ask(product, 'POST /api/shifts', { token, body: { shifts } })
  await page.goto('/ops/on-call')
  await expect(page.getByText('Ada Lindqvist').first()).toBeVisible()
  await draw(page, 'rota')
  await draw(page, 'rota-all', true)
  await page
    .getByRole('main')
    .getByRole('button', { name: 'Ada Lindqvist' })
    .filter({ visible: true })
    .first()
    .click()
  await page.getByLabel('Swap shifts with').selectOption({ index: 1 })
  await draw(page, 'shift')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Edit rules' }).click()
  await draw(page, 'rules')

  const first = await receiveLead(product, ann)
  await receiveLead(product, bert)
  await receiveLead(product, cleo)
  const theirs = await open({ signedInAs: ada.token })
  await theirs.goto('/ops/submissions')
  await expect(theirs.getByRole('region', { name: 'Alert' }).filter({ visible: true })).toBeVisible()
  await draw(theirs, 'alert')
  await theirs.goto(`/ops/submissions/${first.id}`)
  await expect(theirs.getByText('Alert to primary', { exact: false })).toBeVisible()
  await draw(theirs, 'alert-request')
  await theirs.goto('/ops/alerts')
  await expect(theirs.getByRole('button', { name: `Select ${ann.name}` })).toBeVisible()
  await draw(theirs, 'alerts')
})
