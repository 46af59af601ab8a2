import type { Point } from '#domain/sketch/geometry/points.ts'

/** A place of the plan for which a photo is chosen, or a pinned photo that is looked at. */
export type PhotoOnPlan = { at: Point } | { id: string }
