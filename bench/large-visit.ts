import { aPhone, comeAs } from '#test/e2e/a-phone.ts'
import { aColleague, ask } from '#test/e2e/crew.ts'
import { portalCached } from '#test/e2e/field-device.ts'
import { aJob, aVisitToday } from '#test/e2e/jobs.ts'
import { jobReadsOn } from '#test/e2e/stored-reads.ts'
import type { Page } from '@playwright/test'
import { setTimeout as sleep } from 'node:timers/promises'
import { trilliumRooms } from '#domain/rooms/the-trillium-rooms.fixture.ts'
import { day, minute, second } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { openSession } from '#test/fault/staff.ts'
import { slowProcessor } from './slow-phone.ts'
import { median } from './statistics.ts'
import type { Subject } from './subject.ts'
import { inTime, type Report } from './table.ts'

const rounds = 5
const points = 60
const daysBefore = 3
const longest = 1 * second
const what = `slow processor: a visit of ${points} points opened without a connection`

/** A visit of 60 points, each read on the three days before, opened from its job on a phone without a connection. */
export async function measureLargeVisit({ server: { url } }: Subject): Promise<Report> {
  const product = { origin: url }
  const token = await openSession(url)
  const tech = await aColleague(product, { first_name: 'Ivy', last_name: 'Wren', role: 'Lead technician' })
  const job = await aJob(product, token, { name: 'Nora Trillium', phone: '330-555-0142', town: 'Boardman' })
  await aVisitToday(product, token, { job, people: [tech.id] })
  await placePoints(product, token, job)
  const phone = await aPhone(url)
  try {
    const { page, context } = await phone.start()
    await comeAs(page, tech.token)
    await portalCached(page)
    await page.goto(`/ops/intake/${job}`)
    for (const end = Date.now() + minute; !(await jobReadsOn(page)).includes('drying') && Date.now() < end;)
      await sleep(200)
    await page.getByRole('button', { name: 'On my way' }).click()
    await page.getByRole('button', { name: 'I’ve arrived' }).click()
    await page.getByRole('link', { name: 'Continue the visit' }).click()
    await page.locator(visitLink).first().waitFor()
    await context.setOffline(true)
    await slowProcessor(page)
    const taken: number[] = []
    for (let round = 0; round < rounds; round++) taken.push(await openVisit(page))
    return {
      rows: [
        inTime(`${what} for the first time`, taken[0] ?? Number.NaN, longest),
        inTime(`${what} again`, median(taken.slice(1)), longest),
      ],
      notes: [
        `The visit: each point read on ${daysBefore} days before; from the press in its job until the pad takes a digit, the processor slowed ` +
          `down 4 times: ${taken.map((ms) => `${ms.toFixed(0)} ms`).join(', ')}.`,
      ],
    }
  } finally {
    await phone.remove()
  }
}

const visitLink = 'a[href$="/readings/now"]'

/** Milliseconds, as the page itself sees them; then back to the file. */
async function openVisit(page: Page) {
  const link = page.locator(visitLink).first()
  const ms = await link.evaluate(
    (link) =>
      new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error('The visit did not open.')), 20_000)
        const began = performance.now()
        const seen = new MutationObserver(() => {
          if (!document.querySelector('[data-number-pad] button')) return
          seen.disconnect()
          requestAnimationFrame(() => resolve(performance.now() - began))
        })
        seen.observe(document, { subtree: true, childList: true })
        if (link instanceof HTMLElement) link.click()
      }),
  )
  await page.goBack()
  await link.waitFor()
  return ms
}

async function placePoints(product: { origin: string }, token: string, job: string) {
  const room_id = newId()
  const room = { ...trilliumRooms.kitchen, chamber: null }
  await ask(product, `POST /api/jobs/${job}/rooms`, { token, body: { ...room, id: room_id } })
  const method = { meter: 'Pin meter', scale: 'Wood, %', is_reference: false, material: 'subfloor' }
  for (let number = 1; number <= points; number++) {
    const id = newId()
    const point = { ...method, id, room_id, number, place: `Wall, ${number} ft from the door` }
    await ask(product, `POST /api/jobs/${job}/points`, { token, body: point })
    for (let ago = daysBefore; ago > 0; ago--) {
      const at = new Date(Date.now() - ago * day).toISOString()
      const reading = { job_id: job, point_id: id, visit_id: null, value: 15 + ago * 3, at }
      await ask(product, `PUT /api/readings/${newId()}`, { token, body: reading })
    }
  }
}
