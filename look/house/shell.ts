import { area, darkBox, line, path, sideways, upright, type Side, type Spot } from './axonometry.ts'
import { frame } from './frame.ts'

const { width, depth, wall, slab, middle, cellarEnd, sump, eaves, ridge } = frame
const half = width / 2
const pitch = (ridge - frame.attic) / half

/** A spot on the roof, `x` from the left, at its upper side. */
function onRoof(x: number, y: number, below = 0): Spot {
  return [x, y, ridge - Math.abs(x - half) * pitch - below]
}

export function chimney() {
  const courses = Array.from({ length: 8 }, (_, i) => 6 + i * 0.25).map((z) =>
    line([-0.6, 1.2, z], [0, 1.2, z], [0, 2.1, z]),
  )
  return (
    darkBox([-0.6, 0], [1.2, 2.1], [0, 8]) +
    path('h', ...courses) +
    darkBox([-0.7, 0.1], [1.1, 2.2], [8, 8.18])
  )
}

/** The wall that faces right, with its window, its meter and the pipe that brings the rain down. */
export function sideWall() {
  const boards = Array.from({ length: 16 }, (_, i) => 0.65 + i * 0.3).map((z) =>
    line([width, 0, z], [width, depth, z]),
  )
  return (
    path('d', sideways(width, [0, depth], [0, frame.attic])) +
    path('c', ...boards) +
    path('d', sideways(width, [0, depth], [0, 0.35])) +
    pane(0.8, frame.upper + 0.7) +
    pane(0.8, frame.ground + 0.8) +
    path('p', line([width, 2.5, 0.1], [width, 2.5, frame.attic - 0.2]))
  )
}

function pane(y: number, z: number) {
  const lit = [y, y + 1.1] as const
  return (
    path('g', sideways(width, lit, [z, z + 1.15])) +
    path(
      'h',
      line([width, y + 0.55, z], [width, y + 0.55, z + 1.15]),
      line([width, y, z + 0.58], [width, y + 1.1, z + 0.58]),
    )
  )
}

export function roof() {
  const end = width + eaves
  const rows = Array.from({ length: 9 }, (_, i) => half + (i + 1) * 0.6).filter((x) => x < end)
  const slope = area(onRoof(half, 0), onRoof(end, 0), onRoof(end, depth + 0.2), onRoof(half, depth + 0.2))
  const leftSlope = area(
    onRoof(half, 0),
    onRoof(-eaves, 0),
    onRoof(-eaves, depth + 0.2),
    onRoof(half, depth + 0.2),
  )
  return (
    path('o', leftSlope) +
    path('o', slope) +
    path('c', ...rows.map((x) => line(onRoof(x, 0), onRoof(x, depth + 0.2)))) +
    path(
      'k',
      area(
        onRoof(6.1, 1),
        onRoof(6.7, 1),
        onRoof(6.7, 1.5),
        onRoof(7.3, 1.5),
        onRoof(7.3, 2.2),
        onRoof(6.1, 2.2),
      ),
    ) +
    path('p', line(onRoof(end, 0), onRoof(end, depth + 0.2)))
  )
}

/** The walls and floors where they are cut through, as one face. */
export function cut() {
  const { cellar, pit, crawl, ground, upper, attic } = frame
  const inner = [middle - wall / 2, middle + wall / 2] as const
  const face = (x: Side, z: Side) => upright(x, 0, z)
  const slope = (side: 1 | -1) => {
    const end = half + side * (half + eaves)
    return area(onRoof(half, 0), onRoof(end, 0), onRoof(end, 0, slab), onRoof(half, 0, slab * 1.15))
  }
  return path(
    'x',
    face([0, wall], [cellar - wall, attic]),
    face([width - wall, width], [crawl - wall, attic]),
    face([0, width], [ground - slab, ground]),
    face([0, width], [upper - slab, upper]),
    face([0, width], [attic - slab, attic]),
    face(inner, [ground - slab, attic]),
    face([cellarEnd - wall, cellarEnd], [cellar - wall, ground]),
    face([0, sump[0]], [cellar - wall, cellar]),
    face([sump[1], cellarEnd], [cellar - wall, cellar]),
    face([sump[0] - wall / 2, sump[0]], [pit - wall / 2, cellar]),
    face([sump[1], sump[1] + wall / 2], [pit - wall / 2, cellar]),
    face([sump[0], sump[1]], [pit - wall / 2, pit]),
    face([cellarEnd, width], [crawl - wall / 2, crawl]),
    slope(-1),
    slope(1),
  )
}
