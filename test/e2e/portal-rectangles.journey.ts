import type { Page } from '@playwright/test'
import { daysLater } from '#domain/company/local-time.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { day, hour } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { aModel } from '#test/some-equipment.ts'
import { aBusyMorning } from './busy-morning.ts'
import { aVisit } from './calendar.ts'
import { aColleague, ask } from './crew.ts'
import { aJob, aVisitToday, holdJob } from './jobs.ts'
import { receiveLead } from './leads.ts'
import { anEnding, callers } from './people.ts'
import { expect, signIn, test, type Product } from './product.ts'
import { shareOut } from './share-out.ts'
import { findCutAtSizes } from './sizes.ts'

test.describe.configure({ timeout: 300_000 })

const heldFor = 'The carrier’s subcontractor-authorization department has not answered any of three calls'

type Screen = { path: string; as?: string; isReady: (page: Page) => Promise<unknown> }

test('nothing of a screen of the portal is cut, covered or broken inside a word, at any size of window and text', async ({
  open,
  product,
}) => {
  const { withPhotos } = await aBusyMorning(product)
  const token = await signIn(product)
  const tech = await aColleague(product, { first_name: 'Theodora', last_name: 'Bitternlock' })
  await halfADayOnCall(product, token)
  await assign(product, { token, to: tech.id })
  await aLongNamedUnit(product, token)
  // A name whose longest word fills a line of the smallest phone, on the list of alerts.
  await receiveLead(product, { ...callers(anEnding()).ann, loss: 'flooded-basement' })
  const job = await aJob(product, token, {
    name: 'Gwendoline Pemberton-Ashworth',
    phone: '(330) 555-0144',
    town: 'Hopewell Township',
    loss_type: 'basement',
  })
  await aVisitToday(product, token, { job, people: [tech.id] })
  const held = await aJob(product, token, {
    name: 'Hollis Fairweather-Cunningham',
    phone: '(330) 555-0145',
    town: 'Niles',
  })
  await holdJob(product, token, { id: held, reason: heldFor })
  const today = companyDay(new Date())
  // Days to come: a visit can't be planned for an hour of today that has passed.
  const visit = await aFullDay(product, { token, job, people: [tech.id], on: daysLater(today, 1) })
  await aClash(product, { token, job, people: [tech.id], on: daysLater(today, 2) })
  const heading = (name: string) => (page: Page) => page.getByRole('heading', { name, level: 1 }).waitFor()
  const screens: Screen[] = [
    { path: '/ops/login', isReady: (page) => page.getByLabel('Username').waitFor() },
    {
      path: '/ops/dashboard',
      as: token,
      isReady: (page) => page.getByTitle(heldFor).waitFor(),
    },
    {
      path: '/ops/dashboard',
      as: tech.token,
      isReady: (page) => page.getByText(/^\d+ new assignments$/).click(),
    },
    {
      path: '/ops/submissions',
      as: token,
      isReady: (page) =>
        page
          .getByRole('link', { name: /Ann Miller/ })
          .first()
          .waitFor(),
    },
    {
      path: `/ops/submissions/${withPhotos}`,
      as: token,
      isReady: (page) => page.getByRole('heading', { name: 'Ann Miller' }).waitFor(),
    },
    { path: '/ops/intake', as: token, isReady: (page) => page.locator('[data-row]').first().waitFor() },
    {
      path: `/ops/intake?view=list&job=${job}`,
      as: token,
      isReady: (page) => page.getByRole('heading', { name: 'Gwendoline' }).waitFor({ state: 'attached' }),
    },
    {
      path: '/ops/intake?view=towns',
      as: token,
      isReady: (page) => page.getByRole('heading', { name: 'Hopewell Township' }).waitFor(),
    },
    {
      path: `/ops/intake?view=calendar&day=${visit.on}&visit=${visit.id}`,
      as: token,
      async isReady(page) {
        await page.getByText('Move Gwendoline').waitFor()
        await page.getByText('1 clash', { exact: true }).click()
      },
    },
    {
      path: `/ops/intake/${job}/visits`,
      as: token,
      isReady: (page) => page.getByRole('region', { name: 'Next visit', exact: true }).waitFor(),
    },
    { path: '/ops/intake/new', as: token, isReady: heading('New call') },
    { path: '/ops/alerts', as: token, isReady: heading('Alerts') },
    { path: '/ops/sync-problems', as: token, isReady: heading('Sync problems') },
    {
      path: '/ops/equipment?q=DESIC',
      as: token,
      isReady: (page) => page.getByRole('button', { name: 'Settle the report about DESIC-00001' }).waitFor(),
    },
    {
      path: '/ops/equipment?view=models',
      as: token,
      isReady: (page) => page.getByRole('button', { name: /Thermastor/ }).waitFor(),
    },
    { path: '/ops/on-call', as: token, isReady: heading('On call') },
    {
      path: '/ops/employees?q=Theodora',
      as: token,
      isReady: (page) =>
        page
          .getByRole('link', { name: /Theodora/ })
          .first()
          .waitFor(),
    },
    {
      path: '/ops/roles',
      as: token,
      isReady: (page) => page.getByRole('link', { name: /Lead technician/ }).waitFor(),
    },
    { path: '/ops/projects-config', as: token, isReady: (page) => page.getByLabel('Slogan').waitFor() },
    {
      path: '/ops/projects-config/numbers',
      as: token,
      isReady: (page) => page.getByRole('heading', { name: 'Aqua Ohio' }).waitFor(),
    },
    { path: '/ops/profile', as: token, isReady: heading('Owner') },
  ]
  const found: string[] = []
  await shareOut(screens, async () => async ({ path, as, isReady }) => {
    const page = await open({ reducedMotion: 'reduce', signedInAs: as })
    await page.goto(path)
    await isReady(page)
    const look = () => findCutAtSizes(page, { isPortal: true })
    // What was still coming while it was measured is measured once more.
    const wrong = (await look()).length > 0 ? await look() : []
    found.push(...wrong.map((each) => `${path}: ${each}`))
    await page.close()
  })
  expect(found).toEqual([])
})

/** A request on somebody's desk, with the strip that tells of it. */
async function assign(product: Product, { token, to }: { token: string; to: string }) {
  const told = {
    name: 'Silas Milkweed',
    phone: '(330) 555-0119',
    town: 'Girard, OH',
    loss: 'flooded-basement',
  }
  const { id } = await receiveLead(product, told)
  const body = { employee_id: to, revision: 1 }
  await ask(product, `PUT /api/leads/${id}/assignee`, { token, body })
}

/** A unit with the longest number that there can be, out of service and reported. */
async function aLongNamedUnit(product: Product, token: string) {
  const [model_id, id] = [newId(), newId()]
  const model = { ...aModel, id: model_id, kind: 'dehumidifier_desiccant', maker: 'Thermastor Technologies' }
  await ask(product, 'POST /api/equipment/models', { token, body: model })
  const unit = { id, number: 'DESIC-00001', serial_number: 'SN-2026-000771-B' }
  await ask(product, 'POST /api/equipment/units', { token, body: { model_id, units: [unit] } })
  const out = { ...unit, model_id, state: 'out_of_service', reason: 'needs_cleaning', revision: 1 }
  await ask(product, `PUT /api/equipment/units/${id}`, { token, body: out })
  const { items } = await ask(product, 'GET /api/equipment/units/tags?q=DESIC', { token })
  const path = new URL(items[0].address).pathname
  await fetch(product.origin + path, { method: 'POST', body: new URLSearchParams({ what: 'please_call' }) })
}

/** A name in a bar of the rota that is narrower than the name. */
async function halfADayOnCall(product: Product, token: string) {
  const ruth = await aColleague(product, {
    first_name: 'Ruthanne',
    last_name: 'Featherstone-Birch',
    role: 'Dispatcher',
  })
  const starts_at = new Date(Math.floor(Date.now() / hour) * hour)
  const ends_at = new Date(starts_at.getTime() + day / 2)
  const shift = { id: newId(), employee_id: ruth.id, line: 'first', starts_at, ends_at }
  await ask(product, 'POST /api/shifts', { token, body: { shifts: [shift] } })
}

type Day = { token: string; job: string; people: string[]; on: string }

/** Two visits that one person can't both make. */
async function aClash(product: Product, { token, job, people, on }: Day) {
  const id = await aVisit(product, token, {
    job,
    kind: 'monitoring',
    people,
    when: { on, from: '08:00', to: '09:30' },
  })
  await aVisit(product, token, {
    job,
    kind: 'monitoring',
    people,
    when: { on, from: '09:00', to: '12:30' },
  })
  return { id, on }
}

/** A clash on a day with so many visits that their number has two digits. */
async function aFullDay(product: Product, day: Day) {
  const clash = await aClash(product, day)
  const when = { on: day.on, from: '13:00', to: '13:15' }
  for (let nth = 0; nth < 10; nth++)
    await aVisit(product, day.token, { job: day.job, kind: 'monitoring', when })
  return clash
}
