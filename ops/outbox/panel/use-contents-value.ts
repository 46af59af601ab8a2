import { useQuery } from '@tanstack/react-query'
import { boxLabel } from '#domain/contents/box-label.ts'
import { centsWords } from '#domain/money/cents.ts'
import { jobContentsQuery, jobRoomsQuery } from '../../intake/queries.ts'
import { useContentsWords } from '../../words/use-contents-words.ts'
import { useRoomWords } from '../../words/use-room-words.ts'
import { useWords } from '../../words/use-words.ts'
import type { FieldValue } from '../compared-change.ts'
import type { ContentsField } from '../contents-clash.ts'

/** Says what a field of an item or of a box is, in the language of the reader. Rooms and boxes have their names. */
export function useContentsValue(jobId: string) {
  const words = useContentsWords()
  const { room: roomName } = useRoomWords()
  const { field: known } = useWords()
  const rooms = useQuery(jobRoomsQuery(jobId)).data?.items ?? []
  const boxes = useQuery(jobContentsQuery(jobId)).data?.boxes ?? []
  const names: Readonly<Record<string, string>> = {
    ...words.dispositions,
    ...words.before,
    ...words.after,
    ...words.places,
  }
  return (field: ContentsField, value: FieldValue): string => {
    if (field === 'removed') return value === true ? words.values.removed : words.values.there
    if (value === null || value === undefined || value === '') return words.values.none
    if (Array.isArray(value)) return value.length === 0 ? words.values.none : words.photos.count(value.length)
    switch (field) {
      case 'room_id':
        return roomName(rooms.find(({ id }) => id === value)?.name ?? known.outbox.notKnown)
      case 'box_id': {
        const box = boxes.find(({ id }) => id === value)
        return box ? boxLabel(box.number) : known.outbox.notKnown
      }
      case 'price_cents':
        return centsWords(Number(value))
      case 'age':
        return String(Number(value) / 10)
      case 'number':
        return boxLabel(Number(value))
      case 'disposition':
      case 'condition_before':
      case 'condition_after':
      case 'place':
        return names[String(value)] ?? String(value)
      default:
        return String(value)
    }
  }
}
