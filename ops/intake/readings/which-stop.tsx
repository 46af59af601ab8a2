import { useReadingWords } from '../../words/use-reading-words.ts'
import { PointDot } from './point-dot.tsx'
import { placeOf } from './shown-value.ts'
import type { Stop } from './walk.ts'

/** On a low screen the card lies behind the pad: what is read is said once more beside the number. */
export function WhichStop({ stop }: { stop: Stop }) {
  const words = useReadingWords()
  return (
    <p aria-hidden className="hidden items-center gap-2 px-4 pt-2 lg:hidden! [@media(height<44rem)]:flex">
      {stop.kind === 'point' && <PointDot number={stop.point.number} isRead={false} />}
      <span className="truncate font-display text-xl leading-none font-semibold">{placeOf(stop, words)}</span>
    </p>
  )
}
