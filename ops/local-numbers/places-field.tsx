import { X } from 'lucide-react'
import { areas, counties } from '#domain/areas/areas.ts'
import { SelectField } from '../ui/select-field.tsx'
import { placeName } from './words.ts'

type PlacesFieldProps = {
  value: readonly string[]
  /** Places that it may serve, offered first. */
  maybe: readonly string[]
  error?: string
  onChange: (value: string[]) => void
}

const wholeCounties = counties.map(({ slug, name, county, state }) => ({
  value: `all of ${slug}`,
  label: `All of ${name}`,
  slugs: areas.filter((area) => area.county === county && area.state === state).map((area) => area.slug),
}))
const byName = areas.map(({ slug }) => slug).toSorted((a, b) => placeName(a).localeCompare(placeName(b)))

/** The places whose pages show the number. */
export function PlacesField({ value, maybe, error, onChange }: PlacesFieldProps) {
  const open = byName.filter((slug) => !value.includes(slug))
  const options = [
    ...open
      .filter((slug) => maybe.includes(slug))
      .map((slug) => ({ value: slug, label: `${placeName(slug)} (ask)` })),
    ...wholeCounties,
    ...open.filter((slug) => !maybe.includes(slug)).map((slug) => ({ value: slug, label: placeName(slug) })),
  ]
  return (
    <div>
      <SelectField
        label="Places it serves"
        none="Add a place"
        value=""
        options={options}
        error={error}
        onChange={({ target }) => {
          const whole = wholeCounties.find((county) => county.value === target.value)
          const added = whole?.slugs ?? [target.value]
          onChange([...new Set([...value, ...added])].filter(Boolean))
        }}
      />
      {value.length > 0 && (
        <ul aria-label="Places it serves" className="mt-2 flex flex-wrap gap-2">
          {value.map((slug) => (
            <li key={slug} className="flex max-w-full items-center bg-wash pl-3 text-sm">
              <span className="py-2 wrap-anywhere">{placeName(slug)}</span>
              <button
                type="button"
                aria-label={`Remove ${placeName(slug)}`}
                className="grid size-11 shrink-0 place-content-center hover:text-red"
                onClick={() => onChange(value.filter((other) => other !== slug))}
              >
                <X aria-hidden className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
