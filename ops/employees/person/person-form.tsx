import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { CheckField } from '../../ui/check-field.tsx'
import { ChipsField } from '../../ui/chips-field.tsx'
import { Field } from '../../ui/field.tsx'
import { FormSection, Wide } from '../../ui/form-section.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { withNames, type PersonValues } from './person-values.ts'

type PersonFormProps = {
  values: PersonValues
  errors: Record<string, string[] | undefined>
  onChange: (changed: Partial<PersonValues>) => void
  /** For a new person the username follows the name. */
  isNew?: boolean
  /** Why username, mobile and email cannot be changed here; null where they can. */
  contactLock?: string | null
  /** After the name: what else only a new person needs. */
  children?: ReactNode
}

/** The fields of a person, in the order in which one learns them. */
export function PersonForm({
  values,
  errors,
  onChange,
  isNew,
  contactLock = null,
  children,
}: PersonFormProps) {
  const line = (name: TextField, label: string, maxLength: number) => ({
    name,
    label,
    maxLength,
    value: values[name],
    error: errors[name]?.[0],
    autoComplete: 'off',
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      onChange(isNew && isNamePart(name) ? withNames(values, { [name]: value }) : { [name]: value }),
  })

  return (
    <>
      <FormSection title="Name" lead="They sign in with the username. It can be changed later.">
        <Field {...line('first_name', 'First name', 60)} required autoFocus={isNew} />
        <Field {...line('last_name', 'Last name', 60)} />
        <Field {...line('name', 'Display name', 120)} required hint="Shown to coworkers and on the website" />
        <Field
          {...line('username', 'Username', 60)}
          required
          readOnly={contactLock !== null}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          hint={
            contactLock === null
              ? 'Letters, numbers, dots, dashes and underscores'
              : 'Only someone with at least the same permissions can change it.'
          }
        />
      </FormSection>
      {children}
      <FormSection title="Contact" lead="For coworkers. Not shown on the website.">
        <Field {...line('mobile', 'Mobile', 40)} type="tel" inputMode="tel" readOnly={contactLock !== null} />
        <Field
          {...line('email', 'Email', 200)}
          type="email"
          inputMode="email"
          readOnly={contactLock !== null}
        />
        {contactLock && (
          <Wide>
            <p className="flex gap-2.5 border-l-4 border-gold bg-wash px-4 py-3 text-sm">
              <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />
              {contactLock}
            </p>
          </Wide>
        )}
      </FormSection>
      <FormSection title="Work">
        <Field {...line('title', 'Title', 80)} placeholder="Lead technician" />
        <Field {...line('crew', 'Crew', 60)} />
        <Field {...line('hired_on', 'Hire date', 10)} type="date" />
        <Field {...line('vehicle', 'Vehicle', 80)} />
        <ChipsField
          label="Skills"
          value={values.skills}
          error={errors['skills']?.[0]}
          onChange={(skills) => onChange({ skills })}
        />
        <ChipsField
          label="Languages"
          value={values.languages}
          error={errors['languages']?.[0]}
          onChange={(languages) => onChange({ languages })}
        />
      </FormSection>
      <FormSection
        title="Private"
        lead="Visible to people who can edit employees. The person sees everything except the notes."
      >
        <Field {...line('emergency_contact', 'Emergency contact', 200)} />
        <Field {...line('home_town', 'Hometown', 80)} />
        <Wide>
          <TextArea {...line('notes', 'Notes', 4000)} hint="Never shown to this person" />
        </Wide>
      </FormSection>
      <FormSection title="Website" lead="The About page shows people who agreed to be shown.">
        <Wide>
          <CheckField
            label="Show on the website"
            hint="Shows the name, title and bio below"
            checked={values.is_public}
            onChange={(event) => onChange({ is_public: event.target.checked })}
          />
        </Wide>
        <Wide>
          <TextArea {...line('bio', 'Bio', 1000)} />
        </Wide>
      </FormSection>
    </>
  )
}

type TextField = {
  [Name in keyof PersonValues]: PersonValues[Name] extends string ? Name : never
}[keyof PersonValues]

function isNamePart(name: TextField) {
  return name === 'first_name' || name === 'last_name'
}
