import { Link } from '@tanstack/react-router'
import { sendingOrder } from '#domain/jobs/danger.ts'
import type { JobRow } from '#domain/jobs/job.ts'
import { standingOf } from '#domain/jobs/standing.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import { useIntakeWords } from '../../words/use-intake-words.ts'
import { useFirstWords } from '../../words/words.tsx'
import { Squares } from '../board/square.tsx'
import { squaresOf, squareWords } from '../board/squares.ts'
import { DangerLine } from '../danger-line.tsx'
import { useOpenBeside } from '../board/use-open-beside.ts'
import { wrongWords } from '../board/wrong-words.ts'
import { spanWords } from '../job/span-words.ts'

/** The panel beside the list takes from its width, so the rows are laid out by what is left. */
export const listColumns =
  '@min-[56rem]:grid-cols-[minmax(0,1.4fr)_minmax(0,1.1fr)_minmax(0,1.2fr)_3.5rem_minmax(0,1fr)_minmax(0,1.3fr)] @min-[56rem]:gap-x-4'

/** The column names, for sighted people; screen readers get them in each row. */
export function ListHead() {
  const { columns } = useIntakeWords().jobs
  return (
    <div
      aria-hidden
      className={`hidden border-b border-ink pr-2 pb-2 pl-2.75 text-xs font-semibold text-muted @min-[56rem]:grid ${listColumns}`}
    >
      {columns.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </div>
  )
}

type JobListRowProps = { job: JobRow; now: Date; isChosen: boolean }

export function JobListRow({ job, now, isChosen }: JobListRowProps) {
  const { board, jobs: words, losses, wrong: wrongs } = useIntakeWords()
  const { choices, time, locale } = useFirstWords()
  const row = { kind: 'job' as const, ...job }
  const { ms, isLate, wrong } = standingOf(row, null, now)
  const openBeside = useOpenBeside(job.id, isChosen)
  const clocks = squareWords(row, { now, words: board, locale })
  return (
    <Link
      to="/ops/intake/$id"
      params={{ id: job.id }}
      data-row={job.id}
      aria-current={isChosen ? 'true' : undefined}
      onClick={openBeside}
      className={`grid scroll-my-24 grid-cols-[minmax(0,1fr)_fit-content(44%)] items-start gap-x-4 gap-y-1 border-b border-l-3 border-b-line px-2 py-2.5 cramped:grid-cols-1 hover:bg-wash ${listColumns} ${isChosen ? 'border-l-ink bg-gold-wash' : isLate ? 'border-l-red' : 'border-l-transparent'}`}
    >
      <span className="min-w-0">
        <span className="line-clamp-3 font-bold wrap-break-word">{choices.name(job.name)}</span>
        <span className="flex flex-wrap gap-x-2.5 text-[0.8125rem] text-muted tabular-nums">
          <span className="whitespace-nowrap">{job.number}</span>
          <span className="whitespace-nowrap">{displayPhone(job.phone)}</span>
        </span>
        <DangerLine hazards={job.hazards} className="text-sm" />
      </span>
      <span className="min-w-0 wrap-break-word @max-[56rem]:order-3 @max-[56rem]:text-sm">
        {[job.town, losses(job.loss_type), sendingOrder(job) < 5 && words.priority(job.priority)]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <span className="min-w-0 cramped:text-left @max-[56rem]:text-right">
        {board.place(job.side ?? job.stage)}
        <span className="text-[0.8125rem] text-muted">{words.for(spanWords(Math.max(0, ms)))}</span>
        {wrong && (
          <span
            className={`block text-[0.8125rem] font-semibold wrap-break-word ${isLate ? 'text-red' : ''}`}
          >
            {wrongWords(wrong, wrongs)}
          </span>
        )}
      </span>
      <span
        className="flex pt-1 @max-[56rem]:order-4 @max-[56rem]:justify-self-end cramped:justify-self-start"
        title={clocks}
      >
        <Squares squares={squaresOf(row, now)} />
        <span className="sr-only">{clocks}</span>
      </span>
      <span className="min-w-0 text-sm wrap-break-word @max-[56rem]:order-5 @max-[56rem]:text-muted @max-[56rem]:empty:hidden">
        {job.assigned_to && <span className="sr-only">{words.responsible}</span>}
        {job.assigned_to?.name}
      </span>
      <span className="min-w-0 text-sm wrap-break-word @max-[56rem]:order-6 @max-[56rem]:col-span-full @max-[56rem]:empty:hidden">
        {job.next_visit && (
          <>
            <span className="sr-only">{words.nextVisit}</span>
            {time.visit(job.next_visit)}
            <span className="block text-muted">
              {job.next_visit.people.map(({ name }) => name).join(', ') || words.nobodyGoes}
            </span>
          </>
        )}
      </span>
    </Link>
  )
}
