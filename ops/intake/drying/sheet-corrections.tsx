import { reasonWords } from '#domain/readings/corrections/correction-reasons.ts'
import type { JobDrying } from '#domain/readings/drying-file.ts'
import { logCorrections, type LogCorrection } from '#domain/readings/corrections/log-corrections.ts'
import { momentWords } from '../../ui/clock.ts'
import { useDryingFileWords } from '../../words/use-drying-file-words.ts'
import { useReadingWords } from '../../words/use-reading-words.ts'
import { useWords } from '../../words/use-words.ts'
import { readingWords } from '../readings/shown-value.ts'

/** On paper: what stood there before each correction, what stands there now, why, by whom and when. */
export function SheetCorrections({ file }: { file: JobDrying }) {
  const { sheet } = useDryingFileWords()
  const corrections = logCorrections(file)
  const head = [sheet.of, sheet.measuredAt, sheet.was, sheet.is, sheet.reason, sheet.correctedBy]
  return (
    <section className="mt-5">
      <h2 className="break-after-avoid text-xl">{sheet.corrections}</h2>
      {corrections.length === 0 ? (
        <p>{sheet.noCorrections}</p>
      ) : (
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
            {corrections.map((each) => (
              <Row key={each.is.id} correction={each} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function Row({ correction }: { correction: LogCorrection }) {
  const { sheet, takenBack, pointName, stationName } = useDryingFileWords()
  const words = useReadingWords()
  const { locale } = useWords()
  const when = (at: string) => momentWords(new Date(at), locale)
  const { was, is, kind } = correction
  const name =
    kind === 'point'
      ? `${correction.of.number}. ${pointName(correction.of.material, correction.of.place)}`
      : stationName(correction.of.kind, correction.of.place, correction.of.unit_number)
  const takesBack = 'air' in is ? is.air === null : is.value === null && is.no_access === null
  return (
    <tr className="break-inside-avoid border-b border-line align-top">
      <th scope="row" className="py-1 pr-3 font-normal wrap-anywhere">
        {name}
      </th>
      <td className="py-1 pr-3 whitespace-nowrap">{was ? when(was.at) : '–'}</td>
      <td className="py-1 pr-3 whitespace-nowrap">{was ? <s>{readingWords(was, words)}</s> : '–'}</td>
      <td className="py-1 pr-3 font-semibold">{takesBack ? takenBack : readingWords(is, words)}</td>
      <td className="py-1 pr-3 wrap-anywhere">{reasonWords(is.reason ?? '', words.correction.reasons)}</td>
      <td className="py-1">{sheet.closedBy(when(is.at), is.by)}</td>
    </tr>
  )
}
