import { useId } from 'react'
import { problemOf } from '../problem.ts'
import { CheckField } from '../ui/check-field.tsx'
import { FieldWords } from '../ui/field-frame.tsx'
import { Bar } from '../ui/list-states.tsx'
import { useRoles } from './roles.ts'

type RolesFieldProps = {
  value: readonly string[]
  error?: string
  onChange: (roleIds: string[]) => void
}

/** All roles, each with its description. */
export function RolesField({ value, error, onChange }: RolesFieldProps) {
  const id = useId()
  const roles = useRoles()
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="sr-only">Roles</legend>
      {roles.isLoading && (
        <div role="status" className="space-y-4 py-3">
          <span className="sr-only">Loading...</span>
          <Bar width="w-1/2" />
          <Bar width="w-2/3" />
          <Bar width="w-1/2" />
        </div>
      )}
      {roles.isError && (
        <p role="alert" className="text-red">
          The roles couldn’t be loaded. {problemOf(roles.error).detail}{' '}
          <button
            type="button"
            className="min-h-9 font-semibold underline underline-offset-4"
            onClick={() => void roles.refetch()}
          >
            Try again
          </button>
        </p>
      )}
      {!roles.isLoading && !roles.data && !roles.isError && (
        <p className="text-muted">You don’t have permission to see roles.</p>
      )}
      <div className="divide-y divide-line">
        {roles.data?.map((role) => (
          <CheckField
            key={role.id}
            label={role.name}
            hint={role.description}
            checked={value.includes(role.id)}
            aria-invalid={error ? true : undefined}
            onChange={({ target }) =>
              onChange(target.checked ? [...value, role.id] : value.filter((other) => other !== role.id))
            }
          />
        ))}
      </div>
      <FieldWords id={id} error={error} />
    </fieldset>
  )
}
