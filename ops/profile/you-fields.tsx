import { ChipsField } from '../ui/chips-field.tsx'
import { Field } from '../ui/field.tsx'
import { FormSection, Wide } from '../ui/form-section.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { useWords } from '../words/use-words.ts'
import type { OwnValues } from './own-values.ts'

type YouFieldsProps = {
  values: OwnValues
  errors: Record<string, string[] | undefined>
  isPublic: boolean
  onChange: (changed: Partial<OwnValues>) => void
}

type TextField = Exclude<keyof OwnValues, 'languages'>

export function YouFields({ values, errors, isPublic, onChange }: YouFieldsProps) {
  const { you } = useWords().profile
  const line = (name: TextField, label: string, maxLength: number) => ({
    name,
    label,
    maxLength,
    value: values[name],
    error: errors[name]?.[0],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      onChange({ [name]: value }),
  })
  return (
    <>
      <FormSection title={you.name} lead={you.nameLead}>
        <Field {...line('first_name', you.firstName, 60)} required autoComplete="given-name" />
        <Field {...line('last_name', you.lastName, 60)} autoComplete="family-name" />
        <Field {...line('name', you.called, 120)} required autoComplete="name" hint={you.calledHint} />
      </FormSection>
      <FormSection title={you.contact} lead={you.contactLead}>
        <Field {...line('mobile', you.mobile, 40)} type="tel" inputMode="tel" autoComplete="tel" />
        <Field {...line('email', you.mail, 200)} type="email" inputMode="email" autoComplete="email" />
        <Wide>
          <ChipsField
            label={you.languages}
            value={values.languages}
            error={errors['languages']?.[0]}
            onChange={(languages) => onChange({ languages })}
          />
        </Wide>
      </FormSection>
      <FormSection title={you.private} lead={you.privateLead}>
        <Field {...line('emergency_contact', you.emergency, 200)} autoComplete="off" />
        <Field {...line('home_town', you.homeTown, 80)} autoComplete="address-level2" />
      </FormSection>
      <FormSection title={you.website} lead={isPublic ? you.shown : you.notShown}>
        <Wide>
          <TextArea {...line('bio', you.bio, 1000)} />
        </Wide>
      </FormSection>
    </>
  )
}
