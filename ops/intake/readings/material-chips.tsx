import { useId } from 'react'
import { pointMaterials, type PointMaterial } from '#domain/readings/reading-choices.ts'
import { useReadingWords } from '../../words/use-reading-words.ts'

type MaterialChipsProps = {
  value: PointMaterial | ''
  retired: readonly PointMaterial[]
  error: string | undefined
  onChange: (value: PointMaterial) => void
}

/** What the meter is held to, one tap each. What the company retired is there only where it was chosen before. */
export function MaterialChips({ value, retired, error, onChange }: MaterialChipsProps) {
  const id = useId()
  const { pointForm, materials } = useReadingWords()
  const offered = pointMaterials.filter((each) => each.value === value || !retired.includes(each.value))
  return (
    <fieldset aria-describedby={error && `${id}-error`}>
      <legend className="mb-1 text-sm font-semibold">{pointForm.material}</legend>
      <div className="flex flex-wrap gap-2">
        {offered.map((material) => (
          <label
            key={material.value}
            className="flex min-h-12 cursor-pointer items-center rounded-sm border border-edge bg-sheet px-3 hover:border-ink has-checked:border-ink has-checked:bg-gold-wash has-checked:inset-ring has-checked:inset-ring-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name={id}
              checked={material.value === value}
              aria-invalid={error ? true : undefined}
              className="sr-only"
              onChange={() => onChange(material.value)}
            />
            {materials[material.value]}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm text-red">
          {error}
        </p>
      )}
    </fieldset>
  )
}
