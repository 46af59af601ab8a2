import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { second } from '#platform/time.ts'
import { ask } from '../colleague.ts'
import { note } from './at-work.ts'
import { countOpen } from './device.ts'
import { mark } from './next-version.ts'
import {
  card,
  closeList,
  desk,
  isThere,
  login,
  onThisDevice,
  openDesk,
  signOut,
  tryNow,
  unsent,
  writeNote,
} from './person.ts'
import type { Stage } from './plan.ts'
import { letThrough, mustSee, settledCount, type Scene } from './scene.ts'

const longest = 120 * second

/** The connection comes back, a few writes at a time, and meanwhile everything happens that the round has drawn. */
export async function comeBack(scene: Scene): Promise<number> {
  const { plan, line, page } = scene
  line.letThrough(0)
  line.dropFirstAnswers(plan.faults.has('first answers dropped'))
  if (plan.faults.has('server down at first')) await scene.stage.server.kill()
  line.mend()
  if (plan.faults.has('server down at first')) {
    await tryNow(page)
    await mustSee(scene, /^(?:Offline|No answer) since/)
    await closeList(page)
    await scene.start()
  }
  for (const [nth, stage] of plan.stages.entries()) {
    await letThrough(scene, stage.writesBefore)
    await play(scene, stage)
    const next = plan.stages[nth + 1]?.kind
    if (stage.kind !== 'session ended' || next !== 'another person')
      await openDesk(scene.page, scene.visit.by)
  }
  return untilSent(scene)
}

function play(scene: Scene, { kind }: Stage): Promise<void> {
  switch (kind) {
    case 'second tab':
      return openSecondTab(scene)
    case 'session ended':
      return endSession(scene)
    case 'new version':
      return takeNewVersion(scene)
    case 'another person':
      return lend(scene)
    case 'kill':
      return killWhileSending(scene)
  }
}

/** Both are open from here on; a note is written in the second one. */
async function openSecondTab(scene: Scene) {
  const first = scene.page
  const page = await scene.context.newPage()
  await openDesk(page, scene.visit.by)
  // Until the tab has read what is on the device, the visit still has its card.
  await page.getByRole('link', { name: scene.visit.customer }).first().click()
  await note(scene, 'Written in the second tab.', page.getByRole('main'))
  await openDesk(page, scene.visit.by)
  await Promise.all([tryNow(page), tryNow(first)])
  await Promise.all([closeList(page), closeList(first)])
}

/** The office ends the session while the phone sends: the write that comes next is answered with 401. */
async function endSession(scene: Scene) {
  const { line, stage, page, silent } = scene
  line.beforeNextWrite(async (bearer) => {
    await ask(stage.url(), {
      token: bearer.slice('Bearer '.length),
      method: 'POST',
      path: '/api/auth/logout',
    })
  })
  await letThrough(scene, 1)
  if (!(await isThere(login(page)))) silent.push('The session ended, and the screen did not say so')
}

/** A new version of the portal is deployed while entries wait: it is offered, and comes when the person agrees. */
async function takeNewVersion(scene: Scene) {
  const { silent, odd, phone, visit } = scene
  const before = `${await settledCount(scene)} not sent`
  await scene.deploy()
  // A browser looks for it once the portal is opened again.
  await phone.close()
  Object.assign(scene, await phone.start())
  const { page } = scene
  await openDesk(page, visit.by)
  await mustSee(scene, 'A new version of the portal is ready.')
  const old = await versionOf(scene)
  await page.getByRole('button', { name: 'Update now' }).click()
  const isNew = (was: string) => document.querySelector<HTMLScriptElement>('script[src]')?.src !== was
  await page
    .waitForFunction(isNew, old, { timeout: longest })
    .catch(() => silent.push('The new version did not come'))
  await desk(page).waitFor()
  if (old.includes(mark) === (await versionOf(scene)).includes(mark))
    odd.push('The version is the same as before')
  await mustSee(scene, before)
}

function versionOf({ page }: Scene) {
  return page.evaluate(() => document.querySelector<HTMLScriptElement>('script[src]')?.src ?? '')
}

/** Someone else signs in here: they see nothing of the first person's work, and send nothing but their own. */
async function lend(scene: Scene) {
  const { page, line, visit, borrowed, silent, odd } = scene
  if (await desk(page).isVisible()) {
    const count = await settledCount(scene)
    await signOut(page)
    const asked = page.getByRole('alertdialog')
    const title = `Sign out with ${count} not sent?`
    if (!(await isThere(asked.getByText(title)))) silent.push(`Not "${title}": ${await asked.innerText()}`)
    await asked.getByRole('button', { name: 'Sign out', exact: true }).click()
    await login(page).waitFor()
  }
  const before = line.passed.length
  line.letThrough(Infinity)
  await openDesk(page, borrowed.by)
  await card(page, borrowed.customer).waitFor()
  await onThisDevice(page).waitFor()
  if ((await page.getByText(visit.customer).count()) > 0) odd.push('Another person sees the request')
  if ((await unsent(page).count()) > 0) odd.push('Another person sees that something is not sent')
  const text = `Lent: ${borrowed.customer}.`
  await writeNote(card(page, borrowed.customer), text)
  scene.borrowedNotes.push(text)
  const stored = card(page, borrowed.customer).getByRole('listitem').filter({ hasText: text })
  if (!(await isThere(stored))) silent.push(`"${text}" was neither stored nor refused`)
  await untilNothingWaits(page, borrowed.by.id)
  line.letThrough(0)
  const theirs = line.passed.slice(before).filter(({ id }) => !id.includes(borrowed.leadId))
  if (theirs.length > 0) odd.push(`Another person sent ${theirs.map(({ id }) => id).join(', ')}`)
  await signOut(page)
  const question = page.getByRole('alertdialog')
  await login(page).or(question).waitFor()
  if (await question.isVisible()) throw new Error(`Nothing waited, and now: ${await question.innerText()}`)
}

/** The battery is empty while a write is on its way. */
async function killWhileSending(scene: Scene) {
  const { line, phone } = scene
  let killed: Promise<void> | null = null
  line.beforeNextWrite(() => (killed = phone.kill()))
  await letThrough(scene, 1).catch(() => {})
  if (!killed) throw new Error('Nothing was sent, and the phone was not killed')
  // Started sooner, the browser finds its storage in use, and makes a new one.
  await killed
  line.letThrough(0)
  Object.assign(scene, await scene.phone.start())
}

/** The connection stays: how long it takes until everything is sent, with the person pressing "Try now". */
async function untilSent({ line, context, page, silent, visit }: Scene): Promise<number> {
  const begun = performance.now()
  line.letThrough(Infinity)
  const tabs = context.pages().filter((tab) => tab === page || tab.url().endsWith('/ops/dashboard'))
  for (const tab of tabs) {
    await desk(tab).waitFor()
    await untilNothingWaits(tab, visit.by.id)
    if (await unsent(tab).isVisible()) silent.push(`${await unsent(tab).innerText()} for good`)
    if (await tab.getByRole('button', { name: /needs? you/ }).isVisible())
      silent.push('Something needs the person')
  }
  return performance.now() - begun
}

async function untilNothingWaits(page: Page, personId: string) {
  await onThisDevice(page).waitFor()
  for (
    const end = Date.now() + longest;
    ((await countOpen(page, personId)) > 0 || (await unsent(page).isVisible())) && Date.now() < end;
    await sleep(200)
  )
    await tryNow(page)
  await closeList(page)
}
