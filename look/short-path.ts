type Point = readonly [number, number]

/** Straight-line SVG paths again, with points left out that nobody sees, in whole relative steps: a third of the bytes. */
export function shortPath(d: string, tolerance = 0.9) {
  return [...d.matchAll(/M([^MZ]+)(Z?)/g)]
    .map(([, points = '', close = '']) => line(thin(parse(points), tolerance), close))
    .join('')
}

function parse(points: string) {
  return points.split('L').map((pair): Point => {
    const [x = 0, y = 0] = pair.split(',').map(Number)
    return [x, y]
  })
}

function line(points: readonly Point[], close: string) {
  const rounded = points.map(([x, y]) => [Math.round(x), Math.round(y)] as const)
  const [first = [0, 0], ...rest] = rounded
  const steps = rest.map(([x, y], i) => [x - (rounded[i]?.[0] ?? 0), y - (rounded[i]?.[1] ?? 0)] as const)
  const shown = steps.filter(([dx, dy]) => dx !== 0 || dy !== 0).map(([dx, dy]) => `${dx} ${dy}`)
  return `M${first[0]} ${first[1]}l${shown.join(' ')}${close.toLowerCase()}`.replaceAll(' -', '-')
}

/** Ramer, Douglas and Peucker: keep a point only where the line without it would lie `tolerance` away. */
function thin(points: readonly Point[], tolerance: number): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return points

  const away = points.map((point) => distance(point, first, last))
  const furthest = away.indexOf(Math.max(...away))
  if ((away[furthest] ?? 0) <= tolerance) return [first, last]
  return [
    ...thin(points.slice(0, furthest + 1), tolerance).slice(0, -1),
    ...thin(points.slice(furthest), tolerance),
  ]
}

function distance([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point) {
  const length = Math.hypot(x2 - x1, y2 - y1)
  if (length === 0) return Math.hypot(x - x1, y - y1)
  return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length
}
