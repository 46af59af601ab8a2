import { useNavigate } from '@tanstack/react-router'
import { LeadStatus, leadStatuses, Loss } from '#domain/leads/lead.ts'
import { losses } from '#domain/leads/losses.ts'
import { useSeesAllLeads } from '../session/may.ts'
import { FilterSelect } from '../ui/filter-select.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { longestSearch, readSubmissionSearch, type SubmissionSearch } from './search.ts'
import { statusWords } from '#domain/leads/status-words.ts'

const whoseOptions = [
  { value: 'me', label: 'Assigned to me' },
  { value: 'nobody', label: 'Unassigned' },
]
const statusOptions = leadStatuses.map((value) => ({ value, label: statusWords[value] }))

export function Filters({ search }: { search: SubmissionSearch }) {
  const navigate = useNavigate()
  const seesAll = useSeesAllLeads()
  const change = (changed: Partial<SubmissionSearch>) =>
    void navigate({ to: '.', search: (old) => ({ ...old, ...changed }), replace: true })

  return (
    <search className="mt-3.5 grid grid-cols-2 gap-2 xl:grid-cols-3">
      <div className="col-span-full">
        <SearchField
          what="Name, phone or reference"
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
        onChange={(value) => change({ status: LeadStatus.safeParse(value).data })}
      />
      <FilterSelect
        label="What happened"
        any="Any kind"
        value={search.loss}
        options={losses}
        onChange={(value) => change({ loss: Loss.safeParse(value).data })}
      />
      {/* People who see only their own requests have nothing to filter here. */}
      {seesAll && (
        <FilterSelect
          label="Assigned to"
          any="Any assignee"
          value={search.assigned}
          options={whoseOptions}
          onChange={(value) => change({ assigned: readSubmissionSearch({ assigned: value }).assigned })}
        />
      )}
    </search>
  )
}
