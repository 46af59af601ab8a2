import type { Page } from '@playwright/test'
import { expectAccessible, portalLooks } from './accessibility.ts'
import { aPhone, comeAs } from './a-phone.ts'
import { aColleague, ask } from './crew.ts'
import { portalCached } from './field-device.ts'
import { fillIn, sampleOf } from './filled-forms.ts'
import { aJob, aVisitToday } from './jobs.ts'
import { takePhoto, twoPhotographs } from './photographs.ts'
import { expect, test } from './product.ts'
import { fetchForms, rows } from './signing.ts'

test('T5: a form is begun, filled in with photos and submitted without a connection, on a phone that is killed midway, and received once', async ({
  product,
  token,
  people: { ann },
}) => {
  const tech = await aColleague(product, { first_name: 'Ivy', last_name: 'Aster' })
  const job = await aJob(product, token, { ...ann, town: 'Boardman' })
  await aVisitToday(product, token, { job, people: [tech.id] })
  const received = async () => (await ask(product, `GET /api/submissions?job=${job}`, { token })).items
  const phone = await aPhone(product.origin)
  try {
    // A browser writes down seconds later who is signed in: before that a kill would be no kill of a phone in the field.
    const evening = await phone.start()
    await comeAs(evening.page, tech.token)
    await portalCached(evening.page)
    await phone.close()
    const first = await phone.start()
    await first.page.goto('/ops/dashboard')
    await portalCached(first.page)
    const address = await begin(first.page, job)
    await expect(first.page.getByText(ann.name)).toBeVisible()
    await expectAccessible(first.page, portalLooks, 'a form that is filled in')

    await first.context.setOffline(true)
    const stored = () => rows(first.page, 'portal-', 'form_answers')
    const before = await stored()
    await first.page.getByRole('textbox', { name: 'Prepared for' }).fill('Millrace Mutual')
    await expect.poll(stored).toBeGreaterThan(before)
    await first.page.keyboard.press('Enter')
    const typed = await stored()
    const [cover, wall] = await twoPhotographs()
    await takePhoto(first.page, cover)
    await expect.poll(stored).toBeGreaterThan(typed)
    await expect(first.page.locator('#docked').getByText('1 photo', { exact: true })).toBeVisible()
    await expect(first.page.getByText(/^Saved/)).toBeVisible()
    await phone.kill()

    const second = await phone.start({ offline: true })
    await second.page.goto(address)
    const { page } = second
    await expect(page.getByText('Millrace Mutual')).toBeVisible()
    await page.getByRole('button', { name: 'Add a row' }).click()
    await page.getByRole('radio', { name: 'Kitchen' }).click()
    await page.getByRole('radio', { name: 'Before' }).click()
    await takePhoto(page, wall)
    await page.getByRole('button', { name: 'Done', exact: true }).click()
    await page.getByRole('button', { name: /^Next: Notes/ }).click()
    await page.getByRole('button', { name: 'Next: check and submit' }).click()
    await expect(page.getByText('Everything that is needed is answered.')).toBeVisible()
    await expectAccessible(page, portalLooks, 'the end of a form')
    await page.getByRole('button', { name: 'Submit form' }).click()
    await expect(page.getByRole('heading', { name: 'Saved on this phone' })).toBeVisible()
    expect(await received()).toEqual([])

    await second.context.setOffline(false)
    await expect(page.getByRole('heading', { name: /^Received/ })).toBeVisible({ timeout: 60_000 })
    const [submission, ...others] = await received()
    expect(others).toEqual([])
    expect(submission).toMatchObject({ form: 'photo-report', job_id: job, state: 'submitted' })
    const { answers, blobs } = await ask(product, `GET /api/submissions/${submission.id}`, { token })
    expect(answers).toMatchObject({ prepared_for: 'Millrace Mutual', customer: ann.name })
    expect(blobs).toHaveLength(2)

    // What the office wants fixed is on the phone where it is read: without a connection too.
    const reason = 'Add the room of the second photo.'
    await ask(product, `POST /api/submissions/${submission.id}/request-fix`, {
      token,
      body: { revision: 1, reason },
    })
    // What was read before is stored by then, or was asked for in vain.
    const asked = Date.now()
    await page.goto('/ops/dashboard')
    await expect(page.getByText(reason)).toBeVisible()
    const inTime = { timeout: 60_000 }
    const storedAt = (table: string, what: string) =>
      page.evaluate(readAt, { personId: tech.id, table, what })
    await expect.poll(() => storedAt('reads', '"fixes"'), inTime).toBeGreaterThan(asked)
    await expect.poll(() => storedAt('jobs', '"forms"'), inTime).toBeGreaterThan(asked)
    await second.context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { name: '1 form needs a fix' })).toBeVisible()
    await page.getByText(reason).click()
    await expect(page.getByRole('button', { name: /Photo Report.*Needs you/ })).toBeVisible()
  } finally {
    await phone.remove()
  }
})

type Kept = { personId: string; table: string; what: string }

/** Runs in the page: when what is on this device was read. */
async function readAt({ personId, table, what }: Kept) {
  const answered = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((done) => request.addEventListener('success', () => done(request.result)))
  const database = await answered(indexedDB.open(`portal-${personId}`))
  const rows = await answered(database.transaction(table).objectStore(table).getAll())
  database.close()
  return Math.max(0, ...rows.filter(({ key }) => key.includes(what)).map(({ at }) => at))
}

test('what is missing in a form is listed at its end with the way to it, and an answer can be opened again', async ({
  open,
  product,
  token,
  people: { ann },
}) => {
  const job = await aJob(product, token, { ...ann, town: 'Boardman' })
  const page = await open({ isSignedIn: true, viewport: { width: 320, height: 640 } })
  await begin(page, job)
  await page.getByRole('button', { name: /^Report: / }).click()
  for (const next of ['Front of the house', 'Photos by room and phase', 'Notes', 'check and submit'])
    await page.getByRole('button', { name: `Next: ${next}` }).click()
  await expect(page.getByText('2 answers are missing')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Submit form' })).toBeDisabled()
  await expectAccessible(page, portalLooks, 'what is missing in a form')
  await page.getByRole('button', { name: /^Front of the house/ }).click()
  await expect(page.getByRole('heading', { name: 'Front of the house' })).toBeVisible()
  await page.getByRole('button', { name: `${ann.name}. Change Customer` }).click()
  await page.getByRole('textbox').fill('Ann and Paul Miller')
  await expect(page.getByText(`The job says: ${ann.name}`)).toBeVisible()
  await page.getByRole('button', { name: 'Use what the job says' }).click()
  await expect(page.getByRole('textbox')).toHaveValue(ann.name)
})

test('T9: a form that the server refuses as it is submitted is the draft that it was, is changed, stays so, and is submitted again', async ({
  open,
  product,
  token,
  people: { ann },
}) => {
  const job = await aJob(product, token, { ...ann, town: 'Boardman' })
  const page = await open({ isSignedIn: true })
  await page.goto('/ops/dashboard')
  await fetchForms(page)
  const owner = (await ask(product, 'GET /api/auth/me', { token })).id
  const [id] = await fillIn(page, owner, [{ form: 'invoice', job_id: job, answers: sampleOf('invoice') }])
  const detail = 'This form can’t be taken as it is.'
  await page.route('**/api/submissions/*', (route) =>
    route.fulfill({ status: 422, json: { code: 'invalid', detail } }),
  )
  await page.goto(`/ops/forms/fill/${id}`)
  await page.getByRole('button', { name: 'Submit form' }).click()
  await expect(page.getByText(detail)).toBeVisible()
  await page.getByRole('button', { name: /Change Insurance company$/ }).click()
  await page.getByRole('textbox').fill('Millrace Mutual')
  await expect(page.getByText(/^Saved/)).toBeVisible()
  await page.reload()
  await expect(page.getByText('Millrace Mutual')).toBeVisible()

  await page.unroute('**/api/submissions/*')
  await page.getByRole('button', { name: 'Submit form' }).click()
  await expect(page.getByRole('heading', { name: /^Received/ })).toBeVisible()
  const { answers } = await ask(product, `GET /api/submissions/${id}`, { token })
  expect(answers).toMatchObject({ carrier: 'Millrace Mutual' })
})

async function begin(page: Page, job: string) {
  await page.goto(`/ops/forms/fill/new?form=photo-report&job=${job}`)
  await page.waitForURL(/\/ops\/forms\/fill\/[\da-f-]{36}$/)
  await expect(page.getByRole('heading', { name: 'Photo Report' })).toBeVisible()
  return new URL(page.url()).pathname
}
