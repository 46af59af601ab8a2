import type { Page } from '@playwright/test'
import { second } from '#platform/time.ts'
import { codeOfApp } from '#test/a-factor.ts'
import { expect, type Product } from './product.ts'
import { ask, type Known } from './crew.ts'

/** What the app shows in the next half minute: the code of this one may be used already. */
export function nextCode(secret: string) {
  return codeOfApp(secret, new Date(Date.now() + 30 * second))
}

export function codeNow(secret: string) {
  return codeOfApp(secret, new Date())
}

/** The person gets an app without a screen; returns its secret and the recovery codes. */
export async function setUpApp(product: Product, { token }: Pick<Known, 'token'>) {
  const { secret } = await ask(product, 'POST /api/auth/factors/app', { token })
  const body = { code: codeNow(secret) }
  const { recovery_codes } = await ask(product, 'PUT /api/auth/factors/app', { token, body })
  return { secret: String(secret), codes: Array.from<string>(recovery_codes) }
}

export async function logInAs(page: Page, { username, password }: Known) {
  await page.goto('/ops/login')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'LOGIN' }).click()
}

/** A device with a finger on its sensor, as the browser's own tools make one. */
export async function withSensor(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** The letters that stand beside the picture. */
export async function secretOn(page: Page) {
  const letters = page.locator('p.font-mono')
  await expect(letters).toBeVisible()
  return (await letters.innerText()).replaceAll(/\s/g, '')
}

export async function tabTo(page: Page, target: ReturnType<Page['locator']>) {
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}
