import { mkdtemp, readlink, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { quietly, wholeChromium, withLettersOfPhones } from '../chromium.ts'
import { turnClock } from './week/turn-clock.ts'

type Made = { clockOffBy?: number; args?: readonly string[] }
type Started = { offline?: boolean; clockOffBy?: number; args?: readonly string[] }

/** A phone whose browser can be killed: what it stored is there when it starts again. */
export async function aPhone(baseURL: string, { clockOffBy: usuallyOffBy = 0, args = [] }: Made = {}) {
  const profile = await mkdtemp(join(tmpdir(), 'phone-'))
  let context: BrowserContext | null = null

  return {
    profile,
    async start({ offline = false, clockOffBy = usuallyOffBy, args: today = [] }: Started = {}) {
      for (const lock of ['SingletonLock', 'SingletonCookie', 'SingletonSocket'])
        await rm(join(profile, lock), { force: true })
      context = await chromium.launchPersistentContext(profile, {
        executablePath: wholeChromium,
        args: [...quietly, ...args, ...today],
        env: withLettersOfPhones,
        baseURL,
        offline,
        viewport: { width: 390, height: 844 },
      })
      if (clockOffBy !== 0) await context.addInitScript(turnClock, clockOffBy)
      return { context, page: context.pages()[0] ?? (await context.newPage()) }
    },

    /** By its process id, as a phone that runs out of battery: nothing is told to the pages. */
    async kill() {
      const lock = await readlink(join(profile, 'SingletonLock'))
      const closed = new Promise((resolve) => context?.once('close', resolve))
      process.kill(Number(lock.slice(lock.lastIndexOf('-') + 1)), 'SIGKILL')
      await closed
    },

    /** The person closes it, and it writes down what it has. */
    async close() {
      await context?.close()
    },

    async remove() {
      await context?.close().catch(() => {})
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Signs someone in by their token, as after a login. */
export async function comeAs(page: Page, token: string) {
  await page.goto('/ops/login')
  await page.evaluate((token) => localStorage.setItem('token', token), token)
  await page.goto('/ops/dashboard')
}
