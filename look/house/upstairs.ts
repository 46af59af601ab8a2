import { area, box, dots, level, line, path, sideways, upright, type Spot } from './axonometry.ts'
import { frame } from './frame.ts'
import { all, left, right, room } from './room.ts'

const { width, depth, wall, slab } = frame

export function attic() {
  const { attic: z, ridge } = frame
  const half = width / 2
  const under = (x: number): Spot => [x, depth, ridge - slab - (Math.abs(x - half) * (ridge - z)) / half]
  const studs = [2.4, 3.4, 4.4, 5.5, 6.6, 7.6].map((x) => line([x, depth, z], under(x)))
  const joists = [0.9, 1.9, 2.9, 3.9, 4.9, 5.9, 6.9, 7.9, 8.9].map((x) => line([x, 0, z], [x, depth, z]))
  return (
    path('b', area([wall, depth, z], [width - wall, depth, z], under(half))) +
    path('f', level([wall, width - 2 * wall], all, z)) +
    path('h', ...joists, ...studs) +
    path('k', upright([3.7, 4.7], depth, [z + 0.8, z + 1.6])) +
    path('h', line([4.2, depth, z + 0.8], [4.2, depth, z + 1.6])) +
    path('mold', dots(...spores(z))) +
    box([4.5, 5.3], [1.7, 2.4], [z, z + 0.75]) +
    box([3.5, 4.3], [1.5, 2.2], [z, z + 0.55]) +
    box([3.6, 4.1], [1.6, 2.05], [z + 0.55, z + 0.9])
  )
}

export function bedroom() {
  const z = frame.upper
  return room(
    left,
    [z, frame.attic - slab],
    path('k', upright([3.1, 4.3], depth, [z + 0.7, z + 1.7])),
    path('h', line([3.7, depth, z + 0.7], [3.7, depth, z + 1.7])),
    // A wardrobe at the left; the bed with its head at the wall behind, a lamp beside it.
    box([wall, 0.9], [1.3, 2.5], [z, z + 1.75]),
    path('h', line([0.9, 1.9, z], [0.9, 1.9, z + 1.75])),
    box([1.5, 1.9], [2.3, 2.7], [z, z + 0.5]),
    path('h', line([1.7, 2.5, z + 0.5], [1.7, 2.5, z + 0.75])),
    path('g', area([1.5, 2.5, z + 0.72], [1.9, 2.5, z + 0.72], [1.8, 2.5, z + 1], [1.6, 2.5, z + 1])),
    box([2.1, 3.8], [2.65, 2.75], [z, z + 0.95]),
    box([2.1, 3.8], [1.15, 2.65], [z + 0.1, z + 0.42]),
    path('t', level([2.2, 2.9], [2.2, 2.55], z + 0.47), level([3, 3.7], [2.2, 2.55], z + 0.47)),
    path('r', level([2.1, 3.8], [1.15, 2], z + 0.42), upright([2.1, 3.8], 1.15, [z + 0.1, z + 0.42])),
    path('r', sideways(3.8, [1.15, 2], [z + 0.1, z + 0.42])),
    box([4.7, 5.7], [2.3, 2.75], [z, z + 0.85]),
    path('h', line([4.7, 2.3, z + 0.43], [5.7, 2.3, z + 0.43])),
  )
}

/** The tub has run over, and the water has found its way to the ceiling below. */
export function bathroom() {
  const z = frame.upper
  const [x0] = right
  const spill = area(
    [7.3, 1.9, z],
    [8.6, 1.9, z],
    [8.8, 1.3, z],
    [8.2, 0.8, z],
    [7.6, 0.5, z],
    [7.4, 0, z],
    [7.1, 0, z],
    [7.15, 0.8, z],
    [6.95, 1.3, z],
  )
  return room(
    right,
    [z, frame.attic - slab],
    path('h', tiles(z)),
    path('k', sideways(x0, [0.8, 1.5], [z + 1, z + 1.7])),
    path('w', spill),
    box([x0, x0 + 0.4], [0.7, 1.6], [z + 0.65, z + 0.82]),
    box([7.1, 8.5], [1.9, 2.7], [z, z + 0.6]),
    path('w', level([7.22, 8.38], [2.02, 2.58], z + 0.6)),
    path('w', area([7.5, 1.9, z + 0.6], [8.1, 1.9, z + 0.6], [8.2, 1.9, z], [7.4, 1.9, z])),
    box([8.9, 9.35], [2.45, 2.7], [z + 0.36, z + 0.85]),
    box([8.93, 9.32], [1.85, 2.45], [z, z + 0.4]),
  )
}

/** A colony: turned by the golden angle, as seeds in a flower. */
function spores(z: number) {
  return Array.from({ length: 34 }, (_, i): Spot => {
    const [away, angle] = [0.12 * Math.sqrt(i), 2.4 * i]
    return [2.75 + 1.25 * away * Math.cos(angle), depth, z + 0.85 + 0.75 * away * Math.sin(angle)]
  })
}

function tiles(z: number) {
  const rows = [0.35, 0.7, 1.05].map((dz) => line([right[0], depth, z + dz], [right[1], depth, z + dz]))
  const columns = [7.3, 7.9, 8.5, 9.1, 9.7].map((x) => line([x, depth, z], [x, depth, z + 1.4]))
  return [...rows, ...columns].join('')
}
