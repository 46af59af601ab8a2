import { setTimeout as sleep } from 'node:timers/promises'
import type { Locator, Page } from '@playwright/test'
import type { VisitStepKind } from '#domain/leads/visit-steps/visit-step.ts'
import { second } from '#platform/time.ts'
import { stepName } from '#ops/desk/step-name.ts'
import { field } from '#ops/words/en-field.ts'
import { grayPhoto } from '../gray-photo.ts'
import { card, desk, isThere, photosHere, takeStep, unsent, writeNote } from './person.ts'
import type { Work } from './plan.ts'
import { mustCount, type Scene } from './scene.ts'

const wait = 60 * second
const longestFull = 90 * second

/** Without a connection: each thing is on the device before the screen says so, and is there after the phone was killed. */
export async function workOffline(scene: Scene) {
  for (const work of scene.plan.work) {
    if (work.kind === 'note') await note(scene, work.text, card(scene.page, scene.visit.customer))
    else if (work.kind === 'step') await step(scene, work.step)
    else if (work.kind === 'photos') await photos(scene, work)
    else await dieAndComeBack(scene, async () => {})
    await mustCount(scene, scene.did.length)
  }
}

/** `place` is the card of the visit, or the page of its request once the visit was left. */
export async function note({ did, silent }: Scene, text: string, place: Locator) {
  const at = Date.now()
  await writeNote(place, text)
  const isStored = await isThere(place.getByRole('listitem').filter({ hasText: text }), wait)
  if (isStored) did.push({ kind: 'note', text, at })
  else silent.push(`"${text}" was neither stored nor refused`)
}

async function step({ page, visit, did, silent }: Scene, kind: VisitStepKind) {
  const at = Date.now()
  await takeStep(page, visit.customer, kind)
  const name = stepName({ kind, isUnsent: true }, field)
  const isStored = await isThere(lineOf(page, visit.customer, kind), wait)
  if (isStored) did.push({ kind: 'step', step: kind, at })
  else silent.push(`"${name}" was neither stored nor refused`)
}

/** A step is listed on its card; a visit that was left is one line itself. */
function lineOf(page: Page, customer: string, kind: VisitStepKind) {
  if (kind === 'departed')
    return page.getByRole('listitem').filter({ hasText: customer }).filter({ hasText: field.onThisDevice })
  return card(page, customer)
    .getByRole('listitem')
    .filter({ hasText: stepName({ kind, isUnsent: true }, field) })
}

async function photos(scene: Scene, { names, isFull }: Work & { kind: 'photos' }) {
  const files = await Promise.all(names.map(takePhoto))
  if (isFull) await fillUp(scene, files)
  else await choose(scene, files)
  await untilHere(scene, names)
  for (const { name, brightness } of files) scene.did.push({ kind: 'photo', name, brightness })
}

type File = Awaited<ReturnType<typeof takePhoto>>

function choose({ page, visit }: Scene, files: readonly File[]) {
  return card(page, visit.customer).locator('input[type=file]').setInputFiles(asChosen(files))
}

/** A device without room even for their names counts them, and asks for nothing. */
async function chooseAgain(scene: Scene, files: readonly File[]) {
  const { page, visit } = scene
  const add = card(page, visit.customer).getByRole('button', { name: field.missing.add })
  if (!(await add.isVisible())) return choose(scene, files)
  const choosing = page.waitForEvent('filechooser')
  await add.click()
  await (await choosing).setFiles(asChosen(files))
}

function asChosen(files: readonly File[]) {
  return files.map(({ name, buffer }) => ({ name, mimeType: 'image/jpeg', buffer }))
}

/** All of these are listed on the device. */
async function untilHere({ page, visit, silent }: Scene, names: readonly string[]) {
  let missing = names
  for (const end = Date.now() + wait; Date.now() < end; await sleep(50)) {
    const here = await photosHere(page, visit.customer)
    missing = names.filter((name) => !here.includes(name))
    if (missing.length === 0) return
  }
  silent.push(`${missing.join(', ')} is neither on the device nor named as not stored`)
}

/**
 * The phone starts with room for two photos only: the others are counted on the screen. Then room is made, and the person adds
 * them again until all are there. The browser decides anew about the room every half minute.
 */
async function fillUp(scene: Scene, files: readonly File[]) {
  const { visit, line, silent } = scene
  const largest = Math.max(...files.map(({ buffer }) => buffer.length))
  const quota = await dieAndComeBack(scene, async (page) => {
    const session = await page.context().newCDPSession(page)
    const { usage } = await session.send('Storage.getUsageAndQuota', { origin: line.origin })
    await session.send('Storage.overrideQuotaForOrigin', {
      origin: line.origin,
      quotaSize: usage + 2.5 * largest,
    })
    return session
  })
  const { page } = scene
  const missing = async () => {
    const here = await photosHere(page, visit.customer)
    return files.filter(({ name }) => !here.includes(name))
  }
  const told = card(page, visit.customer).getByText(/^This device couldn’t store \d+ photos?\./)
  await choose(scene, files)
  if (!(await isThere(told, wait)))
    silent.push(`The device is full, and does not say so; ${(await missing()).length} photos are missing`)

  await quota.send('Storage.overrideQuotaForOrigin', { origin: line.origin })
  // Each photo is listed or counted; the list may follow a moment after the count.
  const isAllTold = async () => {
    const { length } = await missing()
    return (await told.textContent({ timeout: 100 }).catch(() => '')) === field.notStored(length)
  }
  for (
    const end = Date.now() + longestFull;
    Date.now() < end && (await missing()).length > 0;
    await sleep(100)
  )
    if (await isAllTold()) await chooseAgain(scene, await missing())
  await quota.detach()
}

/** The battery is empty, and the phone starts again without a connection. */
async function dieAndComeBack<Prepared>(scene: Scene, prepare: (page: Page) => Promise<Prepared>) {
  await scene.phone.kill()
  const { context, page } = await scene.phone.start()
  Object.assign(scene, { context, page })
  const prepared = await prepare(page)
  await page.goto('/ops/dashboard')
  await desk(page).waitFor({ timeout: wait })
  if (scene.did.length > 0) await unsent(page).waitFor({ timeout: wait })
  return prepared
}

async function takePhoto(name: string) {
  const brightness = 30 + 18 * Number(/\d+/.exec(name)?.[0] ?? 0)
  return { name, brightness, buffer: await grayPhoto(brightness) }
}
