import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addressLine } from '#domain/jobs/address-line.ts'
import type { JobDetail } from '#domain/jobs/job.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { useMergingWords } from '../../words/use-merging-words.ts'
import { useWords } from '../../words/use-words.ts'
import { duplicatesQuery, jobSearchQuery } from '../queries.ts'
import { ofMatch, ofRow, type OtherJob } from './other-job.ts'

type MergePickerProps = { job: JobDetail; chosen: OtherJob | null; onChoose: (job: OtherJob) => void }

/** The jobs of the same number or house first, and any other one by its number or name. */
export function MergePicker({ job, chosen, onChoose }: MergePickerProps) {
  const words = useMergingWords()
  const { choices, palette } = useWords()
  const [typed, setTyped] = useState('')
  const address = addressLine({ address: job.facts.address, town: job.town })
  const likely = useQuery(duplicatesQuery({ phone: job.phone, address: job.facts.address ? address : '' }))
  const found = useQuery(jobSearchQuery(typed))
  const others = (typed.trim() ? (found.data ?? []).map(ofRow) : (likely.data ?? []).flatMap(ofMatch)).filter(
    ({ id }) => id !== job.id,
  )
  return (
    <div className="space-y-2">
      <SearchField what={words.search} typed={typed} maxLength={100} onSettled={setTyped} />
      <fieldset>
        <legend className="text-sm font-semibold">{typed.trim() ? words.found : words.same}</legend>
        {others.map((other) => (
          <label
            key={other.id}
            className="flex min-h-12 cursor-pointer items-center gap-3 border-b border-line has-checked:bg-gold-wash"
          >
            <input
              type="radio"
              name="into"
              checked={chosen?.id === other.id}
              className="size-5 shrink-0 accent-gold"
              onChange={() => onChoose(other)}
            />
            <span className="min-w-0 py-1 wrap-anywhere">
              <b className="font-semibold">{`${other.number} ${choices.name(other.name)}`}</b>
              <span className="block text-sm text-muted">
                {[displayPhone(other.phone), other.place].filter(Boolean).join(' · ')}
              </span>
              {other.found_by && <span className="block text-sm">{palette.foundBy(other.found_by)}</span>}
            </span>
          </label>
        ))}
        <p role="status" className="py-1 text-muted empty:hidden">
          {others.length === 0 && !likely.isPending && !found.isFetching && words.noMatch}
        </p>
      </fieldset>
    </div>
  )
}
