import { useReadingWords } from '../../words/use-reading-words.ts'
import { PointDot } from './point-dot.tsx'
import { placeOf } from './shown-value.ts'
import type { Stop } from './walk.ts'

/** Of the card, what stays on the lowest screen and with the largest text: which point it is. */
export function WhichStop({ stop }: { stop: Stop }) {
  const words = useReadingWords()
  return (
    <p
      data-which-stop
      aria-hidden
      className="hidden items-center gap-2 px-[16px] pt-[4px] [@container(height<5.5rem)]:flex"
    >
      {stop.kind === 'point' && <PointDot number={stop.point.number} isRead={false} />}
      <span className="truncate font-display text-[min(1.25rem,28px)] leading-tight font-semibold">
        {placeOf(stop, words)}
      </span>
    </p>
  )
}
