import type { CDPSession, Page } from '@playwright/test'
import { newId } from '#platform/uuid.ts'
import { aThumb, type At } from '#test/e2e/a-thumb.ts'
import { comeAs } from '#test/e2e/a-phone.ts'
import { ask } from '#test/e2e/crew.ts'
import { aJob } from '#test/e2e/jobs.ts'
import { openSession } from '#test/fault/staff.ts'
import { aLargePlan } from './a-large-plan.ts'
import { openBrowser } from './browser.ts'
import { slowProcessor } from './slow-phone.ts'
import { median, percentile } from './statistics.ts'
import type { Subject } from './subject.ts'
import type { Report, Row } from './table.ts'

const moves = 60
const longest = 16
/** The last of what a device takes along when someone signs in on it: it would be measured along with the moves. */
const lastForm = /\/api\/forms\/work-authorization-pennsylvania\//

/** What the page does for each move of a finger on a large plan, on a processor that is slowed down. */
export async function measureSketch({ server: { url } }: Subject): Promise<Report> {
  const { browser } = await openBrowser()
  try {
    const token = await openSession(url)
    const id = await aDrawnJob(url, token)
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })
    const page = await context.newPage()
    await comeAs(page, token)
    const stored = page.waitForResponse(lastForm)
    await page.goto(`/ops/intake/${id}/sketch`)
    await page.getByText('12 rooms').waitFor()
    await stored
    await slowProcessor(page)
    const measured = await measureMoves(page)
    const rows = Object.entries(measured).flatMap(([what, work]) => [
      inFrame(`slow processor: a move of the finger while ${what}, median`, median(work)),
      inFrame(`slow processor: a move of the finger while ${what}, 95th of 100`, percentile(work, 0.95)),
    ])
    return {
      rows,
      notes: [
        `The sketch: 12 rooms, 3 insets, 9 doors, the processor slowed down 4 times, ${moves} moves of each kind. Measured is the processor time that the ` +
          'main thread of the page took (scripts, style, layout, paint) from a move until the second frame after it, less the median of ' +
          'the same without a move. The device has stored by then what it takes along, and sends nothing meanwhile. When frames ' +
          'come does not count: this machine draws them without a graphics card.',
      ],
    }
  } finally {
    await browser.close()
  }
}

async function aDrawnJob(url: string, token: string) {
  const product = { origin: url }
  const id = await aJob(product, token, { name: 'Nora Trillium', phone: '330-555-0142', town: 'Boardman' })
  const { plan, rooms } = aLargePlan()
  for (const [nth, room] of rooms.entries())
    await ask(product, `POST /api/jobs/${id}/rooms`, {
      token,
      body: { ...aRoom, id: room, name: `Room ${nth + 1}` },
    })
  const body = { structure: '', level: 'main', copy_of: null, is_removed: false, revision: 0, plan }
  await ask(product, `PUT /api/jobs/${id}/sketches/${newId()}`, {
    token,
    body: { ...body, at: new Date().toISOString() },
  })
  return id
}

const aRoom = {
  structure: '',
  level: 'main',
  length: null,
  width: null,
  height: null,
  cutouts: [],
  insets: 0,
  wet_floor: null,
  wet_upper: null,
  wet_lower: null,
  materials: [],
  is_affected: true,
  chamber: null,
}

async function measureMoves(page: Page) {
  const thumb = await aThumb(page)
  const devtools = await page.context().newCDPSession(page)
  // Time of its own thread: what else runs on this machine does not count.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const bare = median(await workOf(page, devtools, async () => {}))
  const over = (work: number[]) => work.map((ms) => Math.max(0, ms - bare))

  const pair = (nth: number): [At, At] => {
    const apart = 130 + 60 * Math.sin(nth / 12)
    return [
      { x: 195, y: 420 - apart },
      { x: 195, y: 420 + apart },
    ]
  }
  await thumb.down(...pair(0))
  const pinched = await workOf(page, devtools, (nth) => thumb.move(...pair(nth)))
  await thumb.up()

  await page.getByRole('button', { name: 'Show the whole plan' }).tap()
  const middle = await middleOfWall(page)
  await thumb.tap(middle)
  await page.getByRole('group', { name: 'Length' }).waitFor()
  const held = await middleOfWall(page)
  await thumb.down(held)
  const dragged = await workOf(page, devtools, (nth) =>
    thumb.move({ x: held.x, y: held.y + 30 * Math.sin(nth / 9) }),
  )
  await thumb.up()
  return { 'a wall is dragged': over(dragged), 'two fingers enlarge the plan': over(pinched) }
}

/** Milliseconds that the main thread worked for each move. */
async function workOf(page: Page, devtools: CDPSession, move: (nth: number) => Promise<unknown>) {
  const work: number[] = []
  for (let nth = 0; nth < moves; nth++) {
    const before = await taskTime(devtools)
    await move(nth)
    await page.evaluate(twoFrames)
    work.push((await taskTime(devtools)) - before)
  }
  return work
}

async function taskTime(devtools: CDPSession) {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}

/** Runs in the page. */
function twoFrames() {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

/** Of the wall between the first and the second row, in its first room. */
function middleOfWall(page: Page): Promise<At> {
  return page.evaluate(() => {
    const lines = [...document.querySelectorAll('[data-plan] [data-walls] > line')].map((line) =>
      line.getBoundingClientRect(),
    )
    const inner = lines.filter(({ width, height }) => width > height * 3).toSorted((a, b) => a.top - b.top)
    const across = inner.find(({ top }) => top > (inner[0]?.top ?? 0) + 60)
    if (!across) throw new Error('No wall is shown.')
    return { x: across.left + across.width / 2, y: across.top + across.height / 2 }
  })
}

function inFrame(what: string, ms: number): Row {
  return {
    what,
    ours: `${ms.toFixed(1)} ms`,
    reference: `${longest} ms at most`,
    ratio: ms / longest,
    goal: { atMost: 1 },
  }
}
