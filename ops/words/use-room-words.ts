import { enRooms, type RoomWords } from './en-rooms.ts'
import { inLanguage } from './in-language.ts'
import { useLanguageHere } from './words.tsx'

const useIn = inLanguage<RoomWords>(enRooms, async () => (await import('./es-rooms.ts')).esRooms)

/** The words of rooms, in the language of whoever reads them. */
export function useRoomWords(): RoomWords {
  return useIn(useLanguageHere())
}
