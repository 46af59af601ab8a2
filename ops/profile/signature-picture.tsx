import { sheet, type Drawing } from '#domain/signatures/signature.ts'
import { InkLines } from '../ui/ink-sheet.tsx'

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
        <InkLines strokes={drawing.strokes} numbersEach={2} />
      )}
    </svg>
  )
}

function SigningLine() {
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
