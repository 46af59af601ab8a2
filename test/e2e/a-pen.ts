import type { Page } from '@playwright/test'

/** From the upper left corner of the plan. */
type At = readonly [number, number]

/** Draws on a plan as a thumb does, and types what the laser says. */
export function aPen(page: Page) {
  async function corner() {
    const box = await page.locator('[data-plan]').boundingBox()
    return box ?? { x: 0, y: 0 }
  }
  return {
    async tap(at: At) {
      const { x, y } = await corner()
      await page.mouse.click(x + at[0], y + at[1])
    },

    async drag(from: At, to: At) {
      const { x, y } = await corner()
      await page.mouse.move(x + from[0], y + from[1])
      await page.mouse.down()
      await page.mouse.move(x + (from[0] + to[0]) / 2, y + (from[1] + to[1]) / 2, { steps: 3 })
      await page.mouse.move(x + to[0], y + to[1], { steps: 3 })
      await page.mouse.up()
    },

    async type(...keys: readonly string[]) {
      const pad = page.getByRole('group', { name: 'Length' })
      for (const name of keys) await pad.getByRole('button', { name, exact: true }).click()
    },

    /** Until the plan stayed where it is for some frames. */
    still: () =>
      page.locator('[data-plan] [data-walls]').evaluate(async (walls) => {
        const where = () => JSON.stringify(walls.getBoundingClientRect())
        for (let still = 0, last = ''; still < 5; still = where() === last ? still + 1 : 0) {
          last = where()
          await new Promise(requestAnimationFrame)
        }
      }),

    /** Where this wall runs on the screen, of all in the order in which they were drawn. */
    async wall(nth: number) {
      const line = page.locator('[data-plan] [data-walls] > line').nth(nth)
      const [plan, drawn] = await Promise.all([page.locator('[data-plan]').boundingBox(), line.boundingBox()])
      if (!plan || !drawn) throw new Error(`Wall ${nth} was not drawn.`)
      const [left, top] = [drawn.x - plan.x, drawn.y - plan.y]
      return { left, top, right: left + drawn.width, bottom: top + drawn.height }
    },
  }
}
