import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { second } from '#platform/time.ts'
import { aPen } from '../../e2e/a-pen.ts'
import type { Desk } from '../come-back.ts'
import { promisedStored } from '../phone-rounds.ts'
import { isThere } from '../basement/person.ts'
import type { FieldWork } from './plan.ts'
import type { Scene } from './scene.ts'

const patience = 60 * second
export const roomName = 'Kitchen'

/** Four walls, each by a drag and by what the laser says, and the name of the room between them. */
export async function drawRoom(desk: Desk, { job }: Scene, { feet, killedAfterWall }: FieldWork) {
  const reopen = () => openSketch(desk.page, job)
  await reopen()
  for (const nth of [0, 1, 2, 3]) {
    await drawWall(desk.page, nth, feet)
    await wallOf(desk.page, nth).waitFor({ state: 'attached', timeout: patience })
    if (nth !== killedAfterWall) continue
    await sleep(promisedStored)
    await desk.phone.kill()
    Object.assign(desk, await desk.phone.start())
    await reopen()
  }
  const { page, odd } = desk
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Name this room' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: roomName, exact: true }).click()
  const area = `1 room, ${(feet.across * feet.down).toFixed(1)} ft²`
  if (!(await isThere(page.getByText(area)))) odd.push(`The plan doesn’t say "${area}"`)
  await sleep(promisedStored)
}

/** A straight line has no height, and counts as hidden. */
const wallOf = (page: Page, nth: number) => page.locator('[data-plan] [data-walls] > line').nth(nth)

async function openSketch(page: Page, job: string) {
  await page.goto(`/ops/intake/${job}/sketch`)
  await page.locator('[data-plan]').waitFor({ timeout: patience })
  await page.locator('[data-plan] [data-walls]').waitFor({ state: 'attached', timeout: patience })
}

/** Clockwise from the upper left corner: the first two are measured, the third is as long as the first, and the fourth closes the room. */
async function drawWall(page: Page, nth: number, { across, down }: FieldWork['feet']) {
  const { drag, type, wall, still } = aPen(page)
  const set = (feet: number) => type(...String(feet), 'Set wall')
  if (nth === 0) {
    await drag([60, 120], [250, 122])
    return set(across)
  }
  await still()
  const top = await wall(0)
  if (nth === 1) {
    await drag([top.right, top.top], [top.right + 4, top.top + 130])
    return set(down)
  }
  const { right, bottom } = await wall(1)
  if (nth === 2) return drag([right, bottom], [top.left, bottom + 3])
  return drag([top.left, bottom], [top.left, top.top])
}
