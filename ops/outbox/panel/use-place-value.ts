import { useQuery } from '@tanstack/react-query'
import type { Room } from '#domain/rooms/room.ts'
import { jobRoomsQuery } from '../../intake/queries.ts'
import { useReadingWords } from '../../words/use-reading-words.ts'
import { useRoomWords } from '../../words/use-room-words.ts'
import { useWords } from '../../words/use-words.ts'
import type { FieldValue } from '../compared-change.ts'
import type { PlaceField } from '../place-clash.ts'

const noRooms: readonly Room[] = []

/** Says what a field of a point or of a station is, in the language of the reader. Rooms and chambers have their names. */
export function usePlaceValue(jobId: string) {
  const words = useReadingWords()
  const { room: roomName } = useRoomWords()
  const { field } = useWords()
  const rooms = useQuery(jobRoomsQuery(jobId)).data?.items ?? noRooms
  const { values } = words.placeFields
  return (name: PlaceField, value: FieldValue): string => {
    if (name === 'removed') return value === true ? values.removed : values.there
    if (value === null || value === undefined || value === '') return values.none
    if (typeof value === 'boolean') return value ? values.yes : values.no
    const text = String(value)
    if (name === 'room_id')
      return roomName(rooms.find(({ id }) => id === text)?.name ?? field.outbox.notKnown)
    if (name === 'chamber_id')
      return rooms.find(({ chamber }) => chamber?.id === text)?.chamber?.name ?? field.outbox.notKnown
    if (name === 'material') return named(words.materials, text)
    return name === 'kind' ? named(words.stations, text) : text
  }
}

function named(names: Readonly<Record<string, string>>, value: string) {
  return names[value] ?? value
}
