import type { EditRefusal } from '#domain/sketch/edit/edited.ts'
import type { WallSide } from '#domain/sketch/edit/faces-of-wall.ts'
import { shapeAt } from '#domain/sketch/edit/paint.ts'
import type { Snap } from '#domain/sketch/edit/snap.ts'
import { acrossFrom, lengthBetweenFaces } from '#domain/sketch/edit/faces-of-wall.ts'
import { distance, type Point } from '#domain/sketch/geometry/points.ts'
import { shapeFinder, type Shape } from '#domain/sketch/plan-figures.ts'
import type { Place, Plan } from '#domain/sketch/plan.ts'
import { watched } from '../../../ui/watched.ts'

export const tools = ['wall', 'door', 'window', 'wet', 'point', 'unit'] as const
export type Tool = (typeof tools)[number]

export type TakenWall = {
  kind: 'wall'
  id: string
  measures: 'across' | 'along'
  side: WallSide
  at: number
  was: number | null
  /** It was just drawn: the next one may well begin on it. */
  isNew: boolean
  /** All parts of it, where it was drawn since it was taken: it is measured and moved without those that it is in line with. */
  drawn: readonly string[]
}

/** The picture behind the plan: a finger moves it, or draws a line on it whose length is known. */
export type TakenBackground = {
  kind: 'background'
  /** That of the photo. */
  id: string
  does: 'move' | 'measure'
  known: readonly [Place, Place] | null
}

/** What someone has in hand, and which of its lengths the pad sets. */
export type Taken =
  | TakenWall
  | { kind: 'opening'; id: string }
  | { kind: 'wet_wall'; id: string }
  | { kind: 'wet_surface'; id: string }
  | { kind: 'pin'; id: string }
  | TakenBackground

/** What is on the screen at this moment: while a finger moves, ahead of what is saved. */
export type Scene = {
  plan: Plan
  taken: Taken | null
  /** A wall that is being drawn, with its length between faces. */
  draft: { from: Place; to: Place; length: number } | null
  /** What a thumb is going around. */
  path: readonly Point[] | null
  snaps: readonly Snap[]
  guide: readonly [Place, Place] | null
  /** Where the finger is, while it is down. */
  touch: Point | null
  refused: EditRefusal | null
}

export function sceneOf(plan: Plan): Scene {
  return { plan, taken: null, draft: null, path: null, snaps: [], guide: null, touch: null, refused: null }
}

export type WatchedScene = ReturnType<typeof watchedScene>
export function watchedScene(plan: Plan) {
  return watched(sceneOf(plan))
}

const known = new WeakMap<Plan, Shape[]>()
const findShapes = shapeFinder()

/** Each part of the screen that tells of rooms asks for them, in every frame. */
export function shapesOf(plan: Plan): Shape[] {
  const found = known.get(plan) ?? findShapes(plan)
  known.set(plan, found)
  return found
}

/** The rooms of the job that are drawn around a place. */
export function roomsAt(plan: Plan, place: Point): readonly string[] {
  return shapeAt(plan, place, shapesOf(plan))?.room_ids ?? []
}

/** The length that the pad would set; null where what is in hand has none. */
export function measureOf(plan: Plan, taken: Taken | null): number | null {
  switch (taken?.kind) {
    case 'wall':
      return taken.measures === 'along'
        ? lengthBetweenFaces(plan, taken.id)
        : (acrossFrom(plan, taken.id, taken)?.length ?? null)
    case 'opening':
      return plan.openings.find(({ id }) => id === taken.id)?.width ?? null
    case 'wet_wall':
      return plan.wet_walls.find(({ id }) => id === taken.id)?.height ?? null
    case 'background':
      return taken.known && Math.round(distance(...taken.known))
    default:
      return null
  }
}

/** Whether what is in hand is still drawn. */
export function isThere(plan: Plan, taken: Taken): boolean {
  const parts = {
    wall: plan.walls,
    opening: plan.openings,
    wet_wall: plan.wet_walls,
    wet_surface: plan.wet_surfaces,
    pin: plan.pins,
    background: plan.background ? [{ id: plan.background.photo_id }] : [],
  }
  return parts[taken.kind].some(({ id }) => id === taken.id)
}

/** The picture behind the plan, for whoever does not tell of walls that move. */
export function useBackground(scene: WatchedScene) {
  return scene.usePart(({ plan }) => plan.background)
}

export function useIsPictureTaken(scene: WatchedScene) {
  return scene.usePart(({ taken }) => taken?.kind === 'background')
}

/** What is in hand, for whoever does not tell of its every move. */
export function useTakenId(scene: WatchedScene): string | null {
  return scene.usePart(({ taken }) => taken?.id ?? null)
}
