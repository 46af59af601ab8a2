import { useSeconds } from '../../ui/use-seconds.ts'
import { second } from '#platform/time.ts'
import { useCallWords } from '../../words/use-call-words.ts'
import { timerWords } from './timer-words.ts'

const scaleSeconds = 60
const marks = [0, 10, 20, 30, 40, 50, 60] as const
const width = 320
const margin = 3

/** How long the call lasts, beside the minute in which a practiced call is taken. */
export function CallTimer({ startedAt }: { startedAt: number | null }) {
  const now = useSeconds()
  const words = useCallWords()
  const passed = startedAt === null ? 0 : now.getTime() - startedAt
  const at = Math.min(Math.max(passed / second, 0), scaleSeconds)
  const x = (seconds: number) => margin + (seconds / scaleSeconds) * (width - 2 * margin)
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-display text-2xl leading-none font-semibold tabular-nums lg:text-6xl">
          {timerWords(passed)}
        </span>
        <span className="text-sm text-[#c3ced8]">{startedAt === null ? words.starts : words.onCall}</span>
      </p>
      <svg viewBox={`0 0 ${width} 34`} className="mt-2 w-full max-w-full max-lg:hidden" aria-hidden>
        {marks.slice(0, -1).map((mark, nth) => (
          <rect
            key={mark}
            x={x(mark)}
            y="8"
            width={x(10) - x(0)}
            height="6"
            className={nth % 2 === 0 ? 'fill-[#c3ced8]' : 'fill-none'}
          />
        ))}
        <rect x={x(0)} y="8" width={x(60) - x(0)} height="6" fill="none" className="stroke-[#c3ced8]" />
        <rect x={x(at) - 1.5} y="2" width="3" height="18" className="fill-gold" />
        {marks.map((mark) => (
          <text
            key={mark}
            x={x(mark)}
            y="31"
            textAnchor={mark === 0 ? 'start' : mark === scaleSeconds ? 'end' : 'middle'}
            className="fill-[#c3ced8] text-[11px] tabular-nums"
          >
            {mark === scaleSeconds ? '60 s' : mark}
          </text>
        ))}
      </svg>
    </div>
  )
}
