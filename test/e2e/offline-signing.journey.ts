import { findBarriers } from './accessibility.ts'
import { aPhone, comeAs } from './a-phone.ts'
import { aColleague, ask } from './crew.ts'
import { portalCached } from './field-device.ts'
import { fillIn } from './filled-forms.ts'
import { aJob } from './jobs.ts'
import { expect, test } from './product.ts'
import {
  agreement,
  draw,
  enterPin,
  fetchForms,
  inkAgreement,
  inkWaiver,
  inked,
  pin,
  readAll,
  readNotice,
  setPin,
  formsStored,
  waiver,
} from './signing.ts'

test.describe.configure({ timeout: 240_000 })

test('T2: two papers are signed in airplane mode on a phone that is handed over, killed midway, and taken back by its PIN alone', async ({
  product,
  token,
}) => {
  const ivy = await aColleague(product, { first_name: 'Ivy', last_name: 'Starling' })
  const job = await aJob(product, token, { name: 'Nora Trillium', phone: '(330) 555-0117', town: 'Boardman' })
  const phone = await aPhone(product.origin)
  try {
    const first = await phone.start()
    await comeAs(first.page, ivy.token)
    await setPin(first.page)
    await portalCached(first.page)
    await formsStored(first.page)
    const [, waived = ''] = await fillIn(first.page, ivy.id, [
      { form: 'work-authorization-ohio', job_id: job, answers: agreement },
      { form: 'emergency-waiver', job_id: job, answers: waiver },
    ])
    await first.context.setOffline(true)
    await first.page.goto(`/ops/forms/sign/${job}`)
    await expect(first.page.getByRole('heading', { name: 'Nora, this is what you sign' })).toBeVisible()
    await expect(first.page.getByRole('navigation')).toHaveCount(0)

    await inkAgreement(first.page)
    await expect(first.page.getByRole('button', { name: 'Sign 1 of 2' })).toHaveAttribute(
      'aria-disabled',
      'false',
    )
    await inked(first.page)
    await phone.kill()

    // Back with all ink, whatever address is asked for.
    const { page } = await phone.start({ offline: true })
    for (const path of ['/ops/dashboard', '/ops/profile', `/ops/intake/${job}`, '/ops/roles']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'Nora, this is what you sign' })).toBeVisible()
      await expect(page.getByRole('navigation')).toHaveCount(0)
      expect(new URL(page.url()).pathname).toBe(`/ops/forms/sign/${job}`)
    }
    await page.goBack().catch(() => {})
    await expect(page.getByRole('heading', { name: 'Nora, this is what you sign' })).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('img', { name: 'Owner or authorized person: 2 strokes' })).toBeVisible()
    await page.getByRole('button', { name: 'Sign 1 of 2' }).click()

    await expect(page.getByText('Emergency Need and Waiver of Cancellation, paper 2 of 2')).toBeVisible()
    await inkWaiver(page)
    await page.getByRole('button', { name: 'Sign 2 of 2' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you, Nora.' })).toBeVisible()

    await page.getByRole('button', { name: 'Hand the phone back to Ivy' }).click()
    await enterPin(page, '1111')
    await expect(page.getByText('Wrong PIN. 4 tries are left.')).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Back to Ivy', exact: true }).click()
    await enterPin(page, '2222')
    await expect(page.getByText('Wrong PIN. 3 tries are left.')).toBeVisible()
    await enterPin(page, pin)
    await expect(page.getByRole('navigation').first()).toBeVisible()
    expect(new URL(page.url()).pathname).toContain(`/ops/intake/${job}`)
    // What is complete went into the outbox by itself, with the notice that was read. The company signs the agreement, which waits for that.
    await expect(page.getByText('2 forms submitted')).toBeVisible()
    // What was signed and can't be sent yet is read on the phone all the same, ink and statement included.
    await page.goto(`/ops/forms/fill/${waived}`)
    const copy = page.getByRole('region', { name: 'Copy on this phone' })
    await expect(copy.getByRole('img', { name: /^Owner or authorized person: Nora Trillium/ })).toBeVisible()
    await expect(copy.getByRole('img', { name: 'Your statement, in your own handwriting' })).toBeVisible()
    await expect(copy.getByText(/^Signed by Nora Trillium/)).toBeVisible()
    expect(await findBarriers(page)).toEqual([])
    await page.goto(`/ops/forms/sign/${job}`)
    await expect(page.getByRole('heading', { name: 'Nothing to sign here' })).toBeVisible()
  } finally {
    await phone.remove()
  }
})

test('after five wrong PINs only signing in takes the phone back, and another tab is as locked as the first', async ({
  product,
  open,
  token,
}) => {
  const ivy = await aColleague(product, { first_name: 'Ivo', last_name: 'Starling' })
  const job = await aJob(product, token, { name: 'Nora Trillium', phone: '(330) 555-0117', town: 'Boardman' })
  const page = await open({ signedInAs: ivy.token, serviceWorkers: 'allow' })
  await page.goto('/ops/dashboard')
  await setPin(page)
  await fetchForms(page)
  await fillIn(page, ivy.id, [{ form: 'work-authorization-ohio', job_id: job, answers: agreement }])
  const tab = await page.context().newPage()
  await tab.goto('/ops/dashboard')
  await expect(tab.getByRole('navigation').first()).toBeVisible()
  await page.goto(`/ops/forms/sign/${job}`)
  await expect(page.getByRole('heading', { name: 'Nora, this is what you sign' })).toBeVisible()
  await expect(tab.getByRole('heading', { name: 'Nora, this is what you sign' })).toBeVisible()

  await page.goto('/ops/login')
  await expect(page.getByRole('heading', { name: 'Nora, this is what you sign' })).toBeVisible()
  await page.getByRole('button', { name: 'Back to Ivo' }).click()
  for (const wrong of ['1111', '2222', '3333', '4444', '5555']) await enterPin(page, wrong)
  await expect(page.getByText('The PIN was entered wrong five times.')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Back to Ivo' }).click()
  await expect(page.getByLabel('PIN')).toHaveCount(0)
  await page.getByLabel('Your password', { exact: true }).fill(ivy.password)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('navigation').first()).toBeVisible()
  await expect(tab.getByRole('heading', { name: 'Nora, this is what you sign' })).toHaveCount(0)
})

test('whoever can’t draw types their initials and their name, and the day to cancel is the one that counts from today', async ({
  product,
  open,
  token,
}) => {
  const ivy = await aColleague(product, { first_name: 'Iva', last_name: 'Starling' })
  const job = await aJob(product, token, { name: 'Nora Trillium', phone: '(330) 555-0117', town: 'Boardman' })
  const page = await open({ signedInAs: ivy.token, viewport: { width: 320, height: 640 } })
  await page.clock.install({ time: new Date('2026-11-10T22:00:00-05:00') })
  await page.goto('/ops/dashboard')
  await setPin(page)
  await fetchForms(page)
  await fillIn(page, ivy.id, [{ form: 'work-authorization-ohio', job_id: job, answers: agreement }])
  await page.goto(`/ops/forms/sign/${job}`)
  await expect(
    page.getByRole('heading', { name: 'You can cancel until midnight Saturday, November 14' }),
  ).toBeVisible()
  await expect(page.getByText('Veterans Day doesn’t count.')).toBeVisible()
  // The phone lies there for some days, past a midnight and a Sunday: what counts is the day on which it is signed.
  await page.clock.setSystemTime(new Date('2026-11-13T00:00:10-05:00'))
  await page.clock.runFor(20_000)
  await expect(
    page.getByRole('heading', { name: 'You can cancel until midnight Tuesday, November 17' }),
  ).toBeVisible()
  await expect(page.getByText('Sunday doesn’t count.')).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  await readAll(page)
  await readNotice(page)
  await page.getByRole('button', { name: 'Type your initials instead' }).click()
  await page.keyboard.type('NT')
  await page.getByRole('button', { name: 'Type your name instead' }).click()
  expect(await findBarriers(page)).toEqual([])
  await page.getByLabel('My typed name is my signature').check()
  // How their copy comes is for them to choose.
  await expect(page.getByText('Choose how you get your copy.')).toBeVisible()
  await page.getByRole('radio', { name: 'Text it to' }).check()
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Thank you, Nora.' })).toBeVisible()
})

test('where the session of whoever handed the phone over has ended, a sign-in opens it and finds what was drawn', async ({
  product,
  open,
  token,
}) => {
  const ivy = await aColleague(product, { first_name: 'Ines', last_name: 'Starling' })
  const job = await aJob(product, token, { name: 'Nora Trillium', phone: '(330) 555-0117', town: 'Boardman' })
  const page = await open({ signedInAs: ivy.token })
  await page.goto('/ops/dashboard')
  await setPin(page)
  await fetchForms(page)
  await fillIn(page, ivy.id, [{ form: 'work-authorization-ohio', job_id: job, answers: agreement }])
  await page.goto(`/ops/forms/sign/${job}`)
  await draw(page, 'Owner or authorized person')
  await inked(page)

  await ask(product, 'POST /api/auth/logout', { token: ivy.token })
  await page.goto('/ops/dashboard')
  await expect(page.getByText('You were signed out here.')).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('Username').fill(ivy.username)
  await page.getByLabel('Password', { exact: true }).fill(ivy.password)
  await page.getByRole('button', { name: 'LOGIN' }).click()
  await expect(page.getByRole('navigation').first()).toBeVisible()
  expect(new URL(page.url()).pathname).toContain(`/ops/intake/${job}`)
  await page.goto(`/ops/forms/sign/${job}`)
  await expect(page.getByRole('img', { name: 'Owner or authorized person: 2 strokes' })).toBeVisible()
})
