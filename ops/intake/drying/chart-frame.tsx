import { GridRows } from '@visx/grid'
import type { scaleLinear } from '@visx/scale'
import type { ReactNode } from 'react'
import { useDryingFileWords } from '../../words/use-drying-file-words.ts'
import { useWords } from '../../words/use-words.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { margin, namedDays, type ChartScale } from './chart-plan.ts'
import { columnDay, isLongSpan } from './day-words.ts'

export type Scale = ReturnType<typeof scaleLinear<number>>

type FrameProps = {
  scale: ChartScale
  x: Scale
  y: Scale
  inner: { width: number; height: number }
  width: number
  said: string
  /** What counts as dry, in pixels from the top. */
  band: { from: number; to: number }
  children: ReactNode
}

/** The goal with its tolerance, the days below and today, in which the lines of a chamber stand. */
export function ChartFrame({ scale, x, y, inner, width, said, band, children }: FrameProps) {
  const words = useDryingFileWords()
  const { locale } = useWords()
  const levels = y
    .ticks(Math.max(2, inner.height / 52))
    .filter((level) => level > 0 && Number.isInteger(level))
  const isLong = isLongSpan(scale.from, scale.to)
  const today = scale.today && companyDay(scale.today)
  return (
    <svg
      role="img"
      aria-label={said}
      width={width}
      height={inner.height + margin.top + margin.bottom}
      className="block overflow-visible"
    >
      <g transform={`translate(${margin.left} ${margin.top})`}>
        <GridRows scale={y} width={inner.width} tickValues={levels} className="*:stroke-line" stroke="" />
        <rect y={band.from} width={inner.width} height={band.to - band.from} className="fill-green/12" />
        <line y1={y(0)} y2={y(0)} x2={inner.width} className="stroke-green" strokeWidth={1.5} />
        {levels.map((level) => (
          <text
            key={level}
            x={-10}
            y={y(level) + 4}
            textAnchor="end"
            className="fill-muted text-[0.75rem] tabular-nums"
          >
            {`+${level}`}
          </text>
        ))}
        <text x={-10} y={y(0) + 4} textAnchor="end" className="fill-green text-[0.8125rem] font-bold">
          {words.goalLine}
        </text>
        {scale.today && (
          <line
            x1={x(scale.today.getTime())}
            x2={x(scale.today.getTime())}
            y2={inner.height}
            className="stroke-ink"
            strokeWidth={1.5}
            strokeDasharray="2 4"
          />
        )}
        {children}
        {namedDays(scale, inner.width, isLong ? 42 : 34).map((day) => (
          <text
            key={day.getTime()}
            x={x(day.getTime())}
            y={inner.height + 19}
            textAnchor="middle"
            className={`text-[0.75rem] ${companyDay(day) === today ? 'fill-ink font-bold' : 'fill-muted'}`}
          >
            {columnDay(day, { isLong, locale })}
          </text>
        ))}
      </g>
    </svg>
  )
}
