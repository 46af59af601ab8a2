import { Link } from '@tanstack/react-router'
import type { JobFigure, LateJobs } from '#domain/figures/job-figure.ts'
import type { JobRow } from '#domain/jobs/job.ts'
import { stageWords } from '#domain/jobs/stages/stages.ts'
import { standingOf } from '#domain/jobs/standing.ts'
import { visitWords } from '#domain/visits/visit-time.ts'
import { nameWords } from '#domain/leads/name-words.ts'
import { wrongWords } from '../intake/board/wrong-words.ts'
import { wrong as wrongs } from '../words/en-wrong.ts'
import { useNow } from '../ui/use-now.ts'
import { JobNumber } from './job-number.tsx'
import { Part } from './part.tsx'
import { UnreadLine } from './unread-line.tsx'

/** The jobs that are late now and why, the longest first. */
export function LatePart({ late, unread }: { late: LateJobs; unread: JobFigure | null }) {
  const now = useNow()
  return (
    <Part
      title="Late now"
      className="mt-5"
      aside={
        <span className="font-display text-2xl leading-none">
          <JobNumber figure={late} of="jobs late now" className={late.count > 0 ? 'text-red' : ''} />
        </span>
      }
    >
      {late.count === 0 && <p className="py-2 text-muted">None of your jobs is late.</p>}
      <ul>
        {late.first.map((job) => (
          <li key={job.id} className="border-b border-line">
            <LateJob job={job} now={now} />
          </li>
        ))}
      </ul>
      {unread && (
        <dl>
          <UnreadLine unread={unread} />
        </dl>
      )}
    </Part>
  )
}

function LateJob({ job, now }: { job: JobRow; now: Date }) {
  const { wrong } = standingOf({ kind: 'job', ...job }, null, now)
  return (
    <Link
      to="/ops/intake/$id"
      params={{ id: job.id }}
      className="grid min-h-12 gap-x-4 py-2 hover:bg-wash sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
    >
      <span className="min-w-0 wrap-break-word">
        <span className="font-bold">{nameWords(job.name)}</span>
        <span className="block text-sm text-muted">
          {[job.number, job.town, stageWords(job.stage)].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="min-w-0 wrap-break-word">
        {wrong && <span className="font-semibold text-red">{wrongWords(wrong, wrongs)}</span>}
        <span className="block text-sm">{whyOf(job)}</span>
      </span>
    </Link>
  )
}

/** Whether someone is to go there is why it is late, or how it will end. */
function whyOf({ next_visit, assigned_to }: JobRow) {
  if (!next_visit)
    return assigned_to ? `No visit is planned. Lead: ${assigned_to.name}` : 'No visit is planned.'
  const people = next_visit.people.map(({ name }) => name).join(', ')
  return `Next visit ${visitWords(next_visit)}, ${people || 'no one is going yet'}`
}
