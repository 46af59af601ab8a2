import { sheet, type Drawing } from '#domain/signatures/signature.ts'
import { pathOf } from './strokes.ts'

/** A signature as it was given: in ink, over the line that one signs on. */
export function SignaturePicture({ drawing, label }: { drawing: Drawing; label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      className="block w-full border border-edge bg-sheet text-ink"
    >
      <SigningLine />
      {drawing.kind === 'typed' ? (
        <text
          x={sheet.width / 2}
          y={265}
          textAnchor="middle"
          fill="currentColor"
          fontSize={130}
          fontStyle="italic"
          fontFamily="'Snell Roundhand', 'Segoe Script', 'Brush Script MT', cursive"
          textLength={drawing.name.length > 13 ? sheet.width * 0.9 : undefined}
          lengthAdjust="spacingAndGlyphs"
        >
          {drawing.name}
        </text>
      ) : (
        <Strokes strokes={drawing.strokes} />
      )}
    </svg>
  )
}

export function Strokes({ strokes }: { strokes: readonly (readonly number[])[] }) {
  return (
    <g fill="none" stroke="currentColor" strokeWidth={7} strokeLinecap="round" strokeLinejoin="round">
      {strokes.map((stroke, nth) => (
        <path key={nth} d={pathOf([...stroke])} />
      ))}
    </g>
  )
}

export function SigningLine() {
  const [y, margin] = [300, 60]
  return (
    <path
      d={`M${margin} ${y}H${sheet.width - margin}`}
      className="stroke-gold"
      strokeWidth={3}
      strokeDasharray="2 10"
      strokeLinecap="round"
    />
  )
}
