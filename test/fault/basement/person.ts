import type { Locator, Page } from '@playwright/test'
import type { VisitStepKind } from '#domain/leads/visit-steps/visit-step.ts'
import { officeReasonWords } from '#domain/leads/visit-steps/visit-step-words.ts'
import { second } from '#platform/time.ts'
import { field } from '#ops/words/en-field.ts'
import { ui } from '#ops/words/en-shell.ts'
import type { Colleague } from '../colleague.ts'

const patience = 60 * second

/** The card of a customer at the desk. */
export function card(page: Page, customer: string) {
  return page.getByRole('article', { name: customer, exact: true })
}

export const desk = (page: Page) => page.getByRole('heading', { name: 'My requests' })
/** The portal has opened what is stored here, seconds after its first screen. */
export const onThisDevice = (page: Page) => page.getByText('Your request is on this device.')
export const login = (page: Page) => page.getByRole('heading', { name: 'Technician Login' })
/** By its words: an open list hides the role of all that is behind it. */
export const unsent = (page: Page) => page.locator('button', { hasText: /^\d+ not sent$/ })

export function isThere(locator: Locator, timeout = patience): Promise<boolean> {
  return locator
    .first()
    .waitFor({ timeout })
    .then(() => true)
    .catch(() => false)
}

/** Opens the portal, and signs in where it asks for that. */
export async function openDesk(page: Page, { username, password }: Colleague) {
  await page.goto('/ops/dashboard')
  await desk(page).or(login(page)).waitFor({ timeout: patience })
  if (await desk(page).isVisible()) return
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'LOGIN' }).click()
  await desk(page).waitFor({ timeout: patience })
}

export async function signOut(page: Page) {
  await page.getByRole('button', { name: /^(More|You)$/ }).click()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
}

/** Types a note and saves it; the text has left the form once it is on the device. */
export async function writeNote(place: Locator, text: string) {
  await place.getByLabel('New note').fill(text)
  await place.getByRole('button', { name: 'Save note' }).click()
}

export async function takeStep(page: Page, customer: string, step: VisitStepKind) {
  await card(page, customer).getByRole('button', { name: field.steps[step] }).click()
  if (step === 'needs_office')
    await page.getByRole('dialog').getByRole('button', { name: officeReasonWords.other }).click()
}

/** The names of the photos of this customer that are on the device and not sent. */
export function photosHere(page: Page, customer: string): Promise<string[]> {
  return card(page, customer)
    .getByRole('region', { name: field.unsentPhotos })
    .getByRole('listitem')
    .locator('p:not([role])')
    .allTextContents()
}

/** Presses "Try now", as often as someone in a hurry. Without anything to send there is nothing to press. */
export async function tryNow(page: Page) {
  const timeout = 2 * second
  const { outbox } = field
  const again = page.getByRole('button', { name: new RegExp(`^(${outbox.tryNow}|${outbox.trying})$`) })
  if (!(await again.isVisible())) await unsent(page).click({ timeout }).catch(ignore)
  await again.click({ timeout }).catch(ignore)
}

export async function closeList(page: Page) {
  const close = page.getByRole('dialog').getByRole('button', { name: ui.close, exact: true })
  if (!(await close.isVisible())) return
  // It goes by itself where the session ends meanwhile. After signing in a toast lies over it for some seconds.
  await close.click({ timeout: 10 * second }).catch(ignore)
  await close.waitFor({ state: 'hidden' })
}

function ignore() {}
