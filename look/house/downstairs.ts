import { area, box, darkBox, level, line, path, sideways, upright } from './axonometry.ts'
import { frame } from './frame.ts'
import { left, right, room } from './room.ts'

const { depth, slab } = frame

export function living() {
  const z = frame.ground
  const [x0] = left
  const flame = area(
    [0.75, 1.6, z + 0.08],
    [0.75, 2.3, z + 0.08],
    [0.75, 2.25, z + 0.4],
    [0.75, 2.08, z + 0.28],
    [0.75, 1.95, z + 0.72],
    [0.75, 1.75, z + 0.35],
  )
  return room(
    left,
    [z, frame.upper - slab],
    path('k', upright([2.3, 4.4], depth, [z + 0.9, z + 1.7])),
    path('h', line([3.35, depth, z + 0.9], [3.35, depth, z + 1.7])),
    // The chimney breast with the fire in it.
    darkBox([x0, 0.75], [1.3, 2.6], [z, frame.upper - slab]),
    path('k', sideways(0.75, [1.5, 2.4], [z + 0.05, z + 0.9])),
    path('g', flame),
    box([0.75, 0.92], [1.2, 2.7], [z + 1.05, z + 1.16]),
    darkBox([0.75, 1.2], [1.35, 2.5], [z, z + 0.07]),
    path('r', level([1.8, 4.9], [1.25, 2.2], z)),
    box([2.3, 4.2], [2.5, 2.72], [z, z + 0.85]),
    box([2.1, 2.3], [1.95, 2.72], [z, z + 0.6]),
    box([2.3, 4.2], [1.95, 2.5], [z, z + 0.42]),
    path('h', line([3.25, 2.5, z + 0.42], [3.25, 1.95, z + 0.42], [3.25, 1.95, z])),
    box([4.2, 4.4], [1.95, 2.72], [z, z + 0.6]),
    path('h', line([4.85, 2.5, z], [4.85, 2.5, z + 1.2])),
    path('g', area([4.65, 2.5, z + 1.1], [5.05, 2.5, z + 1.1], [4.95, 2.5, z + 1.42], [4.75, 2.5, z + 1.42])),
    box([2.6, 3.7], [1.15, 1.55], [z + 0.28, z + 0.35]),
  )
}

/** The ceiling drips, and the stove has left its soot. */
export function kitchen() {
  const z = frame.ground
  const [x0, x1] = right
  const soot = area([7.9, depth, z + 0.9], [8.6, depth, z + 0.9], [9.1, depth, z + 2], [7.6, depth, z + 2])
  return room(
    right,
    [z, frame.upper - slab],
    path('soot', soot),
    box([x0, x0 + 0.65], [2, 2.7], [z, z + 1.6]),
    path(
      'h',
      line([x0 + 0.65, 2, z + 1.05], [x0 + 0.65, 2.7, z + 1.05]),
      line([x0, 2, z + 1.05], [x0 + 0.65, 2, z + 1.05]),
    ),
    box([x0 + 0.65, x1], [2.1, depth], [z, z + 0.88]),
    path('h', ...[8.72, 9.3].map((x) => line([x, 2.1, z], [x, 2.1, z + 0.88]))),
    path('k', upright([7.9, 8.55], 2.1, [z + 0.15, z + 0.62]), level([7.85, 8.6], [2.2, 2.65], z + 0.88)),
    path(
      'g',
      area(
        [8.08, 2.4, z + 0.9],
        [8.38, 2.4, z + 0.9],
        [8.44, 2.4, z + 1.14],
        [8.32, 2.4, z + 1.06],
        [8.24, 2.4, z + 1.36],
        [8.16, 2.4, z + 1.08],
        [8.04, 2.4, z + 1.12],
      ),
    ),
    box([8.6, 9.9], [1, 1.55], [z + 0.64, z + 0.72]),
    path('h', ...[8.65, 9.85].map((x) => line([x, 1, z], [x, 1, z + 0.64]))),
    path('w', area([7, 0, z], [7.6, 0, z], [7.7, 0.3, z], [7.4, 0.5, z], [7.05, 0.35, z])),
    path('drip', line([7.25, 0, z + 2.35], [7.25, 0, z + 0.1])),
  )
}
