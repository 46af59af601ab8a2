import { box, darkBox, level, line, path, upright } from './axonometry.ts'
import { frame } from './frame.ts'
import { all, room } from './room.ts'

const { width, depth, wall, slab, cellarEnd, sump } = frame

export function basement() {
  const z = frame.cellar
  const x1 = cellarEnd - wall
  const deep = z + 0.5
  const steps = [5, 4, 3, 2, 1, 0].map((i) =>
    box([2.9 + i * 0.32, 3.22 + i * 0.32], [2.1, 2.75], [z, z + 0.35 + i * 0.34]),
  )
  return room(
    [wall, x1],
    [z, frame.ground - slab],
    path('h', courses(x1, z)),
    // Furnace, water heater, stairs, a box that floats.
    box([0.5, 1.3], [1.9, 2.6], [z, z + 1.5]),
    box([1.8, 2.3], [2.1, 2.6], [z, z + 1.3]),
    ...steps.toReversed(),
    path(
      'w',
      level([wall, x1], all, deep),
      upright([wall, x1], 0, [z, deep]),
      upright(sump, 0, [frame.pit, z]),
    ),
    box([3, 3.6], [0.9, 1.4], [deep - 0.1, deep + 0.28]),
    darkBox([5.85, 6.1], [0, 0.2], [frame.pit + 0.05, z - 0.05]),
    path('p', line([5.98, 0, z - 0.1], [5.98, 0, 0], [-0.7, 0, 0])),
    path('v', ...[0.4, 1.6, 2.3].map((y, i) => line([4 + i * 0.4, y, deep], [4.9 + i * 0.3, y, deep]))),
  )
}

export function crawl() {
  const z = frame.crawl
  return room(
    [cellarEnd, width - wall],
    [z, frame.ground - slab],
    darkBox([8.6, 8.95], [1.6, 1.95], [z, frame.ground - slab]),
    path('w', level([8.9, 10.3], [0.9, 1.6], z)),
    darkBox([10.1, 10.45], [1.6, 1.95], [z, frame.ground - slab]),
  )
}

function courses(x1: number, z: number) {
  const rows = [0.8, 1.2, 1.6, 2].map((dz) =>
    line([wall, 0, z + dz], [wall, depth, z + dz], [x1, depth, z + dz]),
  )
  return rows.join('')
}
