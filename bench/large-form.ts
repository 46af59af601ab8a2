import type { Page } from '@playwright/test'
import { aPhone, comeAs } from '#test/e2e/a-phone.ts'
import { ask } from '#test/e2e/crew.ts'
import { portalCached } from '#test/e2e/field-device.ts'
import { fillIn } from '#test/e2e/filled-forms.ts'
import { aJob } from '#test/e2e/jobs.ts'
import { minute } from '#platform/time.ts'
import { openSession } from '#test/fault/staff.ts'
import { slowProcessor } from './slow-phone.ts'
import { median } from './statistics.ts'
import type { Subject } from './subject.ts'
import { inTime, type Report } from './table.ts'

const rounds = 5
const sections = 4
const perSection = 50
const longest = 500
const what = `slow processor: a form of ${sections * perSection} fields opened without a connection`
const slug = 'two-hundred-fields'
const title = 'Two hundred fields'

/** A form of 200 fields, half of it answered, opened from its job on a phone without a connection. */
export async function measureLargeForm({ server: { url } }: Subject): Promise<Report> {
  const product = { origin: url }
  const token = await openSession(url)
  const { revision } = await ask(product, 'POST /api/form-templates', {
    token,
    body: { slug, definition: aLargeForm() },
  })
  await ask(product, `POST /api/form-templates/${slug}/publish`, { token, body: { revision } })
  const { id: me } = await ask(product, 'GET /api/auth/me', { token })
  const job = await aJob(product, token, { name: 'Nora Trillium', phone: '330-555-0142', town: 'Boardman' })
  const phone = await aPhone(url)
  try {
    const { page, context } = await phone.start()
    const stored = page.waitForResponse(new RegExp(`/api/forms/${slug}/`), { timeout: minute })
    await comeAs(page, token)
    await portalCached(page)
    await stored
    await fillIn(page, me, [{ form: slug, title, job_id: job, answers: halfAnswered() }])
    await page.goto(`/ops/intake/${job}/forms`)
    await page.getByText(title).first().waitFor()
    await context.setOffline(true)
    await slowProcessor(page)
    const taken: number[] = []
    for (let round = 0; round < rounds; round++) taken.push(await openForm(page))
    return {
      rows: [
        inTime(`${what} for the first time`, taken[0] ?? Number.NaN, longest),
        inTime(`${what} again`, median(taken.slice(1)), longest),
      ],
      notes: [
        `The form: ${sections} sections of ${perSection} fields, half of them answered, a fifth of them shown only by an answer, 8 counted; from the ` +
          `press in the list of its job until its next question can be answered, the processor slowed down 4 times: ${taken.map((ms) => `${ms.toFixed(0)} ms`).join(', ')}.`,
      ],
    }
  } finally {
    await phone.remove()
  }
}

/** Milliseconds, as the page itself sees them; then back to the list. */
async function openForm(page: Page) {
  const ms = await page
    .getByRole('button', { name: title })
    .first()
    .evaluate(
      (row) =>
        new Promise<number>((resolve, reject) => {
          setTimeout(() => reject(new Error('The form did not open.')), 10_000)
          const began = performance.now()
          const seen = new MutationObserver(() => {
            if (!document.querySelector('#docked input, #docked textarea')) return
            seen.disconnect()
            requestAnimationFrame(() => resolve(performance.now() - began))
          })
          seen.observe(document, { subtree: true, childList: true })
          if (row instanceof HTMLElement) row.click()
        }),
    )
  await page.goBack()
  await page.getByText(title).first().waitFor()
  return ms
}

function aLargeForm() {
  return {
    format: 1,
    title: { en: title },
    sections: Array.from({ length: sections }, (_, section) => ({
      id: `part_${section}`,
      title: { en: `Part ${section + 1}` },
      fields: Array.from({ length: perSection }, (_, nth) => aField(section, nth)),
    })),
  }
}

function aField(section: number, nth: number) {
  const id = `f_${section}_${nth}`
  const label = { en: `Question ${section * perSection + nth + 1}` }
  if (nth % 25 === 24) return { id, label, type: 'calculated', formula: `f_${section}_1 + 2.0` }
  if (nth % 5 === 1) return { id, label, type: 'number' }
  if (nth % 5 === 2)
    return {
      id,
      label,
      type: 'short_text',
      show_if: { all: [{ field: `f_${section}_0`, op: 'is', value: 'yes' }] },
    }
  return { id, label, type: 'short_text', need: 'always' }
}

function halfAnswered() {
  const names = Array.from({ length: 2 }, (_, section) =>
    Array.from({ length: perSection }, (_, nth) => [
      `f_${section}_${nth}`,
      nth % 5 === 1 ? nth : `Answer ${nth}`,
    ]),
  ).flat()
  return Object.fromEntries(names.filter(([name]) => !/_(24|49)$/.test(String(name))))
}
