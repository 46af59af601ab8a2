import { memo, type ComponentProps } from 'react'
import { inkWidth } from '#domain/forms/answers/ink.ts'
import { pathOf, pointsOf, type Strokes } from '#look/ink/ink-strokes.ts'

/** What stands on a sheet before anyone writes: a line to sign on, lines to write on, or nothing. */
export type Ruling = 'signing' | 'lines' | 'none'
type InkSheetProps = ComponentProps<'svg'> & {
  height: number
  strokes: Strokes
  ruling: Ruling
  label: string
}

/**
 * Ink as it was given, on its sheet. The sheet is as wide as there is room and keeps its shape, so that what is written stays as
 * it was written when a screen turns.
 */
export function InkSheet({ height, strokes, ruling, label, className = '', ...svg }: InkSheetProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      {...svg}
      viewBox={`0 0 ${inkWidth} ${height}`}
      className={`block w-full bg-sheet text-ink ${className}`}
    >
      <Rules height={height} ruling={ruling} />
      <InkLines strokes={strokes} numbersEach={3} />
    </svg>
  )
}

type InkLinesProps = { strokes: Strokes; numbersEach: 2 | 3 }

export function InkLines({ strokes, numbersEach }: InkLinesProps) {
  return (
    <g fill="none" stroke="currentColor" strokeWidth={7} strokeLinecap="round" strokeLinejoin="round">
      {strokes.map((stroke, nth) => (
        <InkLine key={nth} stroke={stroke} numbersEach={numbersEach} />
      ))}
    </g>
  )
}

/** Of many strokes only the one that is being drawn changes. */
const InkLine = memo(function InkLine({
  stroke,
  numbersEach,
}: {
  stroke: readonly number[]
  numbersEach: 2 | 3
}) {
  return <path d={pathOf(pointsOf(stroke, numbersEach))} />
})

const linesApart = 155
const margin = 40

function Rules({ height, ruling }: { height: number; ruling: Ruling }) {
  if (ruling === 'none') return null
  if (ruling === 'signing') return <SigningLine y={height * 0.75} />
  const count = Math.max(1, Math.floor((height - margin) / linesApart))
  const lines = Array.from({ length: count }, (_, nth) => height - margin - (count - 1 - nth) * linesApart)
  return (
    <path
      d={lines.map((y) => `M${margin} ${y}H${inkWidth - margin}`).join('')}
      className="stroke-edge"
      strokeWidth={2}
    />
  )
}

/** With the cross that says where to begin. */
function SigningLine({ y }: { y: number }) {
  const [left, size] = [60, 34]
  return (
    <g className="stroke-edge" fill="none" strokeLinecap="round">
      <path d={`M${margin} ${y}H${inkWidth - margin}`} strokeWidth={4} />
      <path
        d={`M${left} ${y - 22}l${size} ${-size}M${left} ${y - 22 - size}l${size} ${size}`}
        strokeWidth={5}
      />
    </g>
  )
}
