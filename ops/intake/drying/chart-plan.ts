import { day } from '#platform/time.ts'
import type { DryingView } from '#domain/readings/drying-view.ts'

/** Room for the numbers left of a chart and for the days below it. */
export const margin = { top: 10, right: 8, bottom: 26, left: 44 }
export const dotRadius = 9

const daysAhead = 3
/** At least so many points above the goal, so that words have a place beside the lines. */
const leastAbove = 12
const belowGoal = 2
const perPointAtMost = 10
const tallest = 280

/** All charts of a job have one scale, so that a steep line is steep in each of them. */
export type ChartScale = {
  from: Date
  to: Date
  /** One for each day, at the time of day of the visits. */
  days: readonly Date[]
  /** Null where today is not in the chart. */
  today: Date | null
  pixelsPerPoint: number
}

export function chartScale(
  { columns, chambers }: Pick<DryingView, 'columns' | 'chambers'>,
  now: Date,
): ChartScale {
  const moments = columns.map(({ at }) => at.getTime())
  const [from, last] = [Math.min(...moments), Math.max(...moments)]
  const ends = chambers.flatMap(({ lastDry }) => (lastDry ? [lastDry.latest.getTime()] : []))
  // One slow point would press all lines into a corner: beyond twice the time so far, an arrow points to its days.
  const furthest = last + Math.max(daysAhead * day, last - from)
  const to = Math.min(furthest, Math.max(last + daysAhead * day, ...ends.map((end) => end + day / 2)))
  const ranges = chambers.map((chamber) => above(chamber).most - above(chamber).least)
  const isShown = now.getTime() >= from && now.getTime() <= to
  return {
    from: new Date(from),
    to: new Date(to),
    days: Array.from({ length: Math.floor((to - from) / day) + 1 }, (_, nth) => new Date(from + nth * day)),
    today: isShown ? now : null,
    pixelsPerPoint: Math.min(perPointAtMost, tallest / Math.max(1, ...ranges)),
  }
}

/** From how far below its goals to how far above them a chamber was read. */
export function above({ rows }: DryingView['chambers'][number]) {
  const all = rows.flatMap(({ readings, goal }) => readings.map(({ value }) => value - goal.goal))
  return { least: Math.min(-belowGoal, ...all) - 0.5, most: Math.max(leastAbove, ...all) + 0.5 }
}

type Dot = { id: string; x: number; y: number }

/** Moves dots that would cover each other to the right, so that each number can be read. */
export function besideEachOther(dots: readonly Dot[], taken: readonly Omit<Dot, 'id'>[] = []): Dot[] {
  const placed: Omit<Dot, 'id'>[] = [...taken]
  const apart = 2 * dotRadius + 1
  return dots
    .toSorted((one, other) => one.y - other.y)
    .map((dot) => {
      let { x } = dot
      while (placed.some((other) => Math.abs(other.x - x) < apart && Math.abs(other.y - dot.y) < apart - 2))
        x += 1
      const here = { ...dot, x }
      placed.push(here)
      return here
    })
}

/** Every so many days a name, so that none runs into the next. */
export function namedDays(scale: ChartScale, width: number, roomForName = 34) {
  const each = width / Math.max(1, scale.days.length - 1)
  return scale.days.filter((_, nth) => nth % Math.ceil(roomForName / each) === 0)
}
