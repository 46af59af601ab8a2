import { airAt } from '#domain/drying/air.ts'
import { useReadingWords } from '../../words/use-reading-words.ts'
import { PointDot } from './point-dot.tsx'
import { asMeasured, placeOf, readingWords } from './shown-value.ts'
import { TakeBack } from './take-back.tsx'
import type { Stop } from './walk.ts'

type LastReadProps = { stop: Stop; onTakeBack: (() => void) | null }

/** What was read last, above what is typed. On a low screen it gives way; Undo stays beside the strip there. */
export function LastRead({ stop, onTakeBack }: LastReadProps) {
  const words = useReadingWords()
  const [reading] = stop.read
  if (!reading) return null
  return (
    <div
      key={reading.id}
      className="flex h-full min-h-11 items-center [@container(height<2.5rem)]:hidden gap-3 px-4 transition-[translate,opacity] duration-120 lg:min-h-13 lg:px-5 starting:translate-y-4 starting:opacity-0"
    >
      {stop.kind === 'point' && <PointDot number={stop.point.number} />}
      <span className="min-w-0 flex-1 truncate">{placeOf(stop, words)}</span>
      <span className="shrink-0 text-sm text-muted tabular-nums">
        {stop.kind === 'point' && stop.previous && words.was(words.number(stop.previous.value))}
        {'air' in reading && reading.air && words.grains(airAt(asMeasured(reading.air)).grains)}
      </span>
      <span className="shrink-0 font-display text-2xl leading-none font-semibold tabular-nums">
        {readingWords(reading, words)}
      </span>
      {onTakeBack && <TakeBack stop={stop} onTakeBack={onTakeBack} />}
    </div>
  )
}
