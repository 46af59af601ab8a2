import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test as base, expect, type BrowserContextOptions, type Page } from '@playwright/test'
import { admin, closeServerPlace, openServerPlace, startBuiltServer } from '../fault/built-server.ts'
import { query } from '#test/fault/stored-photos.ts'
import { command } from '../restore/command.ts'
import { watchComplaints } from './complaints.ts'
import { anEnding, callers, type Callers } from './people.ts'

export type Product = {
  origin: string
  emails: () => Promise<string[]>
  /** Turns back what every session last confirmed, as if ten minutes had passed. */
  forgetConfirmations: () => Promise<void>
  /** As if this request had waited so much longer for the next step of its alert. */
  letAlertWait: (leadId: string, seconds: number) => Promise<void>
  /** As if the number alone had been given: no form of the website lets that through. */
  takeNameOut: (leadId: string) => Promise<void>
  /** What a command says that whoever runs the product types on its machine, about this owner. */
  helpOwner: (name: 'owner-password' | 'owner-factors', username: string) => Promise<string>
}

type Window = BrowserContextOptions & {
  /** As the owner. */
  isSignedIn?: boolean
  /** As whose token this is. */
  signedInAs?: string
}
/** Opens a page in a browser context of its own. */
export type OpenPage = (window?: Window) => Promise<Page>

type Fixtures = {
  /** A window of its own: another visitor, another device. Whatever the browser complains of there fails the test. */
  open: OpenPage
  /** The owner's token, from a sign-in through the API: anew for each test, for a while later it would be asked to confirm. */
  token: string
  /** Who asks for help in this test and in no other. */
  people: Callers
}
type Shared = { product: Product }

/** What the servers of a run wrote, for the look at it afterwards. */
export const logFolder = join(import.meta.dirname, 'results/log')

/** The built product, started once as an operator starts it, on an empty folder of its own. */
export const test = base.extend<Fixtures, Shared>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads here what is asked for: nothing
    async ({}, use) => runProduct(use),
    { scope: 'worker', timeout: 180_000 },
  ],

  token: async ({ product }, use) => use(await signIn(product)),

  // oxlint-disable-next-line no-empty-pattern -- the runner reads here what is asked for: nothing
  people: ({}, use) => use(callers(anEnding())),

  baseURL: ({ product }, use) => use(product.origin),

  open: async ({ browser, product, token }, use) => {
    const windows: { close: () => Promise<void> }[] = []
    const complaints: string[] = []
    await use(async ({ isSignedIn, signedInAs, ...options } = {}) => {
      const context = await browser.newContext({
        baseURL: product.origin,
        // What it answers would go past what a journey sees and holds up.
        serviceWorkers: 'block',
        ...options,
      })
      windows.push(context)
      await watchComplaints(context, complaints)
      const page = await context.newPage()
      const own = signedInAs ?? (isSignedIn && token)
      if (own) await page.addInitScript(comeSignedIn, own)
      return page
    })
    await Promise.all(windows.map((window) => window.close()))
    expect(complaints, 'what the browser complained of').toEqual([])
  },

  page: async ({ open }, use) => use(await open()),
})

export { expect }

async function runProduct(use: (product: Product) => Promise<void>) {
  const place = await openServerPlace()
  // By name: a browser makes passkeys for no address in numbers.
  const origin = `http://localhost:${place.port}`
  const server = await startBuiltServer(place, { settings: { PUBLIC_URL: origin } })
  await use({
    origin,
    emails: () => readEmails(join(place.dataDir, 'mail')),
    forgetConfirmations: async () =>
      void (await query(place, "update session set confirmed_at = now() - interval '10 minutes'")),
    letAlertWait: async (leadId, seconds) =>
      void (await query(
        place,
        `update alert set next_step_at = next_step_at - interval '${seconds} seconds' where lead_id = '${leadId}'`,
      )),
    takeNameOut: async (leadId) =>
      void (await query(place, `update lead set name = null where id = '${leadId}'`)),
    async helpOwner(name, username) {
      const { code, out, err } = await command(name, [username], { DATA_DIR: place.dataDir })
      if (code !== 0) throw new Error(err)
      return out
    },
  })
  await server.stop()
  await mkdir(logFolder, { recursive: true })
  await copyFile(place.log, join(logFolder, `${place.port}.txt`))
  await closeServerPlace(place)
}

/** A session of the owner's, from a sign-in through the API. */
export async function signIn({ origin }: Pick<Product, 'origin'>) {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  })
  const { token }: { token: string } = await answer.json()
  return token
}

/** Runs in the page, once, before all that is in it. A storage state would do the same by way of one more page. */
function comeSignedIn(token: string) {
  if (sessionStorage.getItem('came')) return
  sessionStorage.setItem('came', 'signed in')
  localStorage.setItem('token', token)
}

async function readEmails(folder: string) {
  const names = await readdir(folder).catch(() => [])
  const emails = names.filter((name) => name.endsWith('.eml'))
  return Promise.all(emails.map((name) => readFile(join(folder, name), 'utf8')))
}
