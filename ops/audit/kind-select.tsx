import { ChevronDown } from 'lucide-react'
import type { SignedIn } from '#domain/employees/employee.ts'
import { auditGroups } from '#domain/audit/kind.ts'
import { visibleKinds } from '#domain/audit/visible.ts'

type KindSelectProps = {
  user: Pick<SignedIn, 'permissions'>
  value: string | undefined
  onChange: (value: string) => void
}

/** A group of events, or one kind of event: those that this person is shown. */
export function KindSelect({ user, value, onChange }: KindSelectProps) {
  const kinds = visibleKinds(user.permissions)
  const groups = Object.entries(auditGroups).flatMap(([group, label]) => {
    const own = kinds.filter(({ kind }) => kind.group === group)
    return own.length > 0 ? [{ group, label, own }] : []
  })
  return (
    <div className="relative min-w-0">
      <select
        aria-label="What happened"
        value={value ?? ''}
        data-set={value ? '' : undefined}
        className="h-12 w-full appearance-none truncate rounded-sm border border-edge bg-sheet pr-8 pl-3 text-base lg:h-11 data-set:border-ink data-set:bg-ink data-set:text-paper lg:text-[0.9375rem]"
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">All events</option>
        {groups.map(({ group, label, own }) => (
          <optgroup key={group} label={label}>
            <option value={group}>{label}: all</option>
            {own.map(({ name, kind }) => (
              <option key={name} value={name}>
                {kind.label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className={`pointer-events-none absolute top-4 right-2.5 lg:top-3.5 size-4 ${value ? 'text-paper' : 'text-muted'}`}
      />
    </div>
  )
}
