import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { SlidersHorizontal, X } from 'lucide-react'
import { useState } from 'react'
import { submissionStates } from '#domain/submissions/submission.ts'
import { inputClass } from '../ui/field-frame.tsx'
import { FilterSelect } from '../ui/filter-select.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { ExportForms } from './export-forms.tsx'
import { formsQuery } from './queries.ts'
import { longestSearch, readReviewSearch, type ReviewSearch } from './search.ts'
import { stateWords } from './words.ts'

/** The search and the filters. They are the address, so a link to them is a view. */
export function Filters({ search }: { search: ReviewSearch }) {
  const navigate = useNavigate()
  const { q, ...narrowing } = search
  const isSet = Object.values(narrowing).some((value) => value !== undefined)
  const [isOpen, setOpen] = useState(isSet)
  const change = (changed: Partial<ReviewSearch>) =>
    void navigate({ to: '.', search: (old) => ({ ...old, ...changed }), replace: true })
  return (
    <search className="block px-4 pt-3.5 lg:px-4 min-[88rem]:pl-6.5">
      <div className="flex gap-2">
        <div className="min-w-0 flex-1">
          <SearchField
            what="Job, person or form"
            typed={q ?? ''}
            maxLength={longestSearch}
            onSettled={(next) => change({ q: next || undefined })}
          />
        </div>
        <button
          type="button"
          aria-label="Filters"
          aria-expanded={isOpen}
          className="grid size-11 shrink-0 place-content-center rounded-sm border border-edge bg-sheet hover:bg-wash aria-expanded:border-ink"
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersHorizontal aria-hidden className="size-5" />
        </button>
      </div>
      {isOpen && <More search={search} change={change} />}
      {(search.by || search.job) && <Chips search={search} change={change} />}
    </search>
  )
}

type MoreProps = { search: ReviewSearch; change: (changed: Partial<ReviewSearch>) => void }

function More({ search, change }: MoreProps) {
  const forms = useQuery(formsQuery).data ?? []
  return (
    <div className="mt-2 space-y-2">
      <FilterSelect
        label="State"
        any="Any state"
        value={search.state}
        options={submissionStates.map((value) => ({ value, label: stateWords[value] }))}
        onChange={(state) => change({ state: readReviewSearch({ state }).state })}
      />
      <FilterSelect
        label="Form"
        any="Any form"
        value={search.form}
        options={forms.map(({ slug, title }) => ({ value: slug, label: title.en }))}
        onChange={(form) => change({ form: form || undefined })}
      />
      <div className="grid grid-cols-2 gap-2">
        <DayField label="Received from" value={search.since} onChange={(since) => change({ since })} />
        <DayField label="Received through" value={search.until} onChange={(until) => change({ until })} />
      </div>
      <ExportForms search={search} />
    </div>
  )
}

type DayFieldProps = { label: string; value: string | undefined; onChange: (day: string | undefined) => void }

function DayField({ label, value, onChange }: DayFieldProps) {
  return (
    <label className="min-w-0 text-[0.8125rem] font-semibold text-muted">
      {label}
      <input
        type="date"
        className={`${inputClass} mt-0.5 h-11 w-full px-2 font-normal lg:text-[0.9375rem]`}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value || undefined)}
      />
    </label>
  )
}

/** What has no field of its own: a link of an open form set it. */
function Chips({ search, change }: MoreProps) {
  return (
    <p className="mt-2 flex flex-wrap gap-2">
      {search.by && <Chip words="One person’s forms" onRemove={() => change({ by: undefined })} />}
      {search.job && <Chip words="One job’s forms" onRemove={() => change({ job: undefined })} />}
    </p>
  )
}

function Chip({ words, onRemove }: { words: string; onRemove: () => void }) {
  return (
    <button
      type="button"
      className="flex min-h-11 items-center gap-1.5 rounded-sm bg-ink px-3 text-sm text-paper lg:min-h-9"
      onClick={onRemove}
    >
      {words}
      <X aria-hidden className="size-4" />
      <span className="sr-only">: remove this filter</span>
    </button>
  )
}
