import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { clocks, clockState } from '#domain/jobs/stages/clocks.ts'
import type { JobDetail } from '#domain/jobs/job.ts'
import { stageIndex, stages, type Stage } from '#domain/jobs/stages/stages.ts'
import { useUnsentOf } from '../../outbox/panel/use-outbox.ts'
import { clockWords } from '../../ui/clock.ts'
import { useJobWords } from '../../words/use-job-words.ts'
import { useWords } from '../../words/use-words.ts'
import { useNow } from '../../ui/use-now.ts'
import { useIsWide } from '../../ui/wide.ts'
import { hasUnsentMove } from './job-as-done.ts'
import { spanWords } from './span-words.ts'
import { StageDialog } from './stage-dialog.tsx'
import { UnsentMark } from './unsent-mark.tsx'

/**
 * The way of the job as a line with stops: how long it was in each, and where it stands. A stop tells who moved it, or moves it. On a
 * phone it is folded, so that the page that was chosen below has the screen.
 */
export function StageLine({ job }: { job: JobDetail }) {
  const { stages: words } = useJobWords()
  // Stages have longer names in other languages.
  const width = useWords().locale === 'en-US' ? 'min-w-[60rem]' : 'min-w-[80rem]'
  const isUnsent = hasUnsentMove(useUnsentOf(job.id))
  const [asked, setAsked] = useState<Stage | null>(null)
  const isWide = useIsWide()
  const [isUnfolded, setUnfolded] = useState(false)
  return (
    <section aria-label={words.label} className="-mx-4 border-b border-line lg:-mx-7">
      {!isWide && <FoldedStages job={job} isUnfolded={isUnfolded} onFold={() => setUnfolded(!isUnfolded)} />}
      {(isWide || isUnfolded) && (
        <div className="overflow-x-auto px-4 lg:px-7">
          <ol key={job.stage} ref={centerOnHere} className={`grid grid-cols-12 pt-2 pb-5 lg:pt-5 ${width}`}>
            {stages.map(({ value }) => (
              <Stop
                key={value}
                job={job}
                stage={value}
                label={words.of(value)}
                onAsk={() => setAsked(value)}
              />
            ))}
          </ol>
        </div>
      )}
      {isUnsent && (
        <p className="px-4 pb-3 lg:px-7">
          <UnsentMark />
        </p>
      )}
      {asked && <StageDialog job={job} stage={asked} onClose={() => setAsked(null)} />}
    </section>
  )
}

type FoldedStagesProps = { job: JobDetail; isUnfolded: boolean; onFold: () => void }

/** Where the job stands and what comes next, and the way to the whole line. */
function FoldedStages({ job, isUnfolded, onFold }: FoldedStagesProps) {
  const { stages: words, now: say } = useJobWords()
  const now = useNow()
  const next = job.side ? undefined : stages[stageIndex(job.stage) + 1]?.value
  return (
    <button
      type="button"
      aria-expanded={isUnfolded}
      className="flex min-h-12 w-full items-center gap-x-3 px-4 py-1 text-left"
      onClick={onFold}
    >
      <span aria-hidden className="size-5 shrink-0 rounded-full border-4 border-ink bg-gold" />
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-display text-lg leading-tight uppercase">{words.of(job.stage)}</span>
        {next && (
          <span className="flex flex-wrap items-baseline gap-x-2 text-sm text-muted">
            {say.next(words.of(next))} <ClockLine job={job} stage={next} now={now} />
          </span>
        )}
      </span>
      <ChevronDown aria-hidden className={`size-5 shrink-0 ${isUnfolded ? 'rotate-180' : ''}`} />
    </button>
  )
}

/** On a phone the line is wider than the screen: where the job stands comes into view. */
function centerOnHere(line: HTMLOListElement | null) {
  const here = line?.querySelector<HTMLElement>('[aria-current]')
  const view = line?.parentElement
  if (here && view) view.scrollLeft = here.offsetLeft - (view.clientWidth - here.clientWidth) / 2
}

type StopProps = { job: JobDetail; stage: Stage; label: string; onAsk: () => void }

function Stop({ job, stage, label, onAsk }: StopProps) {
  const now = useNow()
  const isHere = job.stage === stage
  const isPast = stageIndex(stage) < stageIndex(job.stage)
  const spans = job.stages.filter((span) => span.stage === stage)
  const spent = spans.reduce(
    (sum, span) => sum + Date.parse(span.left_at ?? now.toISOString()) - Date.parse(span.entered_at),
    0,
  )
  const time = spans.length > 0 && (isPast || isHere) ? spanWords(spent) : ''
  return (
    <li className="relative text-center text-sm" aria-current={isHere ? 'step' : undefined}>
      <span
        aria-hidden
        className={`absolute top-[2.125rem] right-1/2 h-1 w-full ${stage === 'new' ? 'hidden' : ''} ${isPast || isHere ? 'bg-ink' : 'bg-line'}`}
      />
      <button type="button" onClick={onAsk} className="group relative z-1 block w-full rounded-sm pb-1">
        <span className={`block h-5 tabular-nums ${isHere ? 'font-semibold' : 'text-muted'}`}>{time}</span>
        <span
          aria-hidden
          className={`mx-auto mt-1 block rounded-full group-hover:brightness-95 ${
            isHere
              ? 'size-6 border-4 border-ink bg-gold'
              : isPast
                ? 'mt-2 size-4 bg-ink'
                : 'mt-2 size-4 border-3 border-edge bg-paper'
          }`}
        />
        <span
          className={`mt-1 block ${isHere ? 'font-display text-lg leading-none uppercase' : isPast ? '' : 'text-muted'}`}
        >
          {label}
        </span>
        <ClockLine job={job} stage={stage} now={now} />
      </button>
    </li>
  )
}

/** The limit that a carrier measures at this stage, and whether it was met. */
function ClockLine({ job, stage, now }: { job: JobDetail; stage: Stage; now: Date }) {
  const { stages: said } = useJobWords()
  const { locale } = useWords()
  const rule = clocks.find((clock) => clock.stage === stage)
  const clock = rule && job.clocks.find(({ key }) => key === rule.key)
  if (!clock) return null
  const state = clockState(clock, now)
  const words = {
    met: said.inTime,
    'met-late': said.late(spanWords(Date.parse(clock.reached_at ?? '') - Date.parse(clock.due_at))),
    'not-proven': said.notProven,
    running: said.due(clockWords(new Date(clock.due_at), now, locale)),
    late: said.late(spanWords(now.getTime() - Date.parse(clock.due_at))),
  }[state]
  const isLate = state === 'late' || state === 'met-late'
  const looks = isLate ? 'font-semibold text-red' : state === 'not-proven' ? 'font-semibold' : 'text-muted'
  return <span className={`block text-[0.8125rem] ${looks}`}>{words}</span>
}
