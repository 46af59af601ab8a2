import { writeLength } from '#domain/rooms/length.ts'
import type { RoomChanges, RoomField } from '#domain/rooms/room.ts'
import { useJobWords } from '../../words/use-job-words.ts'
import { useRoomWords } from '../../words/use-room-words.ts'
import type { RoomWords } from '../../words/en-rooms.ts'

/** Says what a field of a room is, in the language of the reader. */
export function useRoomValue() {
  const words = useRoomWords()
  const { facts } = useJobWords()
  return (field: RoomField, room: RoomChanges): string => {
    switch (field) {
      case 'name':
        return words.room(room.name ?? '')
      case 'structure':
        return room.structure || words.values.none
      case 'level':
        return room.level ? words.levels[room.level] : words.values.none
      case 'length':
      case 'width':
      case 'height':
      case 'wet_lower':
        return room[field] ? writeLength(room[field]) : words.notMeasured
      case 'wet_floor':
      case 'wet_upper':
        return areaWords(room[field], words)
      case 'cutouts': {
        const sizes = (room.cutouts ?? []).map(
          ({ length, width }) => `${writeLength(length)} × ${writeLength(width)}`,
        )
        return sizes.join(', ') || words.values.none
      }
      case 'insets':
        return String(room.insets ?? 0)
      case 'materials':
        return facts.value('materials', room.materials ?? []) || words.values.none
      case 'is_affected':
        return room.is_affected ? words.values.yes : words.values.no
      case 'chamber':
        return room.chamber?.name ?? words.noChamber
    }
  }
}

function areaWords(hundredths: number | null | undefined, words: RoomWords) {
  if (typeof hundredths !== 'number') return words.notMeasured
  return words.area(words.number(hundredths / 100, 1))
}
