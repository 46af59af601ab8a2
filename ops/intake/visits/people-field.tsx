import type { VisitDay } from '#domain/visits/visit.ts'
import { CheckField } from '../../ui/check-field.tsx'
import type { VisitWords } from '../../words/en-visits.ts'
import type { Words } from '../../words/en.ts'
import { useVisitWords } from '../../words/use-visit-words.ts'
import { useWords } from '../../words/use-words.ts'
import { stopsOfDay } from './day-plan.ts'

type PeopleFieldProps = {
  day: VisitDay
  visitId: string
  demanded: readonly string[]
  value: readonly string[]
  onChange: (people: string[]) => void
}

/** Who goes, in the order in which they are chosen, each with what they have on the day and what they lack. */
export function PeopleField({ day, visitId, demanded, value, onChange }: PeopleFieldProps) {
  const { form } = useVisitWords()
  const { time } = useWords()
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{form.people}</legend>
      <p className="text-sm text-muted">{form.peopleHint}</p>
      <div className="mt-1 divide-y divide-line border-y border-line">
        {day.people.map((person) => (
          <CheckField
            key={person.id}
            label={person.name}
            hint={hintOf(person, { day, visitId, demanded }, { form, time })}
            checked={value.includes(person.id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...value, person.id] : value.filter((id) => id !== person.id))
            }
          />
        ))}
      </div>
    </fieldset>
  )
}

type OnDay = Pick<PeopleFieldProps, 'day' | 'visitId' | 'demanded'>

/** "8–10 AM Warren, 1–2 PM busy · No valid AMRT" */
function hintOf(
  { id, certifications }: VisitDay['people'][number],
  { day, visitId, demanded }: OnDay,
  { form, time }: Pick<VisitWords, 'form'> & Pick<Words, 'time'>,
) {
  const stops = stopsOfDay(day)
    .filter((stop) => stop.people.includes(id) && stop.id !== visitId)
    .toSorted((a, b) => a.from.localeCompare(b.from))
    .map((stop) => (stop.town ? `${time.window(stop)} ${stop.town}` : form.busy(time.window(stop))))
  const lacks = demanded.filter((code) => !certifications.includes(code))
  return [stops.join(', ') || form.free, lacks.length > 0 ? form.lacks(lacks) : '']
    .filter(Boolean)
    .join(' · ')
}
