import { useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { lossChoices } from '#domain/leads/lead-choices.ts'
import { LeadStatus, leadStatuses, LossKind } from '#domain/leads/lead.ts'
import { inputClass } from '../ui/field.tsx'
import { longestSearch, type SubmissionSearch } from './search.ts'
import { FilterSelect } from './filter-select.tsx'
import { statusWords } from './words.ts'

export const searchDelayMs = 250
export const searchFieldId = 'search-submissions'

const statusOptions = leadStatuses.map((value) => ({ value, label: statusWords[value] }))

export function Filters({ search }: { search: SubmissionSearch }) {
  const navigate = useNavigate()
  const change = (changed: Partial<SubmissionSearch>) =>
    void navigate({ to: '.', search: (old) => ({ ...old, ...changed }), replace: true })

  return (
    <search className="mt-3.5 grid grid-cols-2 gap-2 xl:grid-cols-[minmax(0,1fr)_auto_auto]">
      <SearchField typed={search.q ?? ''} onSettled={(q) => change({ q: q || undefined })} />
      <FilterSelect
        label="Status"
        any="Any status"
        value={search.status}
        options={statusOptions}
        onChange={(value) => change({ status: LeadStatus.safeParse(value).data })}
      />
      <FilterSelect
        label="Service"
        any="Any service"
        value={search.service}
        options={lossChoices}
        onChange={(value) => change({ service: LossKind.safeParse(value).data })}
      />
    </search>
  )
}

function SearchField({ typed, onSettled }: { typed: string; onSettled: (q: string) => void }) {
  const [text, setText] = useState(typed)
  const settled = useRef(typed)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // The address may change without the field: the back button, a cleared filter.
  useEffect(() => {
    if (typed === settled.current) return
    clearTimeout(timer.current)
    settled.current = typed
    setText(typed)
  }, [typed])

  function change(next: string, delay: number) {
    setText(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      settled.current = next.trim()
      onSettled(settled.current)
    }, delay)
  }

  return (
    <div className="relative max-xl:col-span-2">
      <Search aria-hidden className="absolute top-3 left-3 size-5 text-muted" />
      <input
        id={searchFieldId}
        type="search"
        aria-label="Search by name, phone or reference"
        placeholder="Name, phone or reference"
        autoComplete="off"
        spellCheck={false}
        maxLength={longestSearch}
        className={`${inputClass} h-11 w-full pr-10 pl-10 lg:text-[0.9375rem]`}
        value={text}
        onChange={(event) => change(event.target.value, searchDelayMs)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') change(text, 0)
          if (event.key !== 'Escape') return
          event.stopPropagation()
          event.currentTarget.blur()
          if (text) change('', 0)
        }}
      />
      {!text && (
        <kbd
          aria-hidden
          className="pointer-events-none absolute top-3 right-3 hidden rounded-sm border border-line px-1.5 text-xs leading-5 text-muted lg:block"
        >
          /
        </kbd>
      )}
    </div>
  )
}
