import { momentWords } from '../../ui/clock.ts'
import { useMay } from '../../session/may.ts'
import { useDryingFileWords } from '../../words/use-drying-file-words.ts'
import { useJobEquipmentWords } from '../../words/use-job-equipment-words.ts'
import { useWords } from '../../words/use-words.ts'
import { useEquipment } from '../equipment/use-equipment.ts'
import { stayPlaces } from './stay-places.ts'

/** On paper: which machines stood where, from when to when. Nothing for whoever may not see equipment. */
export function SheetEquipment({ jobId }: { jobId: string }) {
  return useMay('equipment.view') ? <Stays jobId={jobId} /> : null
}

function Stays({ jobId }: { jobId: string }) {
  const { sheet } = useDryingFileWords()
  const { kinds, room, days } = useJobEquipmentWords()
  const { locale } = useWords()
  const { stays } = useEquipment(jobId)
  if (stays.length === 0) return null
  const inOrder = stays.toSorted((one, other) => one.placed_at.localeCompare(other.placed_at))
  const when = (at: string) => momentWords(new Date(at), locale)
  const head = [sheet.unit, sheet.kind, sheet.room, sheet.from, sheet.until, sheet.days]
  return (
    <section className="mt-5">
      <h2 className="break-after-avoid text-xl">{sheet.stays}</h2>
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
          {inOrder.flatMap((stay) =>
            stayPlaces(stay).map((place, nth) => (
              <tr
                key={`${stay.unit_id} ${place.from}`}
                className="break-inside-avoid border-b border-line align-top"
              >
                <th scope="row" className="py-1 pr-3 font-normal whitespace-nowrap">
                  {stay.number}
                </th>
                <td className="py-1 pr-3">
                  {nth === 0 ? `${kinds[stay.kind]}, ${stay.maker} ${stay.model}` : sheet.moved}
                </td>
                <td className="py-1 pr-3">{place.room === null ? '–' : room(place.room)}</td>
                <td className="py-1 pr-3 whitespace-nowrap">{when(place.from)}</td>
                <td className="py-1 pr-3 whitespace-nowrap">
                  {place.until ? when(place.until) : sheet.stillThere}
                </td>
                <td className="py-1 whitespace-nowrap">
                  {nth === 0 && days({ least: stay.days, most: stay.days })}
                </td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </section>
  )
}
