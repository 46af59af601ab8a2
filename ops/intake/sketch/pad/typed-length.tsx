import { useSketchWords } from '../../../words/use-sketch-words.ts'
import { inchesOf, feetOf } from '../../../words/en-sketch.ts'
import { lengthOf, type LengthEntry } from './length-entry.ts'

type TypedLengthProps = { entry: LengthEntry; measured: number }

/** What is typed, in feet and inches. Until something is, what the thumb measured stands there, paler. */
export function TypedLength({ entry, measured }: TypedLengthProps) {
  const words = useSketchWords()
  const { feet, digits, fraction, isInches } = entry
  const isTyped = feet !== null || digits !== '' || fraction > 0
  const parts = isTyped
    ? {
        feet: feet ?? (isInches ? null : digits),
        inches: isInches
          ? `${digits || (fraction > 0 ? '' : '')}${fraction > 0 ? inchesOf(fraction).slice(1) : ''}`
          : null,
      }
    : { feet: String(feetOf(measured)), inches: inchesOf(measured) }
  const length = lengthOf(entry)
  // Sixteenths are three letters more.
  const size = (parts.inches?.length ?? 0) > 3 ? 'text-2xl' : 'text-[2.375rem]'
  return (
    <div
      role="status"
      aria-label={length === null ? words.pad.nothing : words.pad.typed(words.length(length))}
      className="flex h-15 items-center justify-center rounded-md border-2 border-gold px-2"
    >
      <p
        aria-hidden
        className={`flex items-baseline gap-1.5 font-display leading-none font-semibold tabular-nums ${isTyped ? 'text-white' : 'text-white/60'}`}
      >
        {parts.feet !== null && (
          <>
            <span className={size}>{parts.feet || ' '}</span>
            <span className="text-xl text-white/75">{words.ft}</span>
          </>
        )}
        {parts.inches !== null && (
          <>
            <span className={`ml-1 ${size}`}>{parts.inches || ' '}</span>
            <span className="text-xl text-white/75">{words.inch}</span>
          </>
        )}
        {isTyped && <span className="h-9 w-0.5 self-center bg-gold" />}
      </p>
    </div>
  )
}
