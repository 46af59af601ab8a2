import type { JobPhoto } from '#domain/photos/job-photo.ts'
import { photoPhases, type PhotoPhase } from '#domain/photos/photo-phases.ts'
import { values } from '#platform/choices.ts'

export type PhotoGroup = {
  room_id: string | null
  phases: readonly { phase: PhotoPhase | null; photos: readonly JobPhoto[] }[]
}

const phases: readonly (PhotoPhase | null)[] = [...values(photoPhases), null]

/** Photos by room, and in each in the order of the work; those of no room first, as the front of the house. Of each the first taken first. */
export function groupPhotos(photos: readonly JobPhoto[], rooms: readonly { id: string }[]): PhotoGroup[] {
  const known = new Set(rooms.map(({ id }) => id))
  const placeOf = ({ room_id }: JobPhoto) => (room_id !== null && known.has(room_id) ? room_id : null)
  const inOrder = photos.toSorted((a, b) => a.taken_at.localeCompare(b.taken_at) || a.id.localeCompare(b.id))
  const byPlace = Map.groupBy(inOrder, placeOf)
  return [null, ...rooms.map(({ id }) => id)].flatMap((room_id) => {
    const here = byPlace.get(room_id)
    if (!here) return []
    const byPhase = Map.groupBy(here, ({ phase }) => phase)
    const parts = phases.flatMap((phase) => {
      const taken = byPhase.get(phase)
      return taken ? [{ phase, photos: taken }] : []
    })
    return [{ room_id, phases: parts }]
  })
}
