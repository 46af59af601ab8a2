import type { Browser, Page } from '@playwright/test'
import { second } from '#platform/time.ts'
import { admin } from '#test/fault/built-server.ts'
import { openBrowser } from './browser.ts'
import { weighLibraries } from './portal-weight.ts'
import { slowDown, slowPhone } from './slow-phone.ts'
import { median } from './statistics.ts'
import type { Subject } from './subject.ts'
import { inTime, type Report, type Row } from './table.ts'
import { kilobytes, whole } from './units.ts'

const rounds = 5
const longest = 1.5 * second
const heaviestLogin = 30_000
const heaviestScreen = 150_000

type Round = {
  login: number
  loginBytes: number
  old: number
  dashboard: number
  reload: number
  scriptBytes: number
}

export async function measurePortalOnAPhone({ server }: Subject): Promise<Report> {
  const { browser } = await openBrowser()
  try {
    await visitOnce(browser, server.url)
    const measured: Round[] = []
    for (let round = 0; round < rounds; round++) measured.push(await visitOnce(browser, server.url))
    const libraries = (await weighLibraries()).slice(0, 7)
    const middle = (of: (round: Round) => number) => median(measured.map(of))
    return {
      rows: [
        inTime(
          'slow phone: the login until it can be used',
          middle(({ login }) => login),
          longest,
        ),
        inBytes(
          'the login until then',
          middle(({ loginBytes }) => loginBytes),
          heaviestLogin,
        ),
        inTime(
          'slow phone: from LOGIN to the dashboard with its figures',
          middle(({ dashboard }) => dashboard),
          longest,
        ),
        inTime(
          'slow phone: the dashboard loaded again',
          middle(({ reload }) => reload),
          longest,
        ),
        inBytes(
          'scripts of the dashboard until its figures, brotli',
          middle(({ scriptBytes }) => scriptBytes),
          heaviestScreen,
        ),
      ],
      notes: [
        `Portal on a slow phone: ${slowPhone}, nothing stored, ` +
          `medians of ${rounds}. A sign-in screen that the portal draws itself, as the login was until it became a page of ` +
          `its own: ${whole(middle(({ old }) => old))} ms.`,
        `The heaviest libraries of the portal: ${libraries.map(({ name, bytes }) => `${name} ${kilobytes(bytes)}`).join(', ')}.`,
      ],
    }
  } finally {
    await browser.close()
  }
}

async function visitOnce(browser: Browser, url: string): Promise<Round> {
  const old = await onAPhone(browser, async (page) => {
    await page.goto(`${url}/ops/activate`, { waitUntil: 'commit' })
    await page.getByLabel('Username').waitFor()
    return sinceStart(page)
  })
  return onAPhone(browser, async (page) => {
    await page.addInitScript(markFigures)
    await page.goto(`${url}/ops/login`)
    const { login, loginBytes } = await readLogin(page)
    // Someone who types needs longer than the portal to come.
    await page.waitForLoadState('networkidle')
    await page.getByLabel('Username').fill(admin.username)
    await page.getByLabel('Password', { exact: true }).fill(admin.password)
    await page.getByRole('button', { name: 'LOGIN' }).click()
    const dashboard = await readFigures(page)
    await page.waitForLoadState('networkidle')
    await page.reload({ waitUntil: 'commit' })
    const reload = await readFigures(page)
    return { login, loginBytes, old, dashboard, reload, scriptBytes: await readScripts(page) }
  })
}

async function onAPhone<T>(browser: Browser, work: (page: Page) => Promise<T>) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    const page = await context.newPage()
    await slowDown(page)
    return await work(page)
  } finally {
    await context.close()
  }
}

/** It can be used once it is painted and its script has run, which is before the document counts as loaded. */
function readLogin(page: Page) {
  return page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation').filter((entry) => 'domComplete' in entry)
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
    const ready =
      document instanceof PerformanceNavigationTiming ? document.domContentLoadedEventEnd : Number.NaN
    const login = Math.max(paint, ready)
    const loaded = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ]
    const loginBytes = loaded
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(
        ({ initiatorType, name }) => !/\.js$|portal-[^/]*\.css$/.test(name) || initiatorType === 'script',
      )
      .reduce((sum, { transferSize }) => sum + transferSize, 0)
    return { login, loginBytes }
  })
}

/** Of the scripts that were asked for before the figures were there. */
function readScripts(page: Page) {
  return page.evaluate(() => {
    const figures = performance.getEntriesByName('figures')[0]?.startTime ?? Number.NaN
    return performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < figures)
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
  })
}

/** Runs in the page: marks when the login is pressed, and when the figures are in the document. */
function markFigures() {
  addEventListener('submit', () => performance.mark('pressed'), true)
  const seen = new MutationObserver(() => {
    const headings = Array.from(document.querySelectorAll('h1, h2'), ({ textContent }) => textContent)
    if (!headings.includes('Dashboard') || !headings.some((text) => text.startsWith('Requests, last'))) return
    performance.mark('figures')
    seen.disconnect()
  })
  seen.observe(document, { subtree: true, childList: true, characterData: true })
}

/** Milliseconds until the figures are there, from the press of LOGIN or else from the start of the page, as the page itself sees it. */
async function readFigures(page: Page) {
  await page.getByRole('heading', { name: /^Requests, last/ }).waitFor()
  return page.evaluate(() => {
    const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime
    return (at('figures') ?? Number.NaN) - (at('pressed') ?? 0)
  })
}

function sinceStart(page: Page) {
  return page.evaluate(() => performance.now())
}

function inBytes(what: string, bytes: number, most: number): Row {
  return {
    what: `slow phone: ${what}`,
    ours: kilobytes(bytes),
    reference: `${kilobytes(most)} at most`,
    ratio: bytes / most,
    goal: { atMost: 1 },
  }
}
