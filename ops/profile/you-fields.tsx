import type { ComponentProps } from 'react'
import { employeeFields, ownParts, type OwnField } from '#domain/employees/employee-fields.ts'
import { FormSection, Wide } from '../ui/form-section.tsx'
import { ValueField } from '../ui/value-field.tsx'
import { useProfileWords } from '../words/use-profile-words.ts'
import type { OwnValues } from './own-values.ts'

type YouFieldsProps = {
  values: OwnValues
  errors: Record<string, string[] | undefined>
  isPublic: boolean
  onChange: (changed: Partial<OwnValues>) => void
}

/** What a field has beside what its row says. */
const details: Partial<Record<OwnField, Partial<ComponentProps<typeof ValueField>>>> = {
  first_name: { required: true, autoComplete: 'given-name' },
  last_name: { autoComplete: 'family-name' },
  name: { required: true, autoComplete: 'name' },
  mobile: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  emergency_contact: { autoComplete: 'off' },
  home_town: { autoComplete: 'address-level2' },
}

export function YouFields({ values, errors, isPublic, onChange }: YouFieldsProps) {
  const { you } = useProfileWords()
  const fieldOf = (name: OwnField) => {
    const { label, kind, max } = employeeFields[name]
    const field = (
      <ValueField
        key={name}
        name={name}
        label={you.fields[name] ?? label}
        maxLength={max}
        isLong={kind === 'lines'}
        value={values[name]}
        error={errors[name]?.[0]}
        hint={name === 'name' ? you.calledHint : undefined}
        onChange={(value) => onChange({ [name]: value })}
        {...details[name]}
      />
    )
    return kind === 'list' ? <Wide key={name}>{field}</Wide> : field
  }
  return (
    <>
      <FormSection title={you.name} lead={you.nameLead}>
        {ownParts.name.map(fieldOf)}
      </FormSection>
      <FormSection title={you.contact} lead={you.contactLead}>
        {ownParts.contact.map(fieldOf)}
      </FormSection>
      <FormSection title={you.private} lead={you.privateLead}>
        {ownParts.private.map(fieldOf)}
      </FormSection>
      <FormSection title={you.website} lead={isPublic ? you.shown : you.notShown}>
        {ownParts.website.map(fieldOf)}
      </FormSection>
    </>
  )
}
