import type { Page } from '@playwright/test'
import { setTimeout as sleep } from 'node:timers/promises'
import { second } from '#platform/time.ts'
import { portalCached } from '../../e2e/field-device.ts'
import { keysOn } from '../../e2e/stored-reads.ts'
import { readDevice } from '../basement/device.ts'
import { isThere, login } from '../basement/person.ts'
import { addColleague } from '../colleague.ts'
import { comeBack, type Desk, type Office } from '../come-back.ts'
import { onAPhone, type Taken } from '../phone-rounds.ts'
import { openSession } from '../staff.ts'
import type { Call, CallsPlan } from './plan.ts'
import { findCalls } from './look-after.ts'

const patience = 60 * second

/** One phone of a dispatcher, from the sign-in until all calls are with the server. */
export async function playCalls(office: Office, plan: CallsPlan): Promise<Taken> {
  const { stage, line } = office
  const token = await openSession(stage.url())
  const [username, name] = [`dunnock-${plan.seed}`, 'Marcus Dunnock']
  const by = await addColleague(stage.url(), token, { username, name, role: 'Dispatcher' })
  return onAPhone(office, by, async (desk) => {
    await signIn(desk)
    // The browser writes a token down seconds after it got it, or as it closes.
    await desk.phone.close()
    line.cut()
    Object.assign(desk, await desk.phone.start())
    await desk.page.goto('/ops/intake/new')
    for (const [nth, call] of plan.calls.entries()) await take(desk, call, nth)
    const silence = await comeBack(desk, { sentBefore: plan.sentBefore, reopen: openNewCall })
    const { entries } = await readDevice(desk.page, by.id)
    const found = await findCalls(stage, { token, calls: plan.calls, entries })
    return { ...found, odd: [...desk.odd, ...found.odd], silence }
  })
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
  await openNewCall(desk.page)
}

async function openNewCall(page: Page) {
  await page.goto('/ops/intake/new')
  await phoneOf(page).waitFor({ timeout: patience })
}

function phoneOf(page: Page) {
  return page.getByLabel('Phone', { exact: true })
}
