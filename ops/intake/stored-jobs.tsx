import { Link } from '@tanstack/react-router'
import { useStoredJobs } from '../device/use-stored.ts'
import { clockWords } from '../ui/clock.ts'
import { useNow } from '../ui/use-now.ts'
import { useJobWords } from '../words/use-job-words.ts'
import { useWords } from '../words/use-words.ts'
import { matchesStoredJob } from './match-stored-job.ts'
import { isNarrowed, type IntakeSearch } from './search.ts'

type StoredJobsProps = { search: IntakeSearch; retry: () => void }

/**
 * Without a connection, in place of the jobs of all: those whose file is on this device, and of those that are searched the ones that
 * match.
 */
export function StoredJobs({ search, retry }: StoredJobsProps) {
  const { stored: words, stages } = useJobWords()
  const { choices, ui, device, locale } = useWords()
  const now = useNow()
  const all = useStoredJobs()
  if (all === 'opening') return null
  const narrowed = isNarrowed(search)
  const jobs = (all ?? []).filter((job) => matchesStoredJob(job, search))
  const count = all?.length ?? 0
  return (
    <section aria-labelledby="stored-jobs" className="pt-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="stored-jobs" className="text-2xl">
          {words.title}
        </h2>
        <button type="button" className="min-h-11 font-semibold underline underline-offset-4" onClick={retry}>
          {ui.tryAgain}
        </button>
      </div>
      <p className="text-muted" role="status">
        {all === null
          ? words.storesNothing
          : count === 0
            ? words.none
            : narrowed
              ? words.searching(count)
              : words.onlyThese(count)}
      </p>
      {jobs.length > 0 && (
        <ul className="mt-1 divide-y divide-line border-y border-line">
          {jobs.map(({ id, name, number, town, stage, side, at }) => (
            <li key={id}>
              <Link
                to="/ops/intake/$id"
                params={{ id }}
                className="flex min-h-17 flex-wrap items-baseline gap-x-4 py-2.5 hover:bg-wash"
              >
                <span className="min-w-0 flex-1 basis-44">
                  <span className="block text-lg leading-snug font-semibold wrap-anywhere">
                    {choices.name(name)}
                  </span>
                  <span className="block text-sm text-muted wrap-anywhere">
                    {[number, town, side ? stages.side(side) : stages.of(stage)].filter(Boolean).join(', ')}
                  </span>
                </span>
                <span className="text-sm text-muted tabular-nums">
                  {device.downloaded(clockWords(new Date(at), now, locale))}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {narrowed && count > 0 && jobs.length === 0 && <p className="mt-4 font-semibold">{words.noMatch}</p>}
    </section>
  )
}
