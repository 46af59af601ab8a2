import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Phone, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { JobDetail } from '#domain/jobs/job.ts'
import { sideWords, stageWords } from '#domain/jobs/stages/stages.ts'
import { whatNow } from '#domain/jobs/now.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import { visitWords } from '#domain/visits/visit-time.ts'
import { nameWords } from '#domain/leads/name-words.ts'
import { button } from '../../ui/button.ts'
import { FailedRecord } from '../../ui/failed-record.tsx'
import { Bar, StaleList } from '../../ui/list-states.tsx'
import { job as words } from '../../words/en-job.ts'
import { DangerStrip } from '../job/danger-strip.tsx'
import { NowButton } from '../job/now-button.tsx'
import { nowWords } from '../job/now-words.ts'
import { spanWords } from '../job/span-words.ts'
import { jobQuery } from '../queries.ts'
import { useServerNow } from '../../session/use-server-now.ts'
import { ClockLines } from './clock-lines.tsx'

/** A job beside the board: where it stands, what matters now, who comes next, and the way to its file. */
export function JobPanel({ id }: { id: string }) {
  const job = useQuery(jobQuery(id))
  const retry = () => void job.refetch()
  return (
    <aside
      aria-label="Open job"
      className="w-80 shrink-0 overflow-y-auto border-l border-line bg-sheet px-5 pt-4 pb-6 max-lg:hidden lg:-mr-6"
    >
      {job.isPending && <Skeleton />}
      {job.isError && !job.data && (
        <>
          <CloseLink />
          <FailedRecord
            missing="Job not found"
            failed="This job couldn’t be loaded"
            why="It doesn’t exist, or it isn’t assigned to you."
            back={null}
            error={job.error}
            reload={retry}
          />
        </>
      )}
      {job.data && (
        <>
          {job.isError && <StaleList what="job" error={job.error} retry={retry} at={job.dataUpdatedAt} />}
          <OpenJob job={job.data} />
        </>
      )}
    </aside>
  )
}

function OpenJob({ job }: { job: JobDetail }) {
  const now = useServerNow()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const what = whatNow(job, now)
  const { title, more } = nowWords(what, job, { now, words, locale: 'en-US' })
  const people = job.next_visit?.people.map(({ name }) => name).join(', ')
  return (
    <>
      <CloseLink />
      <h2 ref={heading} tabIndex={-1} className="pr-10 text-3xl text-pretty uppercase wrap-anywhere">
        {nameWords(job.name)}
      </h2>
      <p className="mt-1 text-muted wrap-anywhere">
        {[job.number, job.facts.address, job.town].filter(Boolean).join(' · ')}
      </p>
      <p className="mt-1 font-semibold">{stateLine(job, now)}</p>
      <section aria-label="Now" className="-mx-5 mt-4">
        <DangerStrip job={job} words={words} />
        <div className="on-rail bg-rail px-5 pt-4 pb-1 text-white">
          <h3 className="text-base leading-none text-gold uppercase">Now</h3>
          <p className="mt-1.5 font-display text-2xl leading-tight text-balance wrap-anywhere">{title}</p>
          <p className="mt-1 mb-3 text-sm text-white/80">{more}</p>
        </div>
      </section>
      {/* Above the strip of the day there may be no room for all of it: what to do now stays in reach. */}
      <div data-now-action className="on-rail sticky -bottom-6 z-10 -mx-5 bg-rail px-5 pt-1 pb-3 text-white">
        <NowButton job={job} what={what} />
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        <Link to="/ops/intake/$id" params={{ id: job.id }} className={button('plain')}>
          Open the file
        </Link>
        <a href={`tel:${job.phone}`} className={`tabular-nums ${button('plain')}`}>
          <Phone aria-hidden className="size-4" />
          <span className="sr-only">Call </span>
          {displayPhone(job.phone)}
        </a>
      </div>
      <h3 className="mt-5 text-xl uppercase">Next visit</h3>
      {job.next_visit ? (
        <p>
          {visitWords(job.next_visit)}
          <span className="block text-muted">{people || 'No one is going yet.'}</span>
        </p>
      ) : (
        <p className="text-muted">No visit is planned.</p>
      )}
      <h3 className="mt-5 text-xl uppercase">Clocks</h3>
      <ClockLines clocks={job.clocks} now={now} />
      <p className="mt-5 text-muted">
        {job.assigned_to ? `Lead: ${job.assigned_to.name}` : 'No one is responsible.'}
      </p>
    </>
  )
}

/** "Drying for 2 d 3 h", "On hold for 6 d". */
function stateLine({ stage, stage_since, side, side_since }: JobDetail, now: Date) {
  const since = side_since ?? stage_since
  const span = spanWords(Math.max(0, now.getTime() - Date.parse(since)))
  return `${side ? sideWords(side) : stageWords(stage)} for ${span}`
}

function CloseLink() {
  return (
    <Link
      to="."
      search={(old) => ({ ...old, job: undefined })}
      aria-label="Close"
      title="Close (Esc)"
      className="float-right -mt-1.5 -mr-2.5 grid size-10 place-content-center rounded-sm hover:bg-wash"
    >
      <X aria-hidden className="size-5" />
    </Link>
  )
}

function Skeleton() {
  return (
    <div role="status" className="space-y-3 pt-2">
      <span className="sr-only">Loading...</span>
      <Bar width="w-2/3" />
      <Bar width="w-full" />
      <div aria-hidden className="h-28 animate-pulse bg-wash" />
    </div>
  )
}
