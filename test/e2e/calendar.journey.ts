import { companyDay } from '#domain/company/time-zone.ts'
import { daysLater, instantOf } from '#domain/company/local-time.ts'
import { longDayWords } from '#ops/ui/clock.ts'
import { expectAccessible, portalLooks } from './accessibility.ts'
import { aTechnician, aVisit, dayOf, inHand, pointAt, trayOf } from './calendar.ts'
import { aColleague, ask } from './crew.ts'
import { aJob } from './jobs.ts'
import { expect, test } from './product.ts'

test.describe.configure({ timeout: 180_000 })

const wide = { width: 1440, height: 900 }
const today = companyDay(new Date())
/** A day of the week on which no other journey plans anything: this one counts what it has. */
const otherDay = daysLater(today, 6)

test('a dispatcher places a visit or a job with two presses, takes it back, and drags it with the mouse', async ({
  open,
  product,
  token,
  people: { ann, bert, hugo },
}) => {
  const ivy = await aTechnician(product, token, 'Ivy Wagtail')
  const theo = await aColleague(product, { first_name: 'Theo', last_name: 'Bittern' })
  const job = await aJob(product, token, { ...ann, town: 'Lisbon' })
  const other = await aJob(product, token, { ...bert, town: 'Lisbon' })
  const unplanned = await aJob(product, token, { ...hugo, town: 'Lisbon' })
  await aVisit(product, token, { job, kind: 'inspection' })
  const at = { on: otherDay, from: '07:00', to: '12:00' }
  await aVisit(product, token, { job: other, kind: 'monitoring', when: at, people: [ivy.id] })
  const page = await open({ isSignedIn: true, viewport: wide })
  await page.goto('/ops/intake')
  await page.getByRole('link', { name: 'Calendar' }).click()
  const days = page.getByRole('navigation', { name: 'Days' })
  await expect(days.locator('[aria-current]')).toHaveAccessibleName(/^Today, /)
  await days.getByRole('link', { name: `${longDayWords(instantOf(`${otherDay}T12:00`))}, 1 visit` }).click()
  await expect(page).toHaveURL(new RegExp(`day=${otherDay}`))
  await expect(days.locator('[aria-current]')).toHaveAccessibleName(/, 1 visit$/)

  const inTray = trayOf(page).getByRole('button', { name: ann.name })
  await inTray.click()
  await expect(page.getByText(`Place ${ann.name}.`)).toBeVisible()
  await dayOf(page, 'Ivy Wagtail').getByRole('button', { name: 'Ivy Wagtail, 12–1:30 PM' }).click()
  const placed = dayOf(page, 'Ivy Wagtail').getByRole('button', { name: `12–1:30 PM, ${ann.name}` })
  await expect(placed).toBeVisible()
  // The next one of the tray is proposed, and nothing is in the hand.
  await expect(page.getByRole('button', { name: /^Place .* next$/ })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /^Place / })).toBeHidden()
  await expect(page.getByText(new RegExp(`^${ann.name}: .*, 12–1:30 PM, Ivy Wagtail`))).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(inTray).toBeVisible()
  await expect(placed).toBeHidden()

  const withoutVisit = page.getByRole('region', { name: /^Jobs without a visit/ })
  await withoutVisit.getByRole('button', { name: hugo.name }).click()
  await expect(inHand(page, hugo.name).filter({ hasText: 'Inspection, 1 h 30.' })).toBeVisible()
  await dayOf(page, 'Ivy Wagtail').getByRole('button', { name: 'Ivy Wagtail, 12–1:30 PM' }).click()
  const made = dayOf(page, 'Ivy Wagtail').getByRole('button', { name: `12–1:30 PM, ${hugo.name}` })
  await expect(days.locator('[aria-current]')).toHaveAccessibleName(/, 2 visits$/)
  await expect(page.getByText(new RegExp(`^${hugo.name}: `))).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(made).toBeHidden()
  await withoutVisit
    .getByRole('button', { name: hugo.name })
    .dragTo(dayOf(page, 'Ivy Wagtail').locator('[data-day]'), {
      targetPosition: await pointAt(page, 'Ivy Wagtail', 16),
    })
  await expect(page.getByText(new RegExp(`^${hugo.name}: .*, 4–5:30 PM, Ivy Wagtail`))).toBeVisible()
  expect((await ask(product, `GET /api/jobs/${unplanned}/visits`, { token })).visits).toMatchObject([
    { kind: 'inspection', canceled_at: expect.any(String) },
    { kind: 'inspection', when: { on: otherDay, from: '16:00', to: '17:30' }, people: [{ id: ivy.id }] },
  ])

  await inTray.dragTo(dayOf(page, 'Ivy Wagtail').locator('[data-day]'), {
    targetPosition: await pointAt(page, 'Ivy Wagtail', 14),
  })
  const dragged = dayOf(page, 'Ivy Wagtail').getByRole('button', { name: `2–3:30 PM, ${ann.name}` })
  await expect(dragged).toHaveAccessibleName(/Inspection$/)

  // Theo holds no certification: nobody is sent without a reason.
  await dragged.dragTo(dayOf(page, 'Theo Bittern').locator('[data-day]'), {
    sourcePosition: { x: 4, y: 10 },
    targetPosition: await pointAt(page, 'Theo Bittern', 9),
  })
  const dialog = page.getByRole('dialog', { name: `Change the visit to ${ann.name}` })
  await expect(dialog.getByText('This visit requires someone with WRT')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save visit' }).click()
  await expect(dialog.getByText('Enter a reason.')).toBeVisible()
  await dialog.getByLabel('Reason to send them anyway').fill('Ivy is on the phone with him.')
  await dialog.getByRole('button', { name: 'Save visit' }).click()
  await expect(dayOf(page, 'Theo Bittern').getByRole('button', { name: ann.name })).toBeVisible()
  const { visits } = await ask(product, `GET /api/jobs/${job}/visits`, { token })
  expect(visits[0].people).toEqual([
    { id: theo.id, name: 'Theo Bittern', override_reason: 'Ivy is on the phone with him.' },
  ])
})

test('a visit is placed without a mouse, and a clash is shown with the choice to move either', async ({
  open,
  product,
  token,
  people: { cleo, dirk },
}) => {
  const rosa = await aTechnician(product, token, 'Rosa Plover')
  const [one, two] = [
    await aJob(product, token, { ...cleo, town: 'Niles' }),
    await aJob(product, token, { ...dirk, town: 'Niles' }),
  ]
  const day = daysLater(today, 2)
  const first = { on: day, from: '07:00', to: '16:30' }
  await aVisit(product, token, { job: one, kind: 'monitoring', when: first, people: [rosa.id] })
  const second = { on: day, from: '16:00', to: '17:00' }
  const id = await aVisit(product, token, { job: two, kind: 'monitoring', when: second, people: [rosa.id] })
  const page = await open({ isSignedIn: true, viewport: wide })
  await page.goto(`/ops/intake?view=calendar&day=${daysLater(day, -1)}`)
  await expect(page.getByRole('heading', { name: 'Rosa Plover' })).toBeVisible()
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(keys.getByText('Next visit, or next time that fits')).toBeVisible()
  await expect(keys.getByText('Next day')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()

  await page.locator('[data-days] [aria-current]').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`day=${day}`))
  await expect(page.locator('[data-days] [aria-current]')).toBeFocused()
  await page.keyboard.press('[')
  await page.keyboard.press(']')
  await expect(page).toHaveURL(new RegExp(`day=${day}`))
  await expect(page.locator('[data-days] [aria-current]')).toHaveAccessibleName(/, 2 visits, 1 clash$/)
  await page.getByText('1 clash', { exact: true }).click()
  const overlap = page.getByText(/^Rosa Plover: .*, overlap by 30 min$/)
  await expect(overlap).toBeVisible()
  await page.getByRole('button', { name: `Move ${dirk.name}` }).press('Enter')
  await expect(page.getByText(`Move ${dirk.name}.`)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText(`Move ${dirk.name}.`)).toBeHidden()

  // The list lies over the day: whoever goes on to the day has it in front of them.
  await page.getByText('1 clash', { exact: true }).click()
  await expect(overlap).toBeVisible()
  await page.locator(`[data-visit="${id}"]`).focus()
  await expect(overlap).toBeHidden()
  await page.keyboard.press('a')
  await expect(page.getByText(`Move ${dirk.name}.`)).toBeVisible()
  await dayOf(page, 'Rosa Plover').locator('[data-row]').first().focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowRight')
  const fit = dayOf(page, 'Rosa Plover').getByRole('button', { name: 'Rosa Plover, 4:30–5:30 PM' })
  await expect(fit).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator(`[data-visit="${id}"]`)).toHaveAccessibleName(/^4:30–5:30 PM/)
  await expect(page.locator(`[data-visit="${id}"]`)).toBeFocused()
  await expect(page.getByText('1 clash', { exact: true })).toBeHidden()

  // What can be done with a visit is said where it is pressed: it can be canceled there.
  await expect(page.locator(`[data-visit="${id}"]`)).toHaveAccessibleName(/Monitoring$/)
  await page.locator(`[data-visit="${id}"]`).click()
  await expect(page.getByText(`Move ${dirk.name}.`)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel visit' }).click()
  await page.getByRole('dialog').getByText('Weather').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel visit' }).click()
  await expect(page.locator(`[data-visit="${id}"]`)).toBeHidden()
})

test('a visit is planned, changed and canceled in the job file, and what is typed survives', async ({
  open,
  product,
  token,
  people: { fern },
}) => {
  await aTechnician(product, token, 'Sam Redstart')
  const job = await aJob(product, token, { ...fern, town: 'Girard' })
  const page = await open({ isSignedIn: true, viewport: wide })
  await page.goto(`/ops/intake/${job}/visits`)
  await expect(page.getByRole('heading', { name: 'No visits yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Plan a visit' }).click()
  const dialog = page.getByRole('dialog', { name: `Plan a visit to ${fern.name}` })
  await dialog.getByLabel('Note for who goes').fill('Use the side door.')
  for (const name of ['Cancel', 'Leave and keep draft'])
    await page.getByRole('button', { name, exact: true }).click()
  await page.reload()
  await page.getByRole('button', { name: 'Plan a visit' }).click()
  await expect(dialog.getByText('This is what you typed before')).toBeVisible()
  await expect(dialog.getByLabel('Note for who goes')).toHaveValue('Use the side door.')
  await dialog.getByLabel('Date').fill(daysLater(today, 4))
  await dialog.getByRole('checkbox', { name: 'Sam Redstart' }).check()
  await dialog.getByRole('button', { name: '8:30–10 AM', exact: true }).click()
  await expect(dialog.getByLabel('From')).toHaveValue('08:30')
  await dialog.getByRole('button', { name: 'Save visit' }).click()
  const next = page.getByRole('region', { name: 'Next visit', exact: true })
  await expect(next.getByText(/^\w+, \w+ \d+, 8:30–10 AM$/)).toBeVisible()
  await expect(next.getByText('Sam Redstart')).toBeVisible()
  await page.getByLabel('Add something to do').fill('Take a ladder')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  // It is checked once the outbox has it.
  await page.getByRole('checkbox', { name: 'Take a ladder' }).click()
  await expect(page.getByRole('checkbox', { name: 'Take a ladder' })).toBeChecked()
  await expect(page.getByText(/^Done by Owner/)).toBeVisible()

  await next.getByRole('button', { name: /^Cancel visit/ }).click()
  await page.getByRole('dialog').getByText('Weather').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel visit' }).click()
  await expect(page.getByText('Canceled: Inspection')).toBeVisible()
  // That the visit was planned may still be told beside it.
  const told = page.getByRole('listitem').filter({ hasText: 'Visit canceled' })
  await told.getByRole('button', { name: 'Undo' }).click()
  await expect(next.getByText(/^\w+, \w+ \d+, 8:30–10 AM$/)).toBeVisible()

  await next.getByRole('link', { name: /^Move on the calendar/ }).click()
  await expect(page.getByText(`Move ${fern.name}.`)).toBeVisible()
  await page.getByRole('button', { name: 'Schedule later' }).click()
  await expect(trayOf(page).getByRole('button', { name: fern.name })).toBeVisible()
})

test('the calendar and the visits of a job can be used by everyone', async ({
  open,
  product,
  token,
  people: { gwen },
}) => {
  const tess = await aTechnician(product, token, 'Tess Marlow')
  const job = await aJob(product, token, { ...gwen, town: 'Girard' })
  const when = { on: daysLater(today, 5), from: '08:00', to: '09:00' }
  const id = await aVisit(product, token, { job, kind: 'monitoring', when, people: [tess.id] })
  const page = await open({ isSignedIn: true, viewport: { width: 1280, height: 800 } })
  await page.goto(`/ops/intake?view=calendar&day=${when.on}`)
  await expect(page.locator(`[data-visit="${id}"]`)).toBeVisible()
  await expectAccessible(page, portalLooks, 'calendar')
  await page.locator(`[data-visit="${id}"]`).click()
  await expect(page.getByText(`Move ${gwen.name}.`)).toBeVisible()
  await expectAccessible(page, portalLooks, 'armed')
  await page.goto(`/ops/intake/${job}/visits`)
  await expect(page.getByRole('region', { name: 'Next visit', exact: true })).toBeVisible()
  await expectAccessible(page, portalLooks, 'visits')
  await page.getByRole('button', { name: /^Change/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, portalLooks, 'form')

  await page.route('**/api/visits*', (route) =>
    route.fulfill({ status: 500, json: { detail: 'Out of order.' } }),
  )
  await page.goto(`/ops/intake?view=calendar`)
  await expect(page.getByText('The day couldn’t be loaded')).toBeVisible()
  await expectAccessible(page, portalLooks, 'error')
})
