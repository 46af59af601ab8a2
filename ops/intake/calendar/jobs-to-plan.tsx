import { useQuery } from '@tanstack/react-query'
import type { JobToPlan } from '#domain/visits/visit.ts'
import { Bar, FailedList } from '../../ui/list-states.tsx'
import { useVisitWords } from '../../words/use-visit-words.ts'
import { useWords } from '../../words/use-words.ts'
import { toPlanQuery } from '../visit-queries.ts'

/** Jobs to which nobody is to go, the most urgent in front. Pressed, the form of a new visit opens on the day that is shown. */
export function JobsToPlan({ onPlan }: { onPlan?: (job: JobToPlan) => void }) {
  const { calendar } = useVisitWords()
  const { shell } = useWords()
  const jobs = useQuery(toPlanQuery())
  return (
    <section aria-labelledby="to-plan" className="mt-4">
      <h2 id="to-plan" className="py-2 text-xl uppercase">
        {calendar.toPlan}{' '}
        <span className="text-muted tabular-nums">{jobs.data?.length.toLocaleString('en-US')}</span>
      </h2>
      {jobs.isPending && (
        <div role="status">
          <span className="sr-only">{shell.loading}</span>
          <Bar width="w-4/5" />
        </div>
      )}
      {jobs.isError && !jobs.data && (
        <FailedList title={calendar.toPlanFailed} error={jobs.error} retry={() => void jobs.refetch()} />
      )}
      {jobs.data?.length === 0 && <p className="text-muted">{calendar.toPlanEmpty}</p>}
      <ul className="max-lg:max-h-72 max-lg:overflow-y-auto">
        {jobs.data?.map((job) => (
          <li key={job.job_id} className="border-b border-line last:border-0">
            <button
              type="button"
              disabled={!onPlan}
              className="block min-h-12 w-full px-2.5 py-2 cramped:px-0 text-left leading-tight hover:not-disabled:bg-wash"
              onClick={() => onPlan?.(job)}
            >
              <span className="block font-semibold wrap-anywhere">{job.name}</span>
              <span className="block text-sm wrap-break-word">
                {job.town && `${job.town}, `}
                <span className="inline-block">{job.number}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
