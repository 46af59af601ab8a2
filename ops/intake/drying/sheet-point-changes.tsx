import type { JobDrying } from '#domain/readings/drying-file.ts'
import type { PointChanged } from '#domain/readings/points/point-version.ts'
import type { Room } from '#domain/rooms/room.ts'
import { momentWords } from '../../ui/clock.ts'
import { useDryingFileWords } from '../../words/use-drying-file-words.ts'
import { useReadingWords } from '../../words/use-reading-words.ts'
import { useRoomWords } from '../../words/use-room-words.ts'
import { useWords } from '../../words/use-words.ts'

type ChangesProps = { file: JobDrying; rooms: readonly Room[] }

/** On paper: what a point was before it was changed, as the log shows all of its days as what it is now. Nothing where none was. */
export function SheetPointChanges({ file: { points, point_changes = [] }, rooms }: ChangesProps) {
  const { sheet } = useDryingFileWords()
  const { placeFields } = useReadingWords()
  const { locale } = useWords()
  const say = useSaid(rooms)
  if (point_changes.length === 0) return null
  const head = [sheet.point, sheet.what, sheet.was, sheet.is, sheet.changedBy]
  return (
    <section className="mt-5">
      <h2 className="break-after-avoid text-xl">{sheet.pointChanges}</h2>
      <table className="mt-1 w-full border-collapse text-left text-[0.8125rem]">
        <thead>
          <tr className="border-b border-black">
            {head.map((name) => (
              <th key={name} scope="col" className="py-1 pr-3 font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {point_changes.map((change) => (
            <tr
              key={`${change.point_id} ${change.at} ${change.field}`}
              className="break-inside-avoid border-b border-line align-top"
            >
              <th scope="row" className="py-1 pr-3 font-normal">
                {points.find(({ id }) => id === change.point_id)?.number ?? '–'}
              </th>
              <td className="py-1 pr-3">{placeFields.names[change.field]}</td>
              <td className="py-1 pr-3">{say(change.field, change.was)}</td>
              <td className="py-1 pr-3 font-semibold">{say(change.field, change.is)}</td>
              <td className="py-1">{sheet.closedBy(momentWords(new Date(change.at), locale), change.by)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function useSaid(rooms: readonly Room[]) {
  const { placeFields, materials } = useReadingWords()
  const { room } = useRoomWords()
  const names: Readonly<Record<string, string>> = materials
  return (field: PointChanged['field'], value: PointChanged['is']) => {
    if (typeof value === 'boolean') return value ? placeFields.values.yes : placeFields.values.no
    const text = String(value)
    if (field === 'room_id') return room(rooms.find(({ id }) => id === text)?.name ?? placeFields.values.none)
    return field === 'material' ? (names[text] ?? text) : text
  }
}
