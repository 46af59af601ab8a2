import { hasPart, placeParts, togglePart } from '#domain/readings/points/place-parts.ts'
import { useReadingWords } from '../../words/use-reading-words.ts'

type PlaceChipsProps = { value: string; onChange: (value: string) => void }

/** Where exactly, one tap each: nobody types with gloves. They compose the text above, which can be typed as well. */
export function PlaceChips({ value, onChange }: PlaceChipsProps) {
  const { pointForm } = useReadingWords()
  const { parts } = pointForm
  return (
    <div role="group" aria-label={pointForm.partsLabel} className="space-y-2">
      {(['surface', 'spot', 'height'] as const).map((group) => (
        <div key={group} className="flex flex-wrap gap-2">
          {placeParts[group].map((part) => (
            <button
              key={part}
              type="button"
              aria-pressed={hasPart(value, part, parts)}
              className="min-h-12 rounded-sm border border-edge bg-sheet px-3 hover:border-ink aria-pressed:border-ink aria-pressed:bg-gold-wash aria-pressed:inset-ring aria-pressed:inset-ring-ink"
              onClick={() => onChange(togglePart(value, part, parts))}
            >
              {parts[part]}
            </button>
          ))}
        </div>
      ))}
    </div>
  )
}
