import { second } from '#platform/time.ts'
import { jobEquipment as words } from '#ops/words/en-job-equipment.ts'
import { isThere } from '../basement/person.ts'
import type { Desk } from '../come-back.ts'
import { grayPhoto } from '../gray-photo.ts'
import type { Moved } from './plan.ts'
import type { Scene } from './scene.ts'

const patience = 60 * second

/** The unit is brought to the kitchen, stood in the hall and pulled again, each time with a photo of it. */
export async function moveUnit(desk: Desk, { job, unit }: Scene, moves: readonly Moved[]) {
  const reopen = () => desk.page.goto(`/ops/intake/${job}/equipment`)
  await reopen()
  for (const { move, brightness, isKilledAfter } of moves) {
    const { page, odd } = desk
    const number = page.getByLabel(words.scan.number)
    await number.waitFor({ timeout: patience })
    await number.fill(unit)
    await number.press('Enter')
    const panel = page.getByRole('region', { name: unit })
    if (move === 'pulled') await panel.getByRole('button', { name: words.verbs.pulled }).click()
    await takePhoto(desk, brightness)
    await panel.getByRole('button', { name: choices[move] }).click()
    if (!(await isThere(page.getByRole('status').filter({ hasText: said[move](unit) }))))
      odd.push(`Nothing says that ${unit} was ${move}`)
    if (!isKilledAfter) continue
    // What is said to be done is stored: the phone may die at once.
    await desk.phone.kill()
    Object.assign(desk, await desk.phone.start())
    await reopen()
  }
}

async function takePhoto({ page, odd }: Desk, brightness: number) {
  const [chooser, buffer] = await Promise.all([
    page.waitForEvent('filechooser'),
    grayPhoto(brightness),
    page.getByRole('button', { name: words.photo, exact: true }).click(),
  ])
  await chooser.setFiles({ name: `unit-${brightness}.jpg`, mimeType: 'image/jpeg', buffer })
  if (!(await isThere(page.getByRole('button', { name: words.photoTaken }))))
    odd.push('Nothing says that the photo was added')
}

const choices = { placed: /^Kitchen/, moved: /^Hall/, pulled: /^Good$/ }
const said = {
  placed: (unit: string) => words.done.placed(unit, 'Kitchen'),
  moved: (unit: string) => words.done.moved(unit, 'Hall'),
  pulled: (unit: string) => words.done.pulled(unit, words.days({ least: 1, most: 1 })),
}
