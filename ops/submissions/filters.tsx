import { useNavigate } from '@tanstack/react-router'
import { LeadStatus, leadStatuses, Loss } from '#domain/leads/lead-states.ts'
import { losses } from '#domain/leads/losses.ts'
import { useSeesAllLeads } from '../session/may.ts'
import { FilterSelect } from '../ui/filter-select.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { useWords } from '../words/use-words.ts'
import { longestSearch, readSubmissionSearch, type SubmissionSearch } from './search.ts'

export function Filters({ search }: { search: SubmissionSearch }) {
  const { choices, list } = useWords()
  const navigate = useNavigate()
  const seesAll = useSeesAllLeads()
  const change = (changed: Partial<SubmissionSearch>) =>
    void navigate({ to: '.', search: (old) => ({ ...old, ...changed }), replace: true })

  return (
    <search className="mt-3.5 grid grid-cols-2 gap-2 xl:grid-cols-3">
      <div className="col-span-full">
        <SearchField
          what={list.search}
          typed={search.q ?? ''}
          maxLength={longestSearch}
          onSettled={(q) => change({ q: q || undefined })}
        />
      </div>
      <FilterSelect
        label={list.status}
        any={list.anyStatus}
        value={search.status}
        options={leadStatuses.map((value) => ({ value, label: choices.status[value] }))}
        onChange={(value) => change({ status: LeadStatus.safeParse(value).data })}
      />
      <FilterSelect
        label={list.happened}
        any={list.anyKind}
        value={search.loss}
        options={losses.map(({ value }) => ({ value, label: choices.loss(value) }))}
        onChange={(value) => change({ loss: Loss.safeParse(value).data })}
      />
      {/* People who see only their own requests have nothing to filter here. */}
      {seesAll && (
        <FilterSelect
          label={list.assigned}
          any={list.anyAssignee}
          value={search.assigned}
          options={[
            { value: 'me', label: list.toMe },
            { value: 'nobody', label: list.toNobody },
          ]}
          onChange={(value) => change({ assigned: readSubmissionSearch({ assigned: value }).assigned })}
        />
      )}
    </search>
  )
}
