import { reasonWords } from '#domain/readings/corrections/correction-reasons.ts'
import type { JobDrying } from '#domain/readings/drying-file.ts'
import type { AirReading, PointReading } from '#domain/readings/reading.ts'
import { useReadingWords } from '../../words/use-reading-words.ts'
import { readingWords } from './shown-value.ts'
import type { Stop } from './walk.ts'

/** What was read before it was corrected, struck through, with the reason and who gave it. */
export function Replaced({ stop, drying }: { stop: Stop; drying: Pick<JobDrying, 'readings' | 'air'> }) {
  const words = useReadingWords()
  const all: readonly (PointReading | AirReading)[] = stop.kind === 'point' ? drying.readings : drying.air
  const corrections = all.filter(({ corrects, reason }) => corrects !== null && reason !== null)
  const shown = stop.read.flatMap(({ id }) => corrections.filter((each) => each.id === id))
  return shown.map((correction) => {
    const before = all.find(({ id }) => id === correction.corrects)
    return (
      <p key={correction.id} className="px-2 pb-2 pl-11.5 text-sm text-muted">
        {before && <s>{readingWords(before, words)}</s>}{' '}
        {words.correction.by(reasonWords(correction.reason ?? '', words.correction.reasons), correction.by)}
      </p>
    )
  })
}
