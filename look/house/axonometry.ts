/** Right, back and up, in meters, from the front left corner of the house at the height of the lawn. */
export type Spot = readonly [x: number, y: number, z: number]
type Point = readonly [number, number]

/** How far the house is turned away, and how high the eye is over it: rooms stay wide, floors stay in sight. */
const [turn, rise] = [0.5, 0.32]
const unitsPerMeter = 100
const origin: Point = [185, 860]

const [cosTurn, sinTurn, cosRise, sinRise] = [Math.cos(turn), Math.sin(turn), Math.cos(rise), Math.sin(rise)]

/** Where a spot of the house lies on the sheet, in whole units. */
export function onSheet([x, y, z]: Spot): Point {
  const right = x * cosTurn + y * sinTurn
  const down = x * sinTurn * sinRise - y * cosTurn * sinRise - z * cosRise
  return [Math.round(origin[0] + right * unitsPerMeter), Math.round(origin[1] + down * unitsPerMeter)]
}

/** A line through spots, in whole relative steps. */
export function line(...spots: readonly Spot[]) {
  const points = spots.map(onSheet)
  const [start = [0, 0], ...rest] = points
  const steps = rest.map(([x, y], i) => `${x - (points[i]?.[0] ?? 0)} ${y - (points[i]?.[1] ?? 0)}`)
  return `M${start[0]} ${start[1]}l${steps.join(' ')}`.replaceAll(' -', '-')
}

export function area(...spots: readonly Spot[]) {
  return `${line(...spots)}z`
}

export type Side = readonly [from: number, to: number]

/** What faces the eye, at one depth. */
export function upright([x0, x1]: Side, y: number, [z0, z1]: Side) {
  return area([x0, y, z0], [x1, y, z0], [x1, y, z1], [x0, y, z1])
}

/** What faces right. */
export function sideways(x: number, [y0, y1]: Side, [z0, z1]: Side) {
  return area([x, y0, z0], [x, y1, z0], [x, y1, z1], [x, y0, z1])
}

export function level([x0, x1]: Side, [y0, y1]: Side, z: number) {
  return area([x0, y0, z], [x1, y0, z], [x1, y1, z], [x0, y1, z])
}

export function path(kind: string, ...d: readonly string[]) {
  return `<path class="${kind}" d="${d.join('')}"/>`
}

/** A thing in a room, by its three sides in sight. */
export const box = boxWith('')
/** The same in a darker color. */
export const darkBox = boxWith(' m')

function boxWith(kind: string) {
  return (x: Side, y: Side, z: Side) =>
    path(`t${kind}`, level(x, y, z[1])) +
    path(`e${kind}`, upright(x, y[0], z)) +
    path(`s${kind}`, sideways(x[1], y, z))
}

/** A ring that lies level, as a contour line does. */
export function ring(middle: Spot, radius: number) {
  const [x, y] = onSheet(middle)
  const [rx, ry] = [radius * unitsPerMeter, radius * unitsPerMeter * sinRise].map(Math.round)
  return `M${x - (rx ?? 0)} ${y}a${rx} ${ry} 0 1 0 ${2 * (rx ?? 0)} 0a${rx} ${ry} 0 1 0-${2 * (rx ?? 0)} 0`
}

/** Spots as points of the pen. */
export function dots(...spots: readonly Spot[]) {
  return spots
    .map(onSheet)
    .map(([x, y]) => `M${x} ${y}h0`)
    .join('')
}

/** The first four numbers of the matrix that lays flat letters on what faces the eye. */
export const slant = [cosTurn, sinTurn * sinRise, 0, cosRise].map((part) => part.toFixed(2))
