import type { JobPhoto } from '#domain/photos/job-photo.ts'
import type { PhotoPhase } from '#domain/photos/photo-phases.ts'
import type { PhotoWords } from '../../words/en-photos.ts'

type Rooms = readonly { id: string; name: string }[]

/** The name of a room as a photo says it; that of none where it has none, or its room is not known here. */
export function roomNameOf(rooms: Rooms, id: string | null, words: PhotoWords) {
  return rooms.find((room) => room.id === id)?.name ?? words.noRoom
}

/** "Kitchen, Before"; of no room the phase alone. */
export function placeOf(
  rooms: Rooms,
  { room_id, phase }: Pick<JobPhoto, 'room_id' | 'phase'>,
  words: PhotoWords,
) {
  const name = rooms.find((room) => room.id === room_id)?.name
  return [name, phaseNameOf(phase, words)].filter(Boolean).join(', ')
}

export function phaseNameOf(phase: PhotoPhase | null, words: PhotoWords) {
  return phase === null ? words.noPhase : words.phases[phase]
}
