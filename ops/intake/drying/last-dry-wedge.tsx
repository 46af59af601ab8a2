import type { ChamberView } from '#domain/readings/drying-view.ts'
import { useDryingFileWords } from '../../words/use-drying-file-words.ts'
import { useWords } from '../../words/use-words.ts'
import type { Scale } from './chart-frame.tsx'
import { dayWords } from './day-words.ts'

type WedgeProps = { lastDry: NonNullable<ChamberView['lastDry']>; x: Scale; y: Scale }

/** From the last reading of the point that is expected to be the last, to the two days between which it may be dry. */
export function LastDryWedge({ lastDry: { earliest, latest, row }, x, y }: WedgeProps) {
  const words = useDryingFileWords()
  const { locale } = useWords()
  const last = row.readings.at(-1)
  if (!last) return null
  const [startX, startY] = [x(last.at.getTime()), y(last.value - row.goal.goal)]
  const [left, right, goal] = [x(earliest.getTime()), x(latest.getTime()), y(0)]
  const [, edge = right] = x.range()
  const lines = [`${dayWords(earliest, locale)} ${words.to}`, dayWords(latest, locale)]
  return (
    <g>
      <svg width={edge} height={Math.max(goal, startY) + 6} className="overflow-hidden">
        <path d={`M${startX} ${startY}L${left} ${goal}H${right}Z`} className="fill-muted/25" />
        {[left, right].map((end) => (
          <line
            key={end}
            x1={startX}
            y1={startY}
            x2={end}
            y2={goal}
            className="stroke-ink"
            strokeWidth={1.5}
            strokeDasharray="5 4"
          />
        ))}
        <rect x={left - 2} y={goal - 4} width={right - left + 4} height={8} className="fill-gold" />
      </svg>
      {right > edge && (
        <path d={`M${edge - 9} ${goal - 6}L${edge} ${goal}L${edge - 9} ${goal + 6}Z`} className="fill-ink" />
      )}
      <text
        y={startY - 14}
        textAnchor="end"
        strokeWidth={4}
        className="fill-muted stroke-paper text-[0.8125rem] [paint-order:stroke]"
      >
        <tspan x={edge} dy={-32} className="fill-ink font-bold">
          {words.lastPointDry}
        </tspan>
        {lines.map((line) => (
          <tspan key={line} x={edge} dy={16}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  )
}
