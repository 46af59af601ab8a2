import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { JobDetail } from '#domain/jobs/job.ts'
import type { JobMatch } from '#domain/jobs/matches.ts'
import { isOver } from '#domain/jobs/stages/stages.ts'
import { useMay } from '../../session/may.ts'
import { useJobWords } from '../../words/use-job-words.ts'
import { duplicatesQuery } from '../queries.ts'
import { ofMatch, type OtherJob } from './other-job.ts'
import { samePhone } from './same-phone.ts'
import { SideDialog } from './side-dialog.tsx'

/** Says where else the customer's number is in hand, as far as the viewer sees that. Whoever may merges from here. */
export function SamePhoneLine({ job }: { job: JobDetail }) {
  const { head } = useJobWords()
  const mayMerge = useMay('intake.merge')
  const isGoingOn = !isOver(job.stage, job.side)
  const found = useQuery({ ...duplicatesQuery({ phone: job.phone, address: '' }), enabled: isGoingOn })
  const [into, setInto] = useState<OtherJob | null>(null)
  const others = isGoingOn ? samePhone(job.id, found.data ?? []) : []
  return (
    <>
      {others.map((other) => (
        <p key={other.id} className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          <span className="min-w-0">
            {`${head.samePhone} `}
            <OtherLink other={other} />
            {` (${head.open})`}
            {!mayMerge && !job.side && other.kind === 'job' && `. ${head.whoMerges}`}
          </span>
          {mayMerge &&
            !job.side &&
            ofMatch(other).map((target) => (
              <button
                key={target.id}
                type="button"
                className="inline-flex min-h-11 items-center font-semibold text-ink underline decoration-gold decoration-2 underline-offset-4"
                onClick={() => setInto(target)}
              >
                {head.merge}
                <span className="sr-only">{` ${target.number}`}</span>
              </button>
            ))}
        </p>
      ))}
      {into && <SideDialog job={job} into={into} onClose={() => setInto(null)} />}
    </>
  )
}

const link = 'inline-flex min-h-11 items-center font-semibold text-ink underline decoration-line'

function OtherLink({ other: { id, kind, number } }: { other: JobMatch }) {
  if (kind === 'job')
    return (
      <Link to="/ops/intake/$id" params={{ id }} className={link}>
        {number}
      </Link>
    )
  return (
    <Link to="/ops/submissions/$id" params={{ id }} className={link}>
      {number}
    </Link>
  )
}
