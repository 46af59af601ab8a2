import type { DryingView } from '#domain/readings/drying-view.ts'
import { momentWords } from '../../ui/clock.ts'
import { useDryingFileWords } from '../../words/use-drying-file-words.ts'
import { useWords } from '../../words/use-words.ts'

/** On paper: when each visit was made, who read at it, and whether its readings stand. */
export function SheetVisits({ view }: { view: DryingView }) {
  const { sheet } = useDryingFileWords()
  const { locale } = useWords()
  const when = (at: string) => momentWords(new Date(at), locale)
  return (
    <section className="mt-5 break-inside-avoid">
      <h2 className="break-after-avoid text-xl">{sheet.visits}</h2>
      <table className="mt-1 w-full border-collapse text-left">
        <thead>
          <tr className="border-b border-black">
            {[sheet.visit, sheet.begun, sheet.readBy, sheet.closed].map((name) => (
              <th key={name} scope="col" className="py-1 pr-3 font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.columns.map(({ key, number, at, visit }, nth) => (
            <tr key={key} className="border-b border-line align-top">
              <th scope="row" className="py-1 pr-3 font-normal">
                {number ?? sheet.between}
              </th>
              <td className="py-1 pr-3">{momentWords(at, locale)}</td>
              <td className="py-1 pr-3">{readersAt(view, nth).join(', ') || '–'}</td>
              <td className="py-1">
                {visit?.closed_at ? sheet.closedBy(when(visit.closed_at), visit.closed_by ?? '') : '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Whose numbers stand in the column of a visit. */
function readersAt({ chambers, air }: DryingView, nth: number) {
  const rows = [...chambers.flatMap(({ rows }) => rows), ...air]
  return [...new Set(rows.flatMap(({ cells }) => cells[nth]?.counted.reading.by ?? []))]
}
