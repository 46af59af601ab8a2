import { level, path, sideways, upright, type Side } from './axonometry.ts'
import { frame } from './frame.ts'

const { depth, wall, middle, width } = frame

/** From which wall to which the rooms at the left reach, those at the right, and all from front to back. */
export const left = [wall, middle - wall / 2] as const
export const right = [middle + wall / 2, width - wall] as const
export const all = [0, depth] as const

/** An open room: the wall behind, the one at its left, the floor, and what stands in it, from behind to the front. */
export function room([x0, x1]: Side, [z0, z1]: Side, ...inside: string[]) {
  return (
    path('b', upright([x0, x1], depth, [z0, z1])) +
    path('l', sideways(x0, all, [z0, z1])) +
    path('f', level([x0, x1], all, z0)) +
    inside.join('')
  )
}
