import type { PointMaterial, StationKind } from '#domain/readings/reading-choices.ts'
import type { Chamber, RoomFields } from '#domain/rooms/room.ts'

/** Rooms that got wet, and what was measured there at each visit. */
export type DemoLoss = {
  readonly chambers: Readonly<Record<string, Pick<Chamber, 'name' | 'kind'>>>
  readonly rooms: readonly DemoRoom[]
  /** Numbered as they stand here. Those in the living room are dry, and the goals of the others. */
  readonly points: readonly DemoPoint[]
  readonly stations: readonly DemoStation[]
}

export type DemoRoom = {
  readonly key: string
  readonly chamber: string | null
  readonly fields: Omit<RoomFields, 'chamber'>
}
export type DemoPoint = readonly [room: string, place: string, PointMaterial, read: readonly number[]]
export type DemoAir = readonly [fahrenheit: readonly number[], humidity: readonly number[]]
export type DemoStation = {
  readonly kind: StationKind
  readonly place: string
  readonly chamber?: string
  readonly unit?: string
  readonly read: DemoAir
}

/** The dry room whose points are the goals. */
export const dryRoom = 'living'
