import { contours } from 'd3-contour'

const width = 160
const height = 96
/** Land beyond the frame: lines leave the picture instead of turning along its edge. */
const beyond = 12
const scale = 10
const levels = 17
const indexEvery = 4
const pointEvery = 5.5

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
    .map(({ coordinates }) => coordinates.flat().map(spline).join(''))
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
 * A closed quadratic B-spline in SVG's shorthand. With control points on even coordinates the anchors between them are
 * whole numbers, and `t` mirrors each control point exactly onto the next: two short numbers a point, and no drift.
 */
function spline(ring: readonly Point[]) {
  const points = evenly(ring).map(
    ([x, y]) => [even((x - beyond) * scale), even((y - beyond) * scale)] as const,
  )
  if (points.length < 6) return ''

  const at = (i: number) => points[i % points.length] ?? [0, 0]
  const anchor = (i: number) => [(at(i)[0] + at(i + 1)[0]) / 2, (at(i)[1] + at(i + 1)[1]) / 2] as const
  const step = (i: number) => `${anchor(i)[0] - anchor(i - 1)[0]} ${anchor(i)[1] - anchor(i - 1)[1]}`
  const [x, y] = anchor(0)
  const start = `M${x} ${y}q${at(1)[0] - x} ${at(1)[1] - y} ${step(1)}`
  const rest = Array.from({ length: points.length - 1 }, (_, i) => step(i + 2))
  return `${start}t${rest.join(' ')}`.replaceAll(' -', '-')
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
