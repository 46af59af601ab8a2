import type { RoleFacts } from '#domain/roles/role.ts'
import { problemOf } from '../problem.ts'
import { Field } from '../ui/field.tsx'

type RoleFieldsProps = {
  facts: RoleFacts
  error: unknown
  onChange: (changed: Partial<RoleFacts>) => void
}

export function RoleFields({ facts, error, onChange }: RoleFieldsProps) {
  const fields = error ? problemOf(error).fields : {}
  return (
    <div className="mt-4 grid gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <Field
        label="Name"
        required
        maxLength={60}
        autoComplete="off"
        value={facts.name}
        error={fields['name']?.[0]}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <Field
        label="Description"
        maxLength={300}
        autoComplete="off"
        value={facts.description}
        error={fields['description']?.[0]}
        onChange={(event) => onChange({ description: event.target.value })}
      />
    </div>
  )
}
