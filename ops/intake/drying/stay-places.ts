import type { JobStay } from '#domain/equipment/moves/job-equipment.ts'

/** A room in which a unit stood, from when until when; null: it is still there. */
export type StayPlace = { room: string | null; from: string; until: string | null }

/** One for each room of a stay. What was placed again in the same room stood there all the time. */
export function stayPlaces({
  rooms,
  room,
  placed_at,
  pulled_at,
}: Pick<JobStay, 'rooms' | 'room' | 'placed_at' | 'pulled_at'>): StayPlace[] {
  const stood = rooms && rooms.length > 0 ? rooms : [{ room, from: placed_at }]
  const moves = stood.filter((each, nth) => nth === 0 || each.room !== stood[nth - 1]?.room)
  return moves.map((each, nth) => ({ ...each, until: moves[nth + 1]?.from ?? pulled_at }))
}
