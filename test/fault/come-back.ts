import type { Page } from '@playwright/test'
import { setTimeout as sleep } from 'node:timers/promises'
import { second } from '#platform/time.ts'
import type { aPhone } from '../e2e/a-phone.ts'
import { countOpen } from './basement/device.ts'
import type { Line } from './basement/line.ts'
import { closeList, isThere, tryNow, unsent } from './basement/person.ts'
import type { Colleague } from './colleague.ts'
import type { Stage } from './stage.ts'

export type Office = { stage: Stage; line: Line; start: () => Promise<void> }
/** Someone with a phone. `odd` is what should not have happened. */
export type Desk = Office & {
  phone: Awaited<ReturnType<typeof aPhone>>
  by: Colleague
  page: Page
  odd: string[]
}

/** How many writes get through before the phone dies, and how its screen is opened again. */
type Back = { sentBefore: number; reopen: (page: Page) => Promise<void> }

const patience = 60 * second
const longest = 120 * second

/**
 * The server is down at first, then takes each write and its answer is lost; once the phone dies while it sends. Tells how long it took
 * from the connection until everything was sent, in milliseconds.
 */
export async function comeBack(desk: Desk, { sentBefore, reopen }: Back): Promise<number> {
  const { line, stage, start, by, phone, odd } = desk
  line.dropFirstAnswers(true)
  await stage.server.kill()
  line.mend()
  await tryNow(desk.page)
  if (!(await isThere(desk.page.getByText(/^(?:Offline|No answer) since/))))
    odd.push('Nothing says that there is no answer')
  await closeList(desk.page)
  line.letThrough(sentBefore)
  await start()
  for (const end = Date.now() + patience; line.left() > 0 && Date.now() < end; await sleep(250))
    await tryNow(desk.page)
  const kills: Promise<void>[] = []
  line.beforeNextWrite(async () => void kills.push(phone.kill()))
  line.letThrough(1)
  for (const end = Date.now() + patience; kills.length === 0 && Date.now() < end; await sleep(250))
    await tryNow(desk.page)
  if (kills.length === 0) throw new Error('Nothing was sent, and the phone was not killed')
  await Promise.all(kills)
  Object.assign(desk, await phone.start())
  const { page } = desk
  await reopen(page)
  const begun = performance.now()
  line.letThrough(Infinity)
  for (
    const end = Date.now() + longest;
    ((await countOpen(page, by.id)) > 0 || (await unsent(page).isVisible())) && Date.now() < end;
    await sleep(200)
  )
    await tryNow(page)
  if (await unsent(page).isVisible()) odd.push(`${await unsent(page).innerText()} for good`)
  await closeList(page)
  return performance.now() - begun
}
