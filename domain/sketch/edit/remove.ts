import type { Plan } from '../plan.ts'
import { joinStraight } from './split-wall.ts'
import { wallsAt } from './wall-lines.ts'

/** Takes a wall away with what stands in it. Others that met it in one line are one wall again. */
export function removeWall(plan: Plan, wallId: string): Plan {
  const wall = plan.walls.find(({ id }) => id === wallId)
  if (!wall) return plan
  const left: Plan = {
    ...plan,
    walls: plan.walls.filter(({ id }) => id !== wallId),
    openings: plan.openings.filter(({ wall_id }) => wall_id !== wallId),
    wet_walls: plan.wet_walls.filter(({ wall_id }) => wall_id !== wallId),
  }
  const bare: Plan = {
    ...left,
    corners: left.corners.filter(
      ({ id }) => (id !== wall.from && id !== wall.to) || wallsAt(left, id).length > 0,
    ),
  }
  return [wall.from, wall.to].reduce(joinStraight, bare)
}

export function removeOpening(plan: Plan, id: string): Plan {
  return { ...plan, openings: plan.openings.filter((opening) => opening.id !== id) }
}

export function removePin(plan: Plan, id: string): Plan {
  return { ...plan, pins: plan.pins.filter((pin) => pin.id !== id) }
}

export function removeWet(plan: Plan, id: string): Plan {
  return {
    ...plan,
    wet_surfaces: plan.wet_surfaces.filter((wet) => wet.id !== id),
    wet_walls: plan.wet_walls.filter((wet) => wet.id !== id),
  }
}
