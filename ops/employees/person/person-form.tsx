import { Lock } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { employeeFields, employeeParts, type EmployeeField } from '#domain/employees/employee-fields.ts'
import { FormSection, Wide } from '../../ui/form-section.tsx'
import { ValueField } from '../../ui/value-field.tsx'
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

/** What a field has beside what its row says. */
const details: Partial<Record<EmployeeField, Partial<ComponentProps<typeof ValueField>>>> = {
  first_name: { required: true },
  name: { required: true, hint: 'Shown to coworkers and on the website' },
  username: {
    required: true,
    autoCapitalize: 'none',
    autoCorrect: 'off',
    spellCheck: false,
    hint: 'Letters, numbers, dots, dashes and underscores',
  },
  mobile: { type: 'tel', inputMode: 'tel' },
  email: { type: 'email', inputMode: 'email' },
  title: { placeholder: 'Lead technician' },
  notes: { hint: 'Never shown to this person' },
  is_public: { label: 'Show on the website', hint: 'Shows the name, title and bio below' },
}
const locked: typeof details = {
  username: { readOnly: true, hint: 'Only someone with at least the same permissions can change it.' },
  mobile: { readOnly: true },
  email: { readOnly: true },
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
  const fieldOf = (name: EmployeeField) => {
    const { label, kind, max } = employeeFields[name]
    return (
      <ValueField
        key={name}
        name={name}
        label={label}
        maxLength={max}
        type={kind === 'day' ? 'date' : undefined}
        isLong={kind === 'lines'}
        value={values[name]}
        error={errors[name]?.[0]}
        autoComplete="off"
        autoFocus={isNew && name === 'first_name'}
        onChange={(value) =>
          onChange(isNew && isNamePart(name) ? withNames(values, { [name]: value }) : { [name]: value })
        }
        {...details[name]}
        {...(contactLock !== null && locked[name])}
      />
    )
  }

  return (
    <>
      <FormSection title="Name" lead="They sign in with the username. It can be changed later.">
        {employeeParts.name.map(fieldOf)}
      </FormSection>
      {children}
      <FormSection title="Contact" lead="For coworkers. Not shown on the website.">
        {employeeParts.contact.map(fieldOf)}
        {contactLock && (
          <Wide>
            <p className="flex gap-2.5 border-l-4 border-gold bg-wash px-4 py-3 text-sm">
              <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />
              {contactLock}
            </p>
          </Wide>
        )}
      </FormSection>
      <FormSection title="Work">{employeeParts.work.map(fieldOf)}</FormSection>
      <FormSection
        title="Private"
        lead="Visible to people who can edit employees. The person sees everything except the notes."
      >
        {employeeParts.private.map(fieldOf)}
      </FormSection>
      <FormSection title="Website" lead="The About page shows people who agreed to be shown.">
        {employeeParts.website.map(fieldOf)}
      </FormSection>
    </>
  )
}

function isNamePart(name: EmployeeField) {
  return name === 'first_name' || name === 'last_name'
}
