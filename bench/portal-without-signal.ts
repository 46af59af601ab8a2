import type { Page } from '@playwright/test'
import { aPhone } from '#test/e2e/a-phone.ts'
import { openSession } from '#test/fault/staff.ts'
import { second } from '#platform/time.ts'
import { aTechnician } from './a-technician.ts'
import { measureFullOutbox } from './full-outbox.ts'
import { eagerSourcePositions } from './browser.ts'
import { slowDown, slowPhone, slowProcessor } from './slow-phone.ts'
import { median } from './statistics.ts'
import type { Subject } from './subject.ts'
import { inTime, type Report } from './table.ts'
import { whole } from './units.ts'

const rounds = 5
const requests = 12
const longestWarm = second
const longestOffline = 2 * second
const longestScreen = 300

type Phone = Awaited<ReturnType<typeof aPhone>>

/** The portal once it is on the phone: started with a weak signal and without one, and with a full outbox. */
export async function measurePortalWithoutSignal({ server: { url } }: Subject): Promise<Report> {
  const technician = await aTechnician(url, requests)
  const phone = await aPhone(url, { args: eagerSourcePositions })
  try {
    await download(phone, technician)
    const warm = await startWarm(phone)
    const offline = await eachRound(() => startOffline(phone))
    const full = await measureFullOutbox(phone, technician)
    const screens = await measureScreens(url)
    const slowest = screens.reduce((a, b) => (a.ms > b.ms ? a : b))
    return {
      rows: [
        inTime('slow phone: the portal started from the device', warm, longestWarm),
        inTime('slow phone: the portal started without a connection', offline, longestOffline),
        inTime(
          `slow phone: the slowest of ${screens.length} second screens (${slowest.name})`,
          slowest.ms,
          longestScreen,
        ),
        ...full.rows,
      ],
      notes: [
        `Portal on the device: ${slowPhone}; until the next of ${requests} requests can be read, medians of ${rounds}: with a connection in a new tab, ` +
          `without one in a browser that is started anew each time. ` +
          `Second screens, until their heading stands: ${screens.map(({ name, ms }) => `${name} ${whole(ms)} ms`).join(', ')}.`,
        ...full.notes,
      ],
    }
  } finally {
    await phone.remove()
  }
}

export async function download(phone: Phone, { token, names }: { token: string; names: string[] }) {
  const { page } = await phone.start()
  await comeAs(page, token)
  await waitForDesk(page, names)
  await page.getByText('are on this device').waitFor()
  await isCached(page)
  await phone.close()
}

/** With a weak signal, in a browser that runs already. */
async function startWarm(phone: Phone) {
  const { context } = await phone.start()
  const ms = await eachRound(async () => {
    const page = await context.newPage()
    await slowDown(page)
    const taken = await untilDesk(page)
    await page.close()
    return taken
  })
  await phone.close()
  return ms
}

async function startOffline(phone: Phone) {
  const { page } = await phone.start({ offline: true })
  await slowProcessor(page)
  const taken = await untilDesk(page)
  await phone.close()
  return taken
}

/** Milliseconds from the start of the page until what is next can be read, as the page itself sees it. */
async function untilDesk(page: Page) {
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      if (!document.querySelector('article')) return
      performance.mark('desk')
      seen.disconnect()
    })
    seen.observe(document, { subtree: true, childList: true })
  })
  await page.goto('/ops/dashboard', { waitUntil: 'commit' })
  await page.getByRole('link', { name: `Basement Number ${requests}` }).waitFor()
  return page.evaluate(() => performance.getEntriesByName('desk')[0]?.startTime ?? Number.NaN)
}

/** From the dashboard to each other screen of the menu, as the owner, who has them all. */
async function measureScreens(url: string) {
  const phone = await aPhone(url, { args: eagerSourcePositions })
  try {
    const { page } = await phone.start()
    await page.setViewportSize({ width: 1280, height: 800 })
    await comeAs(page, await openSession(url))
    await page.getByRole('heading', { name: /^Requests, last/ }).waitFor()
    await isCached(page)
    await page.reload()
    await page.getByRole('heading', { name: /^Requests, last/ }).waitFor()
    await slowDown(page)
    const menu = page.getByRole('navigation', { name: 'Portal' })
    const names = await menu.getByRole('link').allInnerTexts()
    const screens = []
    for (const name of names.slice(1)) {
      const ms = await eachRound(() => toScreen(page, name))
      screens.push({ name, ms })
    }
    return screens
  } finally {
    await phone.remove()
  }
}

/** Measured in the page: the way from here to the browser and back is none of the portal's. */
async function toScreen(page: Page, name: string) {
  const menu = page.getByRole('navigation', { name: 'Portal' })
  await menu.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor()
  const link = menu.getByRole('link', { name, exact: true })
  return link.evaluate(
    (clicked) =>
      new Promise<number>((resolve) => {
        const began = performance.now()
        const before = document.querySelector('h1')
        const look = () => {
          const now = document.querySelector('h1')
          if (now && now !== before && now.textContent !== 'Dashboard')
            requestAnimationFrame(() => resolve(performance.now() - began))
          else requestAnimationFrame(look)
        }
        if (clicked instanceof HTMLElement) clicked.click()
        look()
      }),
  )
}

/** The worker is there once it has all files of the portal. */
function isCached(page: Page) {
  return page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
}

async function comeAs(page: Page, token: string) {
  await page.goto('/ops/login')
  await page.evaluate((token) => localStorage.setItem('token', token), token)
  await page.goto('/ops/dashboard')
}

async function waitForDesk(page: Page, names: string[]) {
  await page
    .getByRole('link', { name: names.at(-1) ?? '' })
    .first()
    .waitFor()
}

async function eachRound(measure: () => Promise<number>) {
  const taken = []
  for (let round = 0; round <= rounds; round++) {
    const ms = await measure()
    if (round > 0) taken.push(ms) // In the first the browser compiles what it then stores.
  }
  return median(taken)
}
