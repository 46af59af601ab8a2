import { useNavigate } from '@tanstack/react-router'
import type { SignedIn } from '#domain/employees/employee.ts'
import { useMay } from '../session/may.ts'
import { inputClass } from '../ui/field-frame.tsx'
import { searchFieldId } from '../ui/search-field.tsx'
import { KindSelect } from './kind-select.tsx'
import { RecordFilter } from './record-filter.tsx'
import { readAuditSearch, type AuditSearch } from './search.ts'

const people = ['person'] as const

export function Filters({ search, user }: { search: AuditSearch; user: SignedIn }) {
  const navigate = useNavigate()
  const mayChoosePeople = useMay('employees.view')
  const change = (changed: Record<string, string | undefined>) =>
    void navigate({
      to: '/ops/audit',
      search: (old) => readAuditSearch({ ...old, open: undefined, ...changed }),
      replace: true,
    })

  return (
    <search className="mt-3.5 grid grid-cols-2 gap-2 xl:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_minmax(0,0.9fr)_auto_auto]">
      <div className="max-xl:col-span-2">
        <RecordFilter
          id={searchFieldId}
          label="About"
          what="a person, role or request"
          chosen={search.record}
          onChoose={(record) => change({ record })}
        />
      </div>
      {mayChoosePeople && (
        <div className="max-xl:col-span-2">
          <RecordFilter
            label="Done by"
            what="anyone"
            types={people}
            chosen={search.person}
            onChoose={(person) => change({ person })}
          />
        </div>
      )}
      <div className="max-xl:col-span-2">
        <KindSelect
          user={user}
          value={search.kind}
          onChange={(kind) => change({ kind: kind || undefined })}
        />
      </div>
      <DayField label="From" value={search.from} onChange={(from) => change({ from })} />
      <DayField label="To" value={search.to} onChange={(to) => change({ to })} />
    </search>
  )
}

type DayFieldProps = { label: string; value: string | undefined; onChange: (day: string | undefined) => void }

function DayField({ label, value, onChange }: DayFieldProps) {
  return (
    <label className="flex min-w-0 items-center gap-2 max-sm:flex-col max-sm:items-stretch max-sm:gap-1">
      <span className="text-sm text-muted">{label}</span>
      <input
        type="date"
        min="2000-01-01"
        max="2099-12-31"
        className={`${inputClass} h-12 w-full min-w-0 px-2 lg:h-11 lg:text-[0.9375rem]`}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || undefined)}
      />
    </label>
  )
}
