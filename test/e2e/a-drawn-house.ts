import { expect, type Page } from '@playwright/test'
import { foot } from '#domain/rooms/length.ts'
import { aThumb } from './a-thumb.ts'

/** From the inner corner at the upper left of the house, in feet. */
type Feet = readonly [across: number, down: number]

/** Draws on the plan of a phone as people do: roughly where a wall is by thumb, and then its length as the laser says it. */
export async function aDrawer(page: Page) {
  const thumb = await aThumb(page)

  /** Where a place of the house is on the screen now. */
  async function seen([across, down]: Feet) {
    return page.evaluate(
      async ([x, y]) => {
        const find = () => document.querySelector<SVGGElement>('[data-plan] [data-walls]')
        const where = () => {
          const matrix = find()?.getScreenCTM()
          return matrix ? [matrix.a, matrix.e, matrix.f].join(' ') : ''
        }
        // The plan makes room for the pad, and comes back: it is still once it stayed so for some frames.
        for (let still = 0, last = ''; still < 12; still = where() === last ? still + 1 : 0) {
          last = where()
          await new Promise(requestAnimationFrame)
        }
        const walls = find()
        const first = walls?.querySelector('line')
        const shown = walls?.getScreenCTM()
        if (!first || !shown) throw new Error('Nothing is drawn.')
        const half = Number(first.getAttribute('stroke-width')) / 2
        const [left, top] = [Number(first.getAttribute('x1')), Number(first.getAttribute('y1'))]
        const place = new DOMPoint(left + half + x, top + half + y).matrixTransform(shown)
        return { x: place.x, y: place.y }
      },
      [across * foot, down * foot] as const,
    )
  }

  async function set(...keys: readonly string[]) {
    const pad = page.getByRole('group', { name: 'Length' })
    await pad.waitFor()
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
    for (const name of [...keys, 'Set wall']) await pad.getByRole('button', { name, exact: true }).tap()
    await page.getByRole('status', { name: 'Nothing typed' }).waitFor()
  }

  /** Puts out of hand what was taken. */
  async function done() {
    await page.keyboard.press('Escape')
    await page.getByRole('group', { name: 'Length' }).waitFor({ state: 'hidden' })
  }

  return {
    async tool(name: string) {
      await page.getByRole('toolbar').getByRole('button', { name }).tap()
    },

    /** On a plan without walls. */
    async firstWall(...keys: readonly string[]) {
      const { x, y } = await surface()
      await thumb.drag({ x: x + 30, y: y + 120 }, { x: x + 350, y: y + 124 })
      await set(...keys)
    },

    /** A wall, and the length that is typed of what the pad asks for. */
    async wall(from: Feet, to: Feet, ...keys: readonly string[]) {
      await thumb.drag(await seen(from), await seen(to))
      // The plan moves to make room for the pad, which comes a moment later.
      await page.getByRole('group', { name: 'Length' }).waitFor()
      if (keys.length > 0) await set(...keys)
    },

    async tap(at: Feet) {
      await thumb.tap(await seen(at))
    },

    /** What stands there is taken, and what the pad then asks for is typed: the pad of what was in hand before is gone by then. */
    async length(at: Feet, ...keys: readonly string[]) {
      await done()
      await thumb.tap(await seen(at))
      await set(...keys)
    },

    done,

    async fit() {
      await page.getByRole('button', { name: 'Show the whole plan' }).tap()
      await page.waitForFunction(() => {
        const plan = document.querySelector('[data-plan]')?.getBoundingClientRect()
        const walls = [...document.querySelectorAll('[data-plan] [data-walls] > line')]
        return walls.every((wall) => {
          const { left, right, top, bottom } = wall.getBoundingClientRect()
          return plan && left >= plan.left && right <= plan.right && top >= plan.top && bottom <= plan.bottom
        })
      })
    },

    async closer(at: Feet, by: number) {
      const { x, y, width } = await surface()
      // Where the pad does not come over it.
      const before = await scale()
      await thumb.pinch(await seen(at), { x: x + width / 2, y: y + 200 }, by)
      // What is drawn next means places of the plan as it is laid out once the fingers rest.
      await expect.poll(scale).toBeGreaterThan((before * by) / 2)
    },
  }

  /** In pixels for each unit of the plan. */
  function scale() {
    return page
      .locator('[data-plan] [data-walls]')
      .evaluate((walls) => (walls instanceof SVGGraphicsElement ? (walls.getScreenCTM()?.a ?? 0) : 0))
  }

  async function surface() {
    const box = await page.locator('[data-plan]').boundingBox()
    if (!box) throw new Error('No plan is shown.')
    return box
  }
}
export type Drawer = Awaited<ReturnType<typeof aDrawer>>
