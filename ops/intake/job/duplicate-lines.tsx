import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { addressLine } from '#domain/jobs/address-line.ts'
import type { JobDetail } from '#domain/jobs/job.ts'
import type { JobMatch } from '#domain/jobs/matches.ts'
import { isOver } from '#domain/jobs/stages/stages.ts'
import { useMay } from '../../session/may.ts'
import { useJobWords } from '../../words/use-job-words.ts'
import { duplicatesQuery } from '../queries.ts'
import { ofMatch, type OtherJob } from './other-job.ts'
import { duplicatesOf } from './duplicates-of.ts'
import { SideDialog } from './side-dialog.tsx'

/** Says which other open jobs have the same number or the same house, as far as the viewer sees them. Whoever may merges from here. */
export function DuplicateLines({ job }: { job: JobDetail }) {
  const { head } = useJobWords()
  const mayMerge = useMay('intake.merge')
  const isGoingOn = !isOver(job.stage, job.side)
  const ofPhone = useQuery({ ...duplicatesQuery({ phone: job.phone, address: '' }), enabled: isGoingOn })
  const address = job.facts.address ? addressLine({ address: job.facts.address, town: job.town }) : ''
  const ofAddress = useQuery({
    ...duplicatesQuery({ phone: '', address }),
    enabled: isGoingOn && address !== '',
  })
  const [into, setInto] = useState<OtherJob | null>(null)
  const found = { ofPhone: ofPhone.data ?? [], ofAddress: (address && ofAddress.data) || [] }
  const others = isGoingOn ? duplicatesOf(job.id, found) : []
  return (
    <>
      {others.map(({ match: other, same }) => (
        <p key={other.id} className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          <span className="min-w-0">
            {`${same === 'phone' ? head.samePhone : head.sameAddress} `}
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
