import { randomInt } from 'node:crypto'
import { chromium, type Browser, type Page, type Route } from '@playwright/test'
import { bareChromium, quietly } from '#test/chromium.ts'

/** One bar of signal: Lighthouse's slow 4G, on a phone a quarter as fast as this machine. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const slowerBy = 4
const abortedPercent = 20

export function openPhone() {
  return chromium.launch({ executablePath: bareChromium, args: quietly })
}

/** A window of its own on a line that drops one request of five: half of them on the way there, half on the way back. */
async function openOnBadLine(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })
  const page = await context.newPage()
  const line = await context.newCDPSession(page)
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', slow4G)
  await line.send('Emulation.setCPUThrottlingRate', { rate: slowerBy })
  await context.route('**/*', dropSome)
  return page
}

async function dropSome(route: Route) {
  if (randomInt(100) >= abortedPercent) return route.continue()
  // The server has taken it, and the answer never comes.
  const isTaken = route.request().method() !== 'GET' && randomInt(2) === 0
  if (isTaken) await route.fetch().catch(() => null)
  return route.abort('connectionreset')
}

/** Opens an address as a person does on a line like this: again until it is there, each time in a window of its own. */
export async function openPage(browser: Browser, url: string): Promise<Page> {
  let last: unknown
  for (let tries = 0; tries < 30; tries++) {
    const page = await openOnBadLine(browser)
    const answer = await page.goto(url).catch((error: unknown) => void (last = error))
    if (answer?.ok()) return page
    if (answer) last = answer.status()
    // A navigation that was cut off disturbs the next one in the same window.
    await page.context().close()
  }
  throw new Error(`${url} did not come in 30 tries: ${String(last)}`)
}
