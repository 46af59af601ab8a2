import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Phone, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { JobDetail } from '#domain/jobs/job.ts'
import { whatNow } from '#domain/jobs/now.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import { button } from '../../ui/button.ts'
import { FailedRecord } from '../../ui/failed-record.tsx'
import { Bar, StaleList } from '../../ui/list-states.tsx'
import { useIntakeWords } from '../../words/use-intake-words.ts'
import { useJobWords } from '../../words/use-job-words.ts'
import { useWords } from '../../words/use-words.ts'
import { useFirstWords } from '../../words/words.tsx'
import { DangerStrip } from '../job/danger-strip.tsx'
import { NowButton } from '../job/now-button.tsx'
import { nowWords } from '../job/now-words.ts'
import { spanWords } from '../job/span-words.ts'
import { jobQuery } from '../queries.ts'
import { useServerNow } from '../../session/use-server-now.ts'
import { ClockLines } from './clock-lines.tsx'

/** A job beside the board: where it stands, what matters now, who comes next, and the way to its file. */
export function JobPanel({ id }: { id: string }) {
  const words = useJobWords()
  const { panel } = useIntakeWords().board
  const job = useQuery(jobQuery(id))
  const retry = () => void job.refetch()
  return (
    <aside
      aria-label={panel.label}
      className="w-80 shrink-0 overflow-y-auto border-l border-line bg-sheet px-5 pt-4 pb-6 max-lg:hidden lg:-mr-6"
    >
      {job.isPending && <Skeleton />}
      {job.isError && !job.data && (
        <>
          <CloseLink />
          <FailedRecord
            missing={words.missing}
            failed={words.failed}
            why={words.why}
            back={null}
            error={job.error}
            reload={retry}
          />
        </>
      )}
      {job.data && (
        <>
          {job.isError && (
            <StaleList what={words.noun} error={job.error} retry={retry} at={job.dataUpdatedAt} />
          )}
          <OpenJob job={job.data} />
        </>
      )}
    </aside>
  )
}

function OpenJob({ job }: { job: JobDetail }) {
  const words = useJobWords()
  const { board } = useIntakeWords()
  const { panel } = board
  const { choices, time, locale } = useWords()
  const now = useServerNow()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const what = whatNow(job, now)
  const { title, more } = nowWords(what, job, { now, words, locale })
  const people = job.next_visit?.people.map(({ name }) => name).join(', ')
  return (
    <>
      <CloseLink />
      <h2 ref={heading} tabIndex={-1} className="pr-10 text-3xl text-pretty uppercase wrap-anywhere">
        {choices.name(job.name)}
      </h2>
      <p className="mt-1 text-muted wrap-anywhere">
        {[job.number, job.facts.address, job.town].filter(Boolean).join(' · ')}
      </p>
      <p className="mt-1 font-semibold">
        {panel.stands(board.place(job.side ?? job.stage), spanWords(standsFor(job, now)))}
      </p>
      <section aria-label={words.now.title} className="-mx-5 mt-4">
        <DangerStrip job={job} words={words} />
        <div className="on-rail bg-rail px-5 pt-4 pb-1 text-white">
          <h3 className="text-base leading-none text-gold uppercase">{words.now.title}</h3>
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
          {panel.file}
        </Link>
        <a href={`tel:${job.phone}`} className={`tabular-nums ${button('plain')}`}>
          <Phone aria-hidden className="size-4" />
          <span className="sr-only">{panel.call}</span>
          {displayPhone(job.phone)}
        </a>
      </div>
      <h3 className="mt-5 text-xl uppercase">{words.now.nextVisit}</h3>
      {job.next_visit ? (
        <p>
          {time.visit(job.next_visit)}
          <span className="block text-muted">{people || words.now.nobodyGoes}</span>
        </p>
      ) : (
        <p className="text-muted">{words.now.noVisit}</p>
      )}
      <h3 className="mt-5 text-xl uppercase">{panel.clocks}</h3>
      <ClockLines clocks={job.clocks} now={now} />
      <p className="mt-5 text-muted">{job.assigned_to ? panel.lead(job.assigned_to.name) : panel.nobody}</p>
    </>
  )
}

/** In milliseconds: for how long it has been in its stage, or beside it. */
function standsFor({ stage_since, side_since }: JobDetail, now: Date) {
  return Math.max(0, now.getTime() - Date.parse(side_since ?? stage_since))
}

function CloseLink() {
  const { shell } = useFirstWords()
  const { panel } = useIntakeWords().board
  return (
    <Link
      to="."
      search={(old) => ({ ...old, job: undefined })}
      aria-label={shell.close}
      title={panel.close}
      className="float-right -mt-1.5 -mr-2.5 grid size-10 place-content-center rounded-sm hover:bg-wash"
    >
      <X aria-hidden className="size-5" />
    </Link>
  )
}

function Skeleton() {
  const { shell } = useFirstWords()
  return (
    <div role="status" className="space-y-3 pt-2">
      <span className="sr-only">{shell.loading}</span>
      <Bar width="w-2/3" />
      <Bar width="w-full" />
      <div aria-hidden className="h-28 animate-pulse bg-wash" />
    </div>
  )
}
