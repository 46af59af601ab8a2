import { useDryingFileWords } from '../../words/use-drying-file-words.ts'
import { useWords } from '../../words/use-words.ts'
import { dayWords } from './day-words.ts'
import { differenceWords, type NeedRow } from './needs.ts'
import { WithNeeds, type NeedsProps } from './with-needs.tsx'

/** On paper: what is recommended and what stands there, and why these differ. How it was counted is for staff. */
export function SheetNeeds(props: NeedsProps) {
  const words = useDryingFileWords()
  return (
    <WithNeeds {...props}>
      {({ rows, isPlacedKnown }) =>
        rows.length > 0 && (
          <section className="mt-5 break-inside-avoid">
            <h2 className="break-after-avoid text-xl">{words.equipment}</h2>
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
  const { title, amount, working, placed, deviation } = row
  return (
    <tr className="border-b border-neutral-300 align-baseline">
      <th scope="row" className="py-1 text-left font-normal">
        {[title, amount].filter(Boolean).join(', ')}
        {deviation && <SheetReason deviation={deviation} />}
      </th>
      <td className="w-28 py-1 text-right tabular-nums">{working?.figure ?? '–'}</td>
      {isPlacedKnown && <td className="w-20 py-1 text-right font-semibold tabular-nums">{placed}</td>}
    </tr>
  )
}

function SheetReason({ deviation: { counts, said } }: { deviation: NonNullable<NeedRow['deviation']> }) {
  const words = useDryingFileWords()
  const { locale } = useWords()
  const say = words.deviation
  const lines = said
    ? [say.given(said.reason, said.note), words.byAndDay(said.by, dayWords(new Date(said.at), locale))]
    : [differenceWords(counts, words), say.notGiven]
  return lines.map((line, nth) => (
    <span key={line} className={`block text-xs ${nth === 0 ? 'font-semibold' : ''}`}>
      {line}
    </span>
  ))
}
