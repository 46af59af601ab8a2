import { contours } from 'd3-contour'

const width = 160
const height = 96
/** Land beyond the frame: lines leave the picture instead of turning along its edge. */
const beyond = 12
const scale = 4
const levels = 14
const indexEvery = 4
const pointEvery = 12
/** Islands of fewer points read as specks, and each costs its bytes in every page. */
const smallestRing = 7

type Point = [number, number]

/** The land we draw: smooth hills from a fixed seed, the same picture at every build. */
export function contourLines() {
  const [columns, rows] = [width + 2 * beyond, height + 2 * beyond]
  const land = hills(columns, rows)
  const low = Math.min(...land)
  const step = (Math.max(...land) - low) / (levels + 1)
  const rings = contours()
    .size([columns, rows])
    .thresholds(Array.from({ length: levels }, (_, i) => low + (i + 1) * step))(land)
    .map(({ coordinates }) => coordinates.flat().map(splines).join(''))
  return {
    width: width * scale,
    height: height * scale,
    line: rings.filter((ring, i) => !isIndex(ring, i)).join(''),
    index: rings.filter(isIndex).join(''),
  }
}

/** Both kinds of line as a symbol, kept once in a page and used by every part that shows land. */
export function contoursSymbol() {
  const { width: w, height: h, line, index } = contourLines()
  return `<svg class="defs" aria-hidden="true"><symbol id="land" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice"><path d="${line}"/><path class="i" d="${index}"/></symbol></svg>`
}

/** The same land as a file, for the portal's sign-in screens: `npm run contours` writes look/contours.svg. */
export function contoursPicture() {
  const { width: w, height: h, line, index } = contourLines()
  const note = '<!-- Written by npm run contours, from look/contours.ts. -->'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice" fill="none" stroke="#8fa6ba" stroke-opacity=".26" stroke-width=".5">${note}<path d="${line}"/><path stroke="#e0a526" stroke-opacity=".5" d="${index}"/></svg>\n`
}

/** Each fourth line is the stronger one that carries the height on a real map. */
function isIndex(_: string, i: number) {
  return i % indexEvery === 1
}

function hills(columns: number, rows: number) {
  let seed = 47
  const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647
  const tops = Array.from({ length: 34 }, () => ({
    x: random() * columns,
    y: random() * rows,
    r: 7 + random() * 22,
    h: (random() - 0.36) * 1.4,
  }))
  return Array.from({ length: columns * rows }, (_, i) => {
    const [x, y] = [i % columns, Math.floor(i / columns)]
    const rise = tops.map(
      (top) => top.h * Math.exp(-((x - top.x) ** 2 + ((y - top.y) * 1.2) ** 2) / (2 * top.r ** 2)),
    )
    return rise.reduce((sum, each) => sum + each, 0.06 * Math.sin(x / 5 + y / 8))
  })
}

/**
 * Quadratic B-splines in SVG's shorthand. With control points on even coordinates the anchors between them are whole
 * numbers, and `t` mirrors each control point exactly onto the next: two short numbers a point, and no drift.
 */
function splines(ring: readonly Point[]) {
  const points = evenly(ring).map(([x, y]): Point => [even((x - beyond) * scale), even((y - beyond) * scale)])
  const [first, second] = points
  if (!first || !second || points.length < smallestRing) return ''
  if (points.every(isSeen)) return spline([...points, first, second])
  return seenRuns(points).map(spline).join('')
}

function spline(points: readonly Point[]) {
  const anchors = points.slice(1).map(([x, y], i) => {
    const [beforeX, beforeY] = points[i] ?? [x, y]
    return [(x + beforeX) / 2, (y + beforeY) / 2] as const
  })
  const [start = [0, 0], ...rest] = anchors
  const steps = rest.map(([x, y], i) => `${x - (anchors[i]?.[0] ?? 0)} ${y - (anchors[i]?.[1] ?? 0)}`)
  const [control = start] = points.slice(1)
  const curve = `M${start[0]} ${start[1]}q${control[0] - start[0]} ${control[1] - start[1]} ${steps[0]}`
  return `${curve}t${steps.slice(1).join(' ')}`.replaceAll(' -', '-')
}

/** The parts of a ring that lie in the frame, each with one point beyond it, beginning where the ring is out of sight. */
function seenRuns(ring: readonly Point[]) {
  const start = ring.findIndex((point) => !isSeen(point))
  const around = [...ring.slice(start), ...ring.slice(0, start + 1)]
  const runs: Point[][] = []
  for (const [i, point] of around.entries()) {
    const [before, after] = [around[i - 1] ?? point, around[i + 1] ?? point]
    if (isSeen(point) || isSeen(before)) runs.at(-1)?.push(point)
    if (!isSeen(point) && isSeen(after)) runs.push([point])
  }
  return runs.filter((run) => run.length > 3)
}

function isSeen([x, y]: Point) {
  const rim = pointEvery * scale
  return x > -rim && y > -rim && x < width * scale + rim && y < height * scale + rim
}

/** Points at equal walking distance around the ring, so that the last gap is as wide as the others. */
function evenly(ring: readonly Point[]) {
  const ways = ring.slice(1).map(([x, y], i) => Math.hypot(x - (ring[i]?.[0] ?? x), y - (ring[i]?.[1] ?? y)))
  const around = ways.reduce((sum, way) => sum + way, 0)
  const gap = around / Math.max(1, Math.round(around / pointEvery))
  const points: Point[] = []
  let walked = 0
  for (const [i, way] of ways.entries()) {
    if (walked >= points.length * gap - 1e-9) points.push(ring[i] ?? [0, 0])
    walked += way
  }
  return points
}

function even(value: number) {
  return Math.round(value / 2) * 2
}
