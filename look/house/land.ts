import { area, dots, level, line, path, ring, sideways, type Spot } from './axonometry.ts'
import { frame } from './frame.ts'

const [west, east, north, floor] = [-1.9, 13, 4.4, -3.7]
const { width, depth, wall, cellar, cellarEnd, crawl, sump } = frame

/** What lies behind and at the left: the lawn with its contour lines, and a tree drawn as a small hill. */
export function lawn() {
  const top = level([west, east], [0, north], 0)
  const around = [0.6, 1.25].map((away) =>
    line(
      [-away, 0, 0],
      [-away, depth + away * 0.6, 0],
      [-away * 0.5, depth + away, 0],
      [width, depth + away, 0],
    ),
  )
  return path('q', top) + path('n', ...around) + tree([-1.45, 0.8, 0], 0.4, 1.4)
}

/** The lawn at the right, which lies in front of what is under the house. */
export function sideLawn() {
  const around = [0.6, 1.25].map((away) =>
    line(
      [width, depth + away, 0],
      [width + away * 0.5, depth + away, 0],
      [width + away, depth + away * 0.6, 0],
      [width + away, 0, 0],
    ),
  )
  return (
    path('q', level([width, east], [0, north], 0)) + path('n', ...around) + tree([12.3, 3.2, 0], 0.65, 2.2)
  )
}

function tree([x, y, z]: Spot, radius: number, height: number) {
  const foot = z + 0.4
  const rings = Array.from({ length: 13 }, (_, i) => i / 13).map((up) =>
    ring([x, y, foot + up * height], radius * (1 - up)),
  )
  return path('n', line([x, y, z], [x, y, foot])) + path('tree', ...rings)
}

/** The ground in front of basement and crawl space, cut along the house. */
export function soil() {
  const [sides, pitFloor] = [[sump[0] - wall / 2, sump[1] + wall / 2] as const, frame.pit - wall / 2]
  const underHouse: Spot[] = [
    [0, 0, 0],
    [0, 0, cellar - wall],
    [sides[0], 0, cellar - wall],
    [sides[0], 0, pitFloor],
    [sides[1], 0, pitFloor],
    [sides[1], 0, cellar - wall],
    [cellarEnd, 0, cellar - wall],
    [cellarEnd, 0, crawl - wall / 2],
    [width, 0, crawl - wall / 2],
    [width, 0, 0],
  ]
  const front = area([west, 0, floor], [west, 0, 0], ...underHouse, [east, 0, 0], [east, 0, floor])
  return (
    path('u', sideways(east, [0, north], [floor, 0]), front) +
    path('n', ...strata()) +
    path('grade', line([west, 0, 0], [0, 0, 0]), line([width, 0, 0], [east, 0, 0], [east, north, 0])) +
    path('table', line([west, 0, -1.75], [0, 0, -1.85]), line([cellarEnd, 0, -1.85], [east, 0, -1.6])) +
    path('gauge', area([-1.1, 0, -1.78], [-0.95, 0, -1.5], [-1.25, 0, -1.5]))
  )
}

/** Lines of the layers: they bend with the same hand along both cuts, and stop at the house. */
function strata() {
  return [-0.4, -0.85, -1.3, -2.2, -2.6, -3, -3.4].flatMap((z, i) => {
    const wave = (s: number) => z + 0.12 * Math.sin(s / 1.5 + i * 0.7) + 0.06 * Math.sin(s / 0.6 + i)
    const end = z < crawl - 0.2 ? cellarEnd : width
    const front = (from: number, to: number) => steps(from, to).map((x): Spot => [x, 0, wave(x)])
    const side = steps(0, north)
      .slice(1)
      .map((y): Spot => [east, y, wave(east + y)])
    if (z < cellar - wall) return line(...front(west, east), ...side)
    return [line(...front(west, 0)), line(...front(end, east), ...side)]
  })
}

function steps(from: number, to: number) {
  const count = Math.max(2, Math.round((to - from) / 0.7))
  return Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count)
}

/** From the floor of the basement to the sewer in the street. */
export function drain() {
  const way = line([3.4, 0, cellar], [3.4, 0, cellar - 0.75], [east, 0, cellar - 0.95])
  const street: Spot = [east, 0, cellar - 0.95]
  return (
    path('hit', way) +
    path('pipe', way) +
    path('flow', way) +
    path('pipe', dots(street)) +
    path('flow', dots(street))
  )
}
