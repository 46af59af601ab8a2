import type { Page } from '@playwright/test'
import { setTimeout as sleep } from 'node:timers/promises'
import { second } from '#platform/time.ts'
import { portalCached } from '../../e2e/field-device.ts'
import { jobReadsOn, readsOn } from '../../e2e/stored-reads.ts'
import { readDevice } from '../basement/device.ts'
import { isThere, openDesk } from '../basement/person.ts'
import { comeBack, type Desk, type Office } from '../come-back.ts'
import { onAPhone, promisedStored, type Taken } from '../phone-rounds.ts'
import { findMoves } from './find-moves.ts'
import { findReadings } from './look-after.ts'
import { moveUnit } from './moves.ts'
import type { VisitPlan } from './plan.ts'
import { setScene, type Scene } from './scene.ts'

const patience = 60 * second

/** One phone of a technician, from the sign-in until all that was read and moved, and the closing, is with the server. */
export async function playVisit(office: Office, plan: VisitPlan): Promise<Taken> {
  const { stage, line } = office
  const scene = await setScene(stage.url(), plan)
  stage.ledger.entered.add(scene.job)
  return onAPhone(office, scene.by, async (desk) => {
    await download(desk)
    line.cut()
    Object.assign(desk, await desk.phone.start())
    const reopen = (page: Page) => openReadings(page, scene)
    await reopen(desk.page)
    for (const { place, value, isKilledAfter } of plan.points) {
      await arriveAt(desk, place)
      await type(desk.page, String(value))
      if (!isKilledAfter) continue
      await isThere(desk.page.getByText(String(value)).first())
      await sleep(promisedStored)
      await desk.phone.kill()
      Object.assign(desk, await desk.phone.start())
      await reopen(desk.page)
    }
    for (const { place, fahrenheit, humidity } of plan.air) {
      await arriveAt(desk, place)
      await type(desk.page, `${fahrenheit}${humidity}`)
    }
    if (!(await isThere(desk.page.getByRole('heading', { name: /^All \d+ read\.$/ }))))
      desk.odd.push('Not all was read at the end')
    await sleep(promisedStored) // The next page ends this one.
    await moveUnit(desk, scene, plan.moves)
    await reopen(desk.page)
    await closeVisit(desk)
    const silence = await comeBack(desk, { sentBefore: plan.sentBefore, reopen })
    const { entries } = await readDevice(desk.page, scene.by.id)
    const found = await findReadings(stage.url(), { scene, plan, entries })
    const moves = await findMoves(stage, scene, plan.moves)
    return {
      acknowledged: found.acknowledged,
      lost: [...found.lost, ...moves.lost],
      doubled: [...found.doubled, ...moves.doubled],
      odd: [...desk.odd, ...found.odd, ...moves.odd],
      silence,
    }
  })
}

/** Until the job, with what was measured there, and the units of the company are on the phone. */
async function download({ page, by, phone }: Desk) {
  await openDesk(page, by)
  await portalCached(page)
  for (const end = Date.now() + patience; Date.now() < end; await sleep(100))
    if ((await jobReadsOn(page)).includes('drying') && (await readsOn(page)).includes('field')) break
  // The browser writes a token down seconds after it got it, or as it closes.
  await phone.close()
}

async function openReadings(page: Page, { job, visit }: Scene) {
  await page.goto(`/ops/intake/${job}/readings/${visit}`)
  await page.getByRole('heading', { level: 2 }).first().waitFor({ timeout: patience })
}

/** Whoever isn't there can't go on: each of the other places would be waited for as long. */
async function arriveAt({ page }: Desk, place: string) {
  const heading = page.getByRole('heading', { level: 2, name: place, exact: true })
  if (!(await isThere(heading))) throw new Error(`${place} was not reached`)
  // Until then a digit would belong to the number before.
  await page.locator('[data-just-saved]').waitFor({ state: 'detached' })
}

async function type(page: Page, digits: string) {
  for (const digit of digits) await page.keyboard.press(digit)
}

async function closeVisit({ page, odd }: Desk) {
  await page.getByRole('button', { name: 'Lock the readings' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lock the readings' }).click()
  if (!(await isThere(page.getByRole('heading', { name: 'The readings are locked' }))))
    odd.push('The visit was not closed')
}
