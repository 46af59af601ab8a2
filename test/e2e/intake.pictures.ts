import { mkdir } from 'node:fs/promises'
import { daysLater } from '#domain/company/local-time.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { usualPreferences } from '#domain/preferences/preference.ts'
import { newId } from '#platform/uuid.ts'
import { aTechnician, aVisit, dayOf, trayOf } from './calendar.ts'
import { aDispatcher, aJobOf } from './calls.ts'
import { aColleague, ask } from './crew.ts'
import { draw } from './draw.ts'
import { aJob, aVisitToday } from './jobs.ts'
import { expect, test } from './product.ts'

const folder = process.env['PICTURES'] ?? ''
test.describe.configure({ timeout: 180_000 })
test.beforeAll(() => mkdir(folder, { recursive: true }))

const desktop = { isSignedIn: true, viewport: { width: 1280, height: 800 } } as const
const house = { town: 'Columbiana', address: '418 Larchmont Ave' }

test('two jobs that are merged', async ({ open, product, token }) => {
  const his = { name: 'Ned Trillium', phone: '+13305550171', gas: 'no', pets: 'A dog', activity: 'off' }
  const hers = { name: 'Ida Trillium', phone: '+17245550172', gas: 'yes', pets: 'Two cats', activity: 'off' }
  const kept = await aJob(product, token, { ...house, ...his })
  const second = await aJob(product, token, { ...house, ...hers })
  const alike = await aJob(product, token, { ...house, name: his.name, phone: his.phone })
  for (const job of [kept, second]) await aVisitToday(product, token, { job })
  const { number } = await ask(product, `GET /api/jobs/${kept}`, { token })
  const page = await open(desktop)
  const dialog = page.getByRole('dialog')
  const merge = `**/api/jobs/*/merge`
  await page.goto(`/ops/intake/${second}`)
  await page.getByRole('button', { name: `Merge ${number}` }).click()
  await expect(dialog.getByRole('row', { name: 'Gas smell Yes stays No' })).toBeVisible()
  await draw(page, 'merge')
  await page.route(merge, (route) => route.abort('internetdisconnected'))
  await dialog.getByRole('button', { name: `Merge into ${number}` }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await draw(page, 'merge-no-answer')
  await page.unroute(merge)

  await page.goto(`/ops/intake/${alike}`)
  await page.getByRole('button', { name: `Merge ${number}` }).click()
  await expect(dialog.getByRole('button', { name: `Merge into ${number}` })).toBeVisible()
  await draw(page, 'merge-alike')
  await page.keyboard.press('Escape')
  await page.route(`**/api/jobs/${kept}*`, (route) => route.abort('internetdisconnected'))
  await page.goto(`/ops/intake/${second}`)
  await page.getByRole('button', { name: `Merge ${number}` }).click()
  await expect(dialog).toBeVisible()
  await draw(page, 'merge-unread')
  await page.unroute(`**/api/jobs/${kept}*`)

  await page.goto(`/ops/intake/${second}`)
  await page.getByRole('button', { name: `Merge ${number}` }).click()
  await dialog.getByRole('button', { name: `Merge into ${number}` }).click()
  await expect(dialog).toBeHidden()
  await page.goto(`/ops/intake/${kept}/people`)
  await expect(page.getByRole('heading', { name: 'Also called about this job' })).toBeVisible()
  await draw(page, 'merged-people')
  await page.goto(`/ops/intake/${second}`)
  await expect(page.getByText(number).first()).toBeVisible()
  await draw(page, 'merged-away')
})

test('visits that are placed in a row', async ({ open, product, token, people: { ann, bert, cleo } }) => {
  await aTechnician(product, token, 'Ulla Redwing')
  const day = daysLater(companyDay(new Date()), 7)
  const page = await open(desktop)
  await page.goto(`/ops/intake?view=calendar&day=${day}`)
  await expect(dayOf(page, 'Ulla Redwing')).toBeVisible()
  await draw(page, 'calendar-none')
  for (const who of [ann, bert, cleo]) {
    const job = await aJob(product, token, { ...who, town: 'Hubbard' })
    await aVisit(product, token, { job, kind: 'monitoring' })
  }
  await page.setViewportSize(desktop.viewport)
  await page.goto(`/ops/intake?view=calendar&day=${day}`)
  const ulla = dayOf(page, 'Ulla Redwing')
  await trayOf(page).getByRole('button', { name: ann.name }).click()
  await draw(page, 'calendar-armed')
  await page.setViewportSize(desktop.viewport)
  await ulla.getByRole('button', { name: /^Ulla Redwing, 7–8 AM/ }).click()
  await page.getByRole('button', { name: `Place ${bert.name} next` }).click()
  await ulla.getByRole('button', { name: /^Ulla Redwing, 8–9 AM/ }).click()
  await page.getByRole('button', { name: '1 more placed' }).click()
  await expect(page.getByRole('list', { name: 'Visits placed before' })).toBeVisible()
  await draw(page, 'calendar-placed')
  await page.setViewportSize(desktop.viewport)
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'))
  await trayOf(page).getByRole('button', { name: cleo.name }).click()
  await ulla.getByRole('button', { name: /^Ulla Redwing, 9–10 AM/ }).click()
  await expect(page.getByText(`Not saved yet: ${cleo.name}`)).toBeVisible()
  await draw(page, 'calendar-no-answer')
})

test('visits that were just left', async ({ open, product, token, people: { ann, bert } }) => {
  const tech = await aColleague(product, { first_name: 'Otto', last_name: 'Dipper' })
  for (const who of [ann, bert])
    await aVisitToday(product, token, { job: await aJob(product, token, who), people: [tech.id] })
  const page = await open({ signedInAs: tech.token, viewport: { width: 390, height: 844 } })
  await page.goto('/ops/dashboard')
  const card = page.getByRole('article')
  const asked = page.getByRole('alertdialog')
  const finish = async () => {
    await card.getByRole('button', { name: 'On my way' }).click()
    await card.getByRole('button', { name: 'I’ve arrived' }).click()
    await card.getByRole('button', { name: 'Finish the visit' }).click()
    await asked.getByRole('button', { name: 'Finish the visit' }).click()
  }
  const undo = page.getByRole('button', { name: /^Undo : Left, / })
  await finish()
  await expect(undo).toBeInViewport()
  await draw(page, 'just-left')
  await page.setViewportSize({ width: 390, height: 844 })
  await finish()
  await expect(undo).toHaveCount(2)
  await draw(page, 'just-left-all')
})

test('a second caller of a house', async ({ open, product }) => {
  const marcus = await aDispatcher(product, 'Plover')
  const at = { address: '418 Larchmont Avenue', town: 'Boardman', state: 'OH' }
  const { number } = await aJobOf(product, { name: 'Diego Soto', phone: '+13305550164', gas: 'no', ...at })
  const page = await open({ signedInAs: marcus.token, viewport: desktop.viewport })
  await page.goto('/ops/intake/new')
  await page.getByLabel('Phone', { exact: true }).fill('3305550165')
  await page.getByLabel('Name').fill('Pilar Soto')
  await page.getByRole('button', { name: 'Gas smell Not asked' }).click()
  await page.getByLabel('Address or town').fill('418 Larchmont Avenue, Boardman')
  await expect(page.getByText('Known at this address:')).toBeVisible()
  await draw(page, 'second-caller')
  await page.setViewportSize(desktop.viewport)
  await page.getByRole('button', { name: 'Send a crew' }).click()
  const asked = page.getByRole('alertdialog', { name: `${number} is open at this address` })
  await expect(asked).toBeVisible()
  await draw(page, 'second-caller-asked')
  await page.setViewportSize(desktop.viewport)
  await page.route('**/api/jobs/**', (route) => route.abort('internetdisconnected'))
  await asked.getByRole('button', { name: `Add this call to ${number}` }).click()
  await expect(asked.getByText(`${number} couldn’t be opened`)).toBeVisible()
  await draw(page, 'second-caller-no-answer')
})

test('a visit that a merge took to another house, and the undo', async ({ open, product, token }) => {
  const hank = { name: 'Hank Oldcaller', phone: '+13305550176', ...house }
  const ash = { name: 'Wilhelmina Ash', phone: '+13305550177', town: 'Canfield' }
  const kept = await aJob(product, token, hank)
  const second = await aJob(product, token, ash)
  const theo = await aColleague(product, { first_name: 'Theo', last_name: 'Bittern' })
  await aVisitToday(product, token, { job: second, people: [theo.id] })
  const step = { id: newId(), kind: 'on_my_way', at: new Date().toISOString() }
  await ask(product, `POST /api/leads/${second}/steps`, { token: theo.token, body: step })
  const phone = await open({ signedInAs: theo.token, viewport: { width: 390, height: 844 } })
  await phone.goto('/ops/dashboard')
  await expect(phone.getByRole('article', { name: ash.name })).toBeVisible()
  const { number } = await ask(product, `GET /api/jobs/${kept}`, { token })
  const page = await open(desktop)
  await page.goto(`/ops/intake/${second}`)
  await page.getByRole('button', { name: 'Put this job aside' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Duplicate').click()
  await dialog.getByRole('searchbox').fill(number)
  await dialog.getByRole('radio', { name: number }).check()
  await expect(dialog.getByText(/^Theo Bittern, on the way/)).toBeVisible()
  await draw(page, 'merge-on-the-way')
  const { revision } = await ask(product, `GET /api/jobs/${second}`, { token })
  await ask(product, `POST /api/jobs/${second}/merge`, { token, body: { into: number, revision } })
  await expect(phone.getByRole('heading', { name: /^Now Hank Oldcaller/ })).toBeVisible()
  await draw(phone, 'moved-visit')
  await phone.goto(`/ops/intake/${second}`)
  await expect(phone.getByText(`This is ${number} now`)).toBeVisible()
  await draw(phone, 'moved-address')
  await ask(product, 'PUT /api/profile/preferences', {
    token: theo.token,
    body: { ...usualPreferences, language: 'es', revision: 0 },
  })
  const spanish = await open({ signedInAs: theo.token, viewport: { width: 390, height: 844 } })
  await spanish.goto('/ops/dashboard')
  await expect(spanish.getByRole('heading', { name: /Hank Oldcaller/ }).first()).toBeVisible()
  await draw(spanish, 'moved-visit-spanish')
  await page.setViewportSize(desktop.viewport)
  await page.goto(`/ops/intake/${second}`)
  await page.getByRole('button', { name: 'Undo the merge' }).click()
  await expect(page.getByRole('dialog', { name: `Undo the merge with ${number}?` })).toBeVisible()
  await draw(page, 'undo-merge')
})
