import type { Page } from '@playwright/test'
import { setTimeout as sleep } from 'node:timers/promises'
import { second } from '#platform/time.ts'
import { aPhone } from '../../e2e/a-phone.ts'
import { portalCached } from '../../e2e/field-device.ts'
import { keysOn } from '../../e2e/stored-reads.ts'
import { countOpen, readDevice } from '../basement/device.ts'
import type { Line } from '../basement/line.ts'
import { closeList, isThere, login, tryNow, unsent } from '../basement/person.ts'
import { addColleague, type Colleague } from '../colleague.ts'
import { openSession } from '../staff.ts'
import type { Stage } from '../stage.ts'
import type { Call, CallsPlan } from './plan.ts'
import { findCalls } from './look-after.ts'

/** `silence`: from when the connection stays until everything is sent, in milliseconds. */
export type Taken = {
  acknowledged: number
  lost: string[]
  doubled: string[]
  odd: string[]
  silence: number
}

export type Office = { stage: Stage; line: Line; start: () => Promise<void> }

type Desk = Office & { phone: Awaited<ReturnType<typeof aPhone>>; by: Colleague; page: Page; odd: string[] }

const patience = 60 * second
const longest = 120 * second

/** One phone of a dispatcher, from the sign-in until all calls are with the server. */
export async function playCalls(office: Office, plan: CallsPlan): Promise<Taken> {
  const { stage, line } = office
  line.mend()
  line.letThrough(Infinity)
  line.dropFirstAnswers(false)
  const token = await openSession(stage.url())
  const [username, name] = [`dunnock-${plan.seed}`, 'Marcus Dunnock']
  const by = await addColleague(stage.url(), token, { username, name, role: 'Dispatcher' })
  const phone = await aPhone(line.origin)
  const { page } = await phone.start()
  const desk: Desk = { ...office, phone, by, page, odd: [] }
  try {
    await signIn(desk)
    // The browser writes a token down seconds after it got it, or as it closes.
    await phone.close()
    line.cut()
    Object.assign(desk, await phone.start())
    await desk.page.goto('/ops/intake/new')
    for (const [nth, call] of plan.calls.entries()) await take(desk, call, nth)
    const silence = await comeBack(desk, plan)
    const { entries } = await readDevice(desk.page, by.id)
    const found = await findCalls(stage, { token, calls: plan.calls, entries })
    return { ...found, odd: [...desk.odd, ...found.odd], silence }
  } catch (error) {
    const words = error instanceof Error ? (error.stack ?? error.message) : String(error)
    const screen = await desk.page
      .locator('body')
      .innerText({ timeout: second })
      .catch(() => 'nothing')
    return {
      acknowledged: 0,
      lost: [],
      doubled: [],
      odd: [...desk.odd, `${words}\nThe screen shows:\n${screen}`],
      silence: 0,
    }
  } finally {
    line.beforeNextWrite(async () => {})
    await phone.remove()
  }
}

async function signIn({ page, by: { username, password } }: Desk) {
  await page.goto('/ops/dashboard')
  await login(page).waitFor({ timeout: patience })
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'LOGIN' }).click()
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor({ timeout: patience })
  await page.goto('/ops/intake/new')
  await phoneOf(page).waitFor({ timeout: patience })
  await portalCached(page)
  for (const end = Date.now() + patience; (await keysOn(page)) === 0 && Date.now() < end;) await sleep(100)
}

/** What is typed is there again after the phone died, and what is saved too. */
async function take(desk: Desk, call: Call, nth: number) {
  await openCall(desk)
  await phoneOf(desk.page).fill(call.phone)
  await desk.page.getByLabel('Name').fill(call.name)
  if (call.killed === 'while typing') {
    // So soon the product promises it to be stored.
    await sleep(0.3 * second)
    await dieAndComeBack(desk)
    const name = desk.page.getByLabel('Name')
    await name.waitFor()
    if ((await name.inputValue()) !== call.name) desk.odd.push(`The name of call ${nth + 1} was not kept`)
  }
  const { page } = desk
  await page.getByText(call.loss, { exact: true }).first().click()
  if (call.code !== null) {
    await page.getByText('Lockbox', { exact: true }).click()
    await page.getByLabel('Access code').fill(call.code)
  }
  await page.getByRole('button', { name: call.save, exact: true }).click()
  const receipt = page.getByRole('region', { name: call.name })
  if (!(await isThere(receipt.getByText('Saved on this device. Number follows.'))))
    desk.odd.push(`Call ${nth + 1} was neither stored nor refused`)
  if (call.killed === 'after saving') await dieAndComeBack(desk)
}

async function openCall({ page }: Desk) {
  const another = page.getByRole('button', { name: 'New call', exact: true })
  if (await another.isVisible()) await another.click()
  await phoneOf(page).waitFor({ timeout: patience })
}

async function dieAndComeBack(desk: Desk) {
  await desk.phone.kill()
  Object.assign(desk, await desk.phone.start())
  await desk.page.goto('/ops/intake/new')
  await phoneOf(desk.page).waitFor({ timeout: patience })
}

/** The server is down at first, then takes each write and its answer is lost; once the phone dies while it sends. */
async function comeBack(desk: Desk, { sentBefore }: CallsPlan): Promise<number> {
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
  await page.goto('/ops/intake/new')
  await phoneOf(page).waitFor({ timeout: patience })
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

function phoneOf(page: Page) {
  return page.getByLabel('Phone', { exact: true })
}
