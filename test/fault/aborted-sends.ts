import { createHash, randomInt } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { second } from '#platform/time.ts'
import { median } from '../../bench/statistics.ts'
import { openPage, openPhone } from './bad-line.ts'
import type { Fault } from './fault.ts'
import type { Problems } from './findings.ts'
import type { Stage } from './stage.ts'
import type { Ledger } from './visitor.ts'

const atOnce = 2
/** Sooner than this a form looks as if a program had sent it. */
const humanMs = 1100
const longestRound = 120 * second
const pause = 50

/** What became of one Send. */
type Sent = {
  toFirstWord: number
  toReference: number
  failures: number
  photoFailures: number
  problems: Problems
}

/** People send the form on a bad line: each Send ends in a reference, or in words beside the button with everything kept. */
export const abortedSends: Fault = {
  name: 'one request in five cut off, on slow 4G',
  short: 2,
  long: 50,
  needsDisk: false,
  play,
}

async function play(stage: Stage, times: number) {
  const browser = await openPhone()
  const rounds: Sent[] = []
  let begun = 0
  async function ask() {
    while (begun < times) rounds.push(await playRound(browser, stage, begun++))
  }
  await Promise.all(Array.from({ length: atOnce }, ask)).finally(() => browser.close())

  const problems = rounds.flatMap((round) => round.problems)
  const straight = rounds.filter(({ failures }) => failures === 0)
  const words = rounds.reduce((sum, { failures }) => sum + failures, 0)
  const photoWords = rounds.reduce((sum, { photoFailures }) => sum + photoFailures, 0)
  return {
    checks: [{ what: 'every Send ends in a reference, or in words with everything kept', problems }],
    silences: rounds.map(({ toReference }) => toReference),
    remarks: [
      `back after: from Send to the reference; ${straight.length} of ${times} at the first try, in ${inSeconds(median(straight.map(({ toReference }) => toReference)))} (median)`,
      `first word or reference after ${inSeconds(Math.max(...rounds.map(({ toFirstWord }) => toFirstWord)))} at most`,
      `${words} times "not sent yet" beside the button, ${photoWords} times at a photo; every photo in`,
    ],
  }
}

async function playRound(browser: Browser, { url, ledger }: Stage, nth: number): Promise<Sent> {
  const page = await openPage(browser, `${url()}/contact?loss=burst-pipe`)
  try {
    watch(page, ledger)
    await page.getByLabel('Name').fill(`Visitor ${nth}`)
    await page.getByLabel('Phone', { exact: true }).fill('(330) 555-0117')
    await page.waitForFunction((ms) => performance.now() > ms, humanMs)
    const sent = await send(page, `Visitor ${nth}`)
    const photos =
      sent.problems.length === 0 ? await sendPhoto(page, ledger, url()) : { failures: 0, problems: [] }
    return { ...sent, photoFailures: photos.failures, problems: [...sent.problems, ...photos.problems] }
  } finally {
    await page.context().close()
  }
}

/** Presses Send, and again whenever it is said that nothing was sent. */
async function send(page: Page, name: string) {
  const begun = performance.now()
  const result = {
    toFirstWord: Infinity,
    toReference: Infinity,
    failures: 0,
    photoFailures: 0,
    problems: new Array<string>(),
  }
  await page.locator('[data-send] button').click({ noWaitAfter: true })
  while (performance.now() - begun < longestRound) {
    const state = await look(page)
    const after = performance.now() - begun
    if (state.kind !== 'nothing') result.toFirstWord = Math.min(result.toFirstWord, after)
    if (state.kind === 'there') return { ...result, toReference: after }
    if (state.kind === 'failed') {
      result.failures++
      const { top, bottom, room } = state
      if (top < 0 || bottom > room + 1)
        result.problems.push(`${name} was told where nobody looks: from ${top} to ${bottom} px of ${room}`)
      if (state.name !== name) result.problems.push(`${name} finds "${state.name}" in the form`)
      await page
        .getByRole('button', { name: 'Try again now' })
        .click({ noWaitAfter: true, timeout: second })
        .catch(() => {})
    }
    await page.waitForTimeout(pause)
  }
  return { ...result, problems: [...result.problems, `${name} saw neither a reference nor words in time`] }
}

type Look =
  | { kind: 'nothing' }
  | { kind: 'there' }
  | { kind: 'failed'; top: number; bottom: number; room: number; name: string }

/** What stands on the page now. */
async function look(page: Page): Promise<Look> {
  try {
    return await page.evaluate<Look>(() => {
      const shown = (selector: string) => {
        const found = document.querySelector<HTMLElement>(selector)
        return found?.offsetParent ? found : undefined
      }
      if (shown('[data-receipt]') ?? shown('[data-received]')) return { kind: 'there' }
      const panel = shown('[data-failed]')
      const isTrying = document.querySelector('[data-failed-again]')?.ariaDisabled === 'true'
      if (!panel || isTrying) return { kind: 'nothing' }
      const { top, bottom } = panel.getBoundingClientRect()
      const name = document.querySelector<HTMLInputElement>('[name=name]')?.value ?? ''
      return { kind: 'failed', top, bottom, room: innerHeight, name }
    })
  } catch {
    return { kind: 'nothing' }
  }
}

/** Adds a photo on the confirmation, until it is in; what fails must say so. */
async function sendPhoto(page: Page, ledger: Ledger, url: string) {
  const begun = performance.now()
  let failures = 0
  const buffer = await takePhoto()
  const part = page.locator('[data-photos-part]')
  while (performance.now() - begun < longestRound && !(await part.isVisible()))
    await page.waitForTimeout(pause)
  await part.locator('input').setInputFiles({ name: 'room.jpg', mimeType: 'image/jpeg', buffer })
  while (performance.now() - begun < longestRound) {
    if (await page.getByText('1 photo is in').isVisible()) {
      const id = await page.evaluate(() =>
        String(Object.values(localStorage).map((text) => JSON.parse(text).id)[0]),
      )
      const sha256 = createHash('sha256').update(buffer).digest('hex')
      ledger.sent.get(id)?.photos.push({ sha256, bytes: buffer })
      return { failures, problems: [] }
    }
    const again = page.getByRole('button', { name: 'Try again: room.jpg' })
    if (await again.isVisible()) {
      failures++
      await again.click({ timeout: second }).catch(() => {})
    }
    await page.waitForTimeout(pause)
  }
  return { failures, problems: [`the photo of ${url} neither came in nor said so`] }
}

/** Remembers what went out under which id, and which reference came back. */
function watch(page: Page, ledger: Ledger) {
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/leads')) return
    const body = request.postData() ?? ''
    const { id }: { id: string } = JSON.parse(body)
    if (!ledger.sent.has(id)) ledger.sent.set(id, { id, body, photos: [] })
  })
  page.on('response', async (response) => {
    if (!response.url().endsWith('/api/leads') || !response.ok()) return
    const receipt: { id: string; reference: string } | null = await response.json().catch(() => null)
    if (receipt) ledger.acknowledged.set(receipt.id, receipt.reference)
  })
}

/** Small enough to travel as it is: the browser shrinks only what it can better. */
async function takePhoto(): Promise<Buffer<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 110 + randomInt(40), sigma: 30 } as const
  const create = { width: 320, height: 240, channels: 3, background: 'black', noise } as const
  return Buffer.from(await sharp({ create }).jpeg({ quality: 40 }).toBuffer())
}

function inSeconds(milliseconds: number) {
  return `${(milliseconds / second).toFixed(2)} s`
}
