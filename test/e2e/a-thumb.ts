import type { Page } from '@playwright/test'

export type At = { x: number; y: number }

/** Touches as a phone tells of them: a thumb that taps and drags, and two fingers that move and enlarge. */
export async function aThumb(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  function touch(type: 'touchStart' | 'touchMove' | 'touchEnd', ...fingers: readonly At[]) {
    const touchPoints = fingers.map(({ x, y }, id) => ({ x, y, id }))
    return devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
  }
  return {
    /** One finger or two, as they lie there. */
    down: (...at: readonly At[]) => touch('touchStart', ...at),
    move: (...at: readonly At[]) => touch('touchMove', ...at),
    up: () => touch('touchEnd'),

    async tap(at: At) {
      await touch('touchStart', at)
      await touch('touchEnd')
    },

    async drag(from: At, to: At) {
      const steps = 6
      await touch('touchStart', from)
      for (let step = 1; step <= steps; step++) await touch('touchMove', between(from, to, step / steps))
      await touch('touchEnd')
    },

    /** What is between two fingers becomes so many times as large, and comes with them. */
    async pinch(from: At, to: At, by: number) {
      const steps = 8
      const apart = by > 1 ? 40 : 160
      await touch('touchStart', ...fingers(from, apart))
      for (let step = 1; step <= steps; step++) {
        const part = step / steps
        await touch('touchMove', ...fingers(between(from, to, part), apart * by ** part))
      }
      await touch('touchEnd')
    },
  }
}

function between(from: At, to: At, part: number): At {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}

function fingers({ x, y }: At, apart: number): [At, At] {
  return [
    { x, y: y - apart / 2 },
    { x, y: y + apart / 2 },
  ]
}
