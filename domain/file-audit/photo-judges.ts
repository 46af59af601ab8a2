import { isMissing, isToCome, type ListedPhoto } from '#domain/photos/photo-lists.ts'
import type { PhotoPhase } from '#domain/photos/photo-phases.ts'
import { finishedRooms } from '#domain/readings/dried/finished-rooms.ts'
import type { Room } from '#domain/rooms/room.ts'
import type { AuditFile } from './audit-file.ts'
import { notDue, openIf, withKnown, type Judged, type Missing } from './missing.ts'

export type MissingPhoto = Extract<Missing, { is: 'photo' }>

const firstPhases: readonly PhotoPhase[] = ['arrival', 'source', 'before']

export function photosFirst(file: AuditFile): Judged {
  return file.isThere ? photosOf(file, true) : notDue
}

export function photosWork(file: AuditFile): Judged {
  return photosOf(file, false)
}

/** The finished rooms: they count once the job is called dry, and are taken by whoever reads the last point, who is still in the house. */
export function photosToCome({ photos, rooms, stays, measured }: AuditFile): MissingPhoto[] {
  const finished = finishedRooms(measured?.rows ?? [], stays)
  return (photos ?? [])
    .filter((line) => isToCome(line, finished))
    .map((line) => missingPhoto(line, rooms ?? []))
}

function photosOf({ photos, rooms }: AuditFile, isFirst: boolean): Judged {
  return withKnown(rooms, 'rooms', (rooms) =>
    withKnown(photos, 'photos', (lines) => {
      const own = lines.filter(({ phase, isDue }) => firstPhases.includes(phase) === isFirst && isDue)
      if (own.length === 0) return notDue
      return openIf(own.filter(isMissing).map((line) => missingPhoto(line, rooms)))
    }),
  )
}

function missingPhoto(
  { subject, phase, room_id, have, least }: ListedPhoto,
  rooms: readonly Room[],
): MissingPhoto {
  const room = rooms.find(({ id }) => id === room_id)?.name ?? null
  return { is: 'photo', subject, phase, room_id, room, have, least }
}
