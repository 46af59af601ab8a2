import { useDryingFileWords } from '../../words/use-drying-file-words.ts'
import { useWords } from '../../words/use-words.ts'
import { dayWords } from './day-words.ts'
import { differenceWords, type NeedRow } from './needs.ts'
import { WithNeeds, type NeedsProps } from './with-needs.tsx'

/** On paper: what is recommended and what stands there, and why these differ. How it was counted is for staff. */
export function EquipmentSheet(props: NeedsProps) {
  const words = useDryingFileWords()
  return (
    <WithNeeds {...props}>
      {({ rows, isPlacedKnown }) =>
        rows.length > 0 && (
          <section className="mt-5 break-inside-avoid">
            <h2 className="text-xl">{words.equipment}</h2>
            <table className="mt-1 w-full border-t border-black">
              <thead>
                <tr className="border-b border-black text-left text-xs">
                  <td />
                  <th scope="col" className="py-1 text-right font-normal">
                    {words.recommended}
                  </th>
                  {isPlacedKnown && (
                    <th scope="col" className="py-1 text-right font-normal">
                      {words.placed}
                    </th>
                  )}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <SheetRow key={row.key} row={row} isPlacedKnown={isPlacedKnown} />
                ))}
              </tbody>
            </table>
          </section>
        )
      }
    </WithNeeds>
  )
}

function SheetRow({ row, isPlacedKnown }: { row: NeedRow; isPlacedKnown: boolean }) {
  const words = useDryingFileWords()
  const { locale } = useWords()
  const { title, amount, working, placed, deviation } = row
  return (
    <tr className="border-b border-neutral-300 align-baseline">
      <th scope="row" className="py-1 text-left font-normal">
        {[title, amount].filter(Boolean).join(', ')}
        {deviation && (
          <span className="block text-xs font-semibold">
            {deviation.said
              ? `${words.deviation.given(deviation.said.reason, deviation.said.note)}. ${words.byAndDay(deviation.said.by, dayWords(new Date(deviation.said.at), locale))}`
              : `${differenceWords(deviation.counts, words)}. ${words.deviation.notGiven}.`}
          </span>
        )}
      </th>
      <td className="w-28 py-1 text-right tabular-nums">{working?.figure ?? '–'}</td>
      {isPlacedKnown && <td className="w-20 py-1 text-right font-semibold tabular-nums">{placed}</td>}
    </tr>
  )
}
