import { useQuery } from '@tanstack/react-query'
import { factLengths, mostPeople } from '#domain/company/fact-limits.ts'
import { peoplePlaces } from '#domain/company/people.ts'
import { CheckField } from '../ui/check-field.tsx'
import { Field } from '../ui/field.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { FactFrame } from './fact-field.tsx'
import { factWords, placeWords } from './fact-words.ts'
import type { PersonDraft } from './facts-draft.ts'
import { OrderedRows } from '../ui/ordered-rows.tsx'
import { PictureField } from './picture-field.tsx'
import { picturesQuery } from './queries.ts'
import { Section } from './section.tsx'
import type { CompanyForm } from './use-company-form.ts'

const places = peoplePlaces.map((value) => ({ value, label: placeWords[value] }))

const blank: PersonDraft = {
  place: 'crew',
  name: '',
  role: '',
  sentence: '',
  picture: null,
  alt: '',
  is_drawing: false,
  consent_on: '',
}

/** Faces for the website: who is shown, with which words, and since when they agree. */
export function PeopleOnWebsite({ form }: { form: CompanyForm }) {
  const { people } = form.draft
  return (
    <Section
      id="people"
      note={
        <p className="mt-2 max-w-[60ch] text-muted">
          Show the founder, the dispatcher, the crew and the truck. Get consent from everyone in a picture
          first, and enter the date. To take someone off the website, clear the date.
        </p>
      }
    >
      <FactFrame form={form} name="people" isWide isLong>
        <OrderedRows
          name="people"
          title="Pictures"
          hint={factWords.people.appears}
          noun="picture"
          rows={people}
          growth={{ blank, most: mostPeople }}
          firstPart="name"
          onChange={(people) => form.set({ people })}
        >
          {(person, index) => (
            <PersonFields
              form={form}
              person={person}
              path={`people.${index}`}
              onChange={(part) => form.set({ people: people.with(index, { ...person, ...part }) })}
            />
          )}
        </OrderedRows>
      </FactFrame>
    </Section>
  )
}

type PersonFieldsProps = {
  form: CompanyForm
  person: PersonDraft
  path: string
  onChange: (part: Partial<PersonDraft>) => void
}

const texts = [
  { part: 'name', label: 'Name' },
  { part: 'role', label: 'Role' },
  { part: 'sentence', label: 'Short description', isWide: true },
  {
    part: 'alt',
    label: 'Picture description',
    isWide: true,
    hint: 'Read aloud by screen readers',
  },
] as const satisfies readonly {
  part: keyof PersonDraft
  label: string
  isWide?: true
  hint?: string
}[]

function PersonFields({ form, person, path, onChange }: PersonFieldsProps) {
  const pictures = useQuery(picturesQuery)
  return (
    <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <PictureField
          name={person.name}
          url={pictures.data?.find(({ sha256 }) => sha256 === person.picture)?.url ?? null}
          hasPicture={person.picture !== null}
          onChange={(picture) => onChange({ picture })}
        />
        <p className="mt-2 text-sm font-semibold">{stateOf(person)}</p>
      </div>
      <SelectField
        label="Who or what it shows"
        name={`${path}.place`}
        options={places}
        value={person.place}
        onChange={({ target }) =>
          onChange({ place: peoplePlaces.find((place) => place === target.value) ?? person.place })
        }
      />
      <Field
        label="Consent given on"
        name={`${path}.consent_on`}
        type="date"
        value={person.consent_on}
        error={form.errorAt(`${path}.consent_on`)}
        onChange={({ target }) => onChange({ consent_on: target.value })}
      />
      {texts.map(({ part, ...text }) => (
        <div key={part} className={'isWide' in text ? 'sm:col-span-2' : ''}>
          <Field
            label={text.label}
            name={`${path}.${part}`}
            hint={'hint' in text ? text.hint : undefined}
            maxLength={factLengths.person[part]}
            autoComplete="off"
            value={person[part]}
            error={form.errorAt(`${path}.${part}`)}
            onChange={({ target }) => onChange({ [part]: target.value })}
          />
        </div>
      ))}
      <div className="sm:col-span-2">
        <CheckField
          label="This is a drawing, not a photo"
          hint="The website labels it as a drawing."
          checked={person.is_drawing}
          onChange={({ target }) => onChange({ is_drawing: target.checked })}
        />
      </div>
    </div>
  )
}

function stateOf({ picture, consent_on }: PersonDraft) {
  if (!picture) return 'Not shown. There’s no picture yet.'
  return consent_on ? 'Shown on the website.' : 'Not shown. The consent date is missing.'
}
