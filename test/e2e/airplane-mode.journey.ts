import type { Page } from '@playwright/test'
import { aPhone, comeAs } from './a-phone.ts'
import { aColleague, ask } from './crew.ts'
import { portalCached } from './field-device.ts'
import { fillIn, sampleOf } from './filled-forms.ts'
import { aJob, aVisitToday } from './jobs.ts'
import { aBurst } from './photographs.ts'
import { expect, test } from './product.ts'
import {
  agreement,
  enterPin,
  formsStored,
  inkAgreement,
  inked,
  inkWaiver,
  pin,
  setPin,
  waiver,
} from './signing.ts'
import { jobReadsOn } from './stored-reads.ts'

test.describe.configure({ timeout: 300_000 })

const many = 40
const filled = ['daily-job-log', 'equipment-log', 'site-safety', 'scope-worksheet']

test('T1: two signatures, six forms and forty photos are done in airplane mode on a phone that is killed twice, and all are received once', async ({
  product,
  token,
}) => {
  const ivy = await aColleague(product, { first_name: 'Ivy', last_name: 'Starling' })
  const job = await aJob(product, token, { name: 'Nora Trillium', phone: '(330) 555-0117', town: 'Boardman' })
  await aVisitToday(product, token, { job, people: [ivy.id] })
  const received = async () => {
    const forms = await ask(product, `GET /api/submissions?job=${job}`, { token })
    const photos = await ask(product, `GET /api/jobs/${job}/photos`, { token })
    return {
      forms: forms.items.map(({ form }: { form: string }) => form),
      photos: photos.items.map(({ sha256 }: { sha256: string }) => sha256),
    }
  }
  const phone = await aPhone(product.origin)
  try {
    const first = await phone.start()
    await comeAs(first.page, ivy.token)
    await setPin(first.page)
    await portalCached(first.page)
    await formsStored(first.page)
    await expect.poll(() => jobReadsOn(first.page)).toContain('photos')
    const [, , ...forms] = await fillIn(first.page, ivy.id, [
      { form: 'work-authorization-ohio', job_id: job, answers: agreement },
      { form: 'emergency-waiver', job_id: job, answers: waiver },
      ...filled.map((form) => ({ form, job_id: job, answers: sampleOf(form) })),
    ])

    await first.context.setOffline(true)
    await first.page.goto(`/ops/forms/sign/${job}`)
    await inkAgreement(first.page)
    await inked(first.page)
    await phone.kill()

    const second = await phone.start({ offline: true })
    await second.page.goto('/ops/dashboard')
    await second.page.getByRole('button', { name: 'Sign 1 of 2' }).click()
    await expect(
      second.page.getByText('Emergency Need and Waiver of Cancellation, paper 2 of 2'),
    ).toBeVisible()
    await inkWaiver(second.page)
    await second.page.getByRole('button', { name: 'Sign 2 of 2' }).click()
    await handBack(second.page)
    await expect(second.page.getByText('2 forms submitted')).toBeVisible()
    for (const id of forms) await submit(second.page, id)
    await takePhotos(second.page, job)
    await phone.kill()

    const { page, context } = await phone.start({ offline: true })
    await page.goto('/ops/dashboard')
    await expect(page.getByRole('button', { name: /not sent/ })).toBeVisible()
    expect((await received()).forms).toEqual([])
    await context.setOffline(false)
    await expect(page.getByRole('button', { name: /not sent/ })).toBeHidden({ timeout: 120_000 })

    const { forms: sent, photos: hashes } = await received()
    // The agreement waits for the company’s signature; its notice doesn’t.
    expect(sent.toSorted()).toEqual([...filled, 'emergency-waiver', 'notice-of-cancellation'].toSorted())
    expect(new Set(hashes).size).toBe(many)
    expect(hashes).toHaveLength(many)
  } finally {
    await phone.remove()
  }
})

async function handBack(page: Page) {
  await expect(page.getByRole('heading', { name: 'Thank you, Nora.' })).toBeVisible()
  await page.getByRole('button', { name: 'Hand the phone back to Ivy' }).click()
  await enterPin(page, pin)
  await expect(page.getByRole('navigation').first()).toBeVisible()
}

async function submit(page: Page, id: string) {
  await page.goto(`/ops/forms/fill/${id}`)
  await page.getByRole('button', { name: 'Submit form' }).click()
  await expect(page.getByRole('heading', { name: 'Saved on this phone' })).toBeVisible()
}

async function takePhotos(page: Page, job: string) {
  await page.goto(`/ops/intake/${job}/photos`)
  await page
    .locator('input[type=file][multiple]')
    .first()
    .setInputFiles(await aBurst(many))
  await expect(page.getByText(/^Saving photo/)).toBeVisible()
  await expect(page.getByText(/^Saving photo/)).toBeHidden({ timeout: 120_000 })
}
