import type { EquipmentKind } from '#domain/equipment/kinds.ts'
import type { Level } from '#domain/rooms/room-choices.ts'
import type { Plan } from '#domain/sketch/plan.ts'

/** What a plan can show of the job: its rooms of this level, and what pins stand for. */
export type OnPlan = {
  level: Level
  rooms: readonly { id: string; name: string; length: number | null; width: number | null }[]
  points: readonly { id: string; number: number; room_id: string }[]
  units: readonly { id: string; number: string; kind: EquipmentKind; room_id: string | null }[]
  /** Whether the person may see the photos of the job. */
  hasPhotos: boolean
  /** What the level below looks like. */
  below: Plan | null
}

export const layerKinds = [
  'wet',
  'openings',
  'points',
  'units',
  'photos',
  'background',
  'below',
  'typed',
] as const
export type LayerKind = (typeof layerKinds)[number]
export type Hidden = ReadonlySet<LayerKind>
