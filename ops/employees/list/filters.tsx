import { useNavigate } from '@tanstack/react-router'
import { EmployeeStatus, employeeStatuses } from '#domain/employees/employee.ts'
import { FilterSelect } from '../../ui/filter-select.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { useRoles } from '../roles.ts'
import { longestSearch, readEmployeeSearch, type EmployeeSearch } from '../search.ts'
import { statusWords } from '../words.ts'

const statusOptions = employeeStatuses.map((value) => ({ value, label: statusWords[value] }))
const expiringOptions = [{ value: 'soon', label: 'Expiring or expired' }]
const signedInOptions = [{ value: 'now', label: 'Signed in now' }]

export function Filters({ search }: { search: EmployeeSearch }) {
  const navigate = useNavigate()
  const roles = useRoles()
  const change = (changed: Partial<EmployeeSearch>) =>
    void navigate({ to: '.', search: (old) => ({ ...old, ...changed }), replace: true })

  return (
    <search className="mt-3.5 grid grid-cols-2 gap-2 xl:grid-cols-[minmax(0,1fr)_auto_auto_auto_auto]">
      <div className="max-xl:col-span-2">
        <SearchField
          what="Name, title, phone or crew"
          typed={search.q ?? ''}
          maxLength={longestSearch}
          onSettled={(q) => change({ q: q || undefined })}
        />
      </div>
      <FilterSelect
        label="Status"
        any="Any status"
        value={search.status}
        options={statusOptions}
        onChange={(value) => change({ status: EmployeeStatus.safeParse(value).data })}
      />
      {roles.data && (
        <FilterSelect
          label="Role"
          any="Any role"
          value={search.role}
          options={roles.data.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(value) => change({ role: readEmployeeSearch({ role: value }).role })}
        />
      )}
      <FilterSelect
        label="Certifications"
        any="Any expiry"
        value={search.expiring}
        options={expiringOptions}
        onChange={(value) => change({ expiring: readEmployeeSearch({ expiring: value }).expiring })}
      />
      <FilterSelect
        label="Signed in"
        any="Signed in or out"
        value={search.signed_in}
        options={signedInOptions}
        onChange={(value) => change({ signed_in: readEmployeeSearch({ signed_in: value }).signed_in })}
      />
    </search>
  )
}
