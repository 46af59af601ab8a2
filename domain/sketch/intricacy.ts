import { crossingsOf, edgeOf, type Upright } from './geometry/sweep.ts'
import type { Plan } from './plan.ts'

type Line = Upright & { isWall: boolean }

/** Far more than any house has: a wall crosses others at a few places, and a thumb that paints crosses its own line now and then. */
const mostWallCrossings = 400
const mostPaintedCrossings = 2_000
/** Of all lines together, how often one is met as the plan is measured from its top to its bottom. */
const mostMet = 1_000_000

/**
 * Whether measuring a plan would take more than a moment, for the server and for each phone that opens it. That grows with the places where its
 * lines cross, which no bound on their number holds.
 */
export function isTooIntricate(plan: Pick<Plan, 'corners' | 'walls' | 'wet_surfaces'>): boolean {
  const lines = linesOf(plan).toSorted((one, other) => one.top - other.top)
  const heights = new Set(lines.flatMap(({ top, bottom }) => [top, bottom]))
  let [ofWalls, ofPainted] = [0, 0]
  for (const { edge, other, height } of crossingsOf(lines)) {
    if (edge.isWall && other.isWall) ofWalls += 1
    else ofPainted += 1
    if (ofWalls > mostWallCrossings || ofPainted > mostPaintedCrossings) return true
    heights.add(height)
  }
  const sorted = Float64Array.from(heights).sort()
  return lines.reduce((met, { top, bottom }) => met + nthOf(sorted, bottom) - nthOf(sorted, top), 0) > mostMet
}

function linesOf({ corners, walls, wet_surfaces }: Pick<Plan, 'corners' | 'walls' | 'wet_surfaces'>): Line[] {
  const places = new Map(corners.map((corner) => [corner.id, corner]))
  const ofWalls = walls.flatMap(({ from, to }) => {
    const [start, end] = [places.get(from), places.get(to)]
    return start && end ? [{ ...edgeOf([start, end]), isWall: true }] : []
  })
  const ofPainted = wet_surfaces.flatMap(({ vertices }) =>
    vertices.flatMap((to, nth) => {
      const from = vertices.at(nth - 1)
      return from ? [{ ...edgeOf([from, to]), isWall: false }] : []
    }),
  )
  return [...ofWalls, ...ofPainted]
}

/** How many of these sorted heights lie above one. */
function nthOf(sorted: Float64Array, height: number) {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) < height) low = middle + 1
    else high = middle
  }
  return low
}
