import { aColleague, ask } from './crew.ts'
import { portalCached } from './field-device.ts'
import { receiveLead } from './leads.ts'
import { owner } from './people.ts'
import { expect, test } from './product.ts'
import { bytesOn, everythingOn, keysOn, readsOn } from './stored-reads.ts'

test('once it was open with a network, the portal starts without one, with every screen', async ({
  open,
}) => {
  const page = await open({ isSignedIn: true, serviceWorkers: 'allow' })
  await page.goto('/ops/dashboard')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await portalCached(page)

  await page.context().setOffline(true)
  await page.goto('/ops/dashboard')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Portal' }).getByRole('link').first()).toHaveText(
    'Dashboard',
  )
  for (const [link, heading] of [
    ['Submissions', 'Submissions'],
    ['Employees', 'Employees'],
    ['Company', 'Company'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name: link }).click()
    await expect(page.getByRole('heading', { name: heading, level: 1 }).first()).toBeVisible()
  }

  // What whoever helps by phone asks for needs no connection.
  await page.goto('/ops/profile?part=devices')
  await expect(page.getByText(/^\d+ MB of [\d.,]+ (MB|GB)$/)).toBeVisible()
  await page.getByText('Technical details').click()
  await expect(page.getByText('Works without a connection: yes')).toBeVisible()

  await page.context().setOffline(false)
  await page.goto('/ops/dashboard')
  await expect(page.getByRole('heading', { name: /^Requests, last/ })).toBeVisible()
})

test('a new version is offered, and comes when the person says so', async ({ open, product, token }) => {
  const page = await open({ isSignedIn: true, serviceWorkers: 'allow' })
  await page.goto('/ops/dashboard')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await portalCached(page)
  // From the second time on the worker answers for the page.
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()

  // The page of the portal names the company: with another name it is another version.
  const { facts, revision } = await ask(product, 'GET /api/company', { token })
  const name = 'Ridge Restoration'
  await ask(product, 'PUT /api/company', { token, body: { revision, facts: { ...facts, name } } })
  await expect.poll(async () => (await fetch(`${product.origin}/ops/dashboard`)).text()).toContain(name)
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expect(page.getByText('A new version of the portal is ready.')).toBeVisible()
  await expect(page).not.toHaveTitle(new RegExp(name))
  // It comes also while the portal asks the server for something all the time.
  await page.evaluate(() => void setInterval(() => void fetch('/api/health').catch(() => {}), 5))
  await page.getByRole('button', { name: 'Update now' }).click()
  await expect(page).toHaveTitle(new RegExp(name))
  await expect(page.getByText('A new version of the portal is ready.')).toBeHidden()
  await ask(product, 'PUT /api/company', { token, body: { revision: revision + 1, facts } })
})

test('who signed out finds no portal without a network', async ({ open }) => {
  const page = await open({ serviceWorkers: 'allow' })
  await page.goto('/ops/login')
  await page.getByLabel('Username').fill(owner.username)
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: 'LOGIN' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await portalCached(page)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Technician Login' })).toBeVisible()

  await page.context().setOffline(true)
  await page.goto('/ops/dashboard')
  await expect(page.getByRole('heading', { name: 'You’re signed out' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Call the office ?, \(330\) 555-0142$/ })).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('user')
})

test('a technician reads the requests that are theirs without a network, with their age', async ({
  open,
  product,
  people: { ann },
  token,
}) => {
  const tech = await aColleague(product, { first_name: 'Imre', last_name: 'Tanager' })
  const lead = await receiveLead(product, ann)
  const body = { employee_id: tech.id, revision: 1 }
  await ask(product, `PUT /api/leads/${lead.id}/assignee`, { token, body })

  const page = await open({ signedInAs: tech.token, serviceWorkers: 'allow' })
  await page.goto('/ops/dashboard')
  await expect(page.getByText(ann.name).first()).toBeVisible()
  await expect.poll(() => readsOn(page)).toContain('desk')
  await page.goto(`/ops/submissions/${lead.id}`)
  await expect(page.getByRole('heading', { name: ann.name })).toBeVisible()
  await portalCached(page)
  await expect.poll(() => readsOn(page)).toContain(lead.id)
  // Without its key nobody reads it.
  expect(await keysOn(page)).toBe(1)
  expect((await bytesOn(page)).length).toBeGreaterThan(1000)
  expect(await bytesOn(page)).not.toContain(ann.name)

  await page.context().setOffline(true)
  await page.goto('/ops/dashboard')
  await expect(page.getByText(ann.name).first()).toBeVisible()
  await expect(page.getByText(/As of \d/).first()).toBeVisible()
  await page.goto(`/ops/submissions/${lead.id}`)
  await expect(page.getByRole('heading', { name: ann.name })).toBeVisible()
  await page.getByLabel('New note').fill('Wet behind the sink')
  await expect.poll(() => everythingOn(page)).toContain('Wet behind the sink')

  await page.getByRole('button', { name: 'Sign out' }).click()
  const question = page.getByRole('alertdialog', { name: 'Sign out with 1 not sent?' })
  await question.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'You’re signed out' })).toBeVisible()
  expect(await keysOn(page)).toBe(0)
  expect(await everythingOn(page)).not.toContain('Wet behind the sink')
})
