import { clockState } from '#domain/jobs/stages/clocks.ts'
import type { Clock } from '#domain/jobs/job.ts'
import { clockWords } from '../../ui/clock.ts'
import type { JobWords } from '../../words/en-job.ts'
import { useIntakeWords } from '../../words/use-intake-words.ts'
import { useJobWords } from '../../words/use-job-words.ts'
import { useFirstWords } from '../../words/words.tsx'
import { spanWords } from '../job/span-words.ts'

/** The four times that carriers measure, in words: what was reached when, and what is due. */
export function ClockLines({ clocks, now }: { clocks: readonly Clock[]; now: Date }) {
  const { board } = useIntakeWords()
  const { stages: words } = useJobWords()
  const { locale } = useFirstWords()
  return (
    <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5">
      {clocks.map((clock) => {
        const state = clockState(clock, now)
        const isLate = state === 'late' || state === 'met-late'
        return (
          <div key={clock.key} className="contents">
            <dt className="text-muted">{board.clock(clock.key)}</dt>
            <dd className={isLate ? 'font-semibold text-red' : ''}>
              {lineWords(clock, { now, words, locale })}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

type Said = { now: Date; words: JobWords['stages']; locale: string }

function lineWords(clock: Clock, { now, words, locale }: Said) {
  const at = (ms: number) => clockWords(new Date(ms), now, locale)
  const due = Date.parse(clock.due_at)
  const reached = clock.reached_at === null ? null : Date.parse(clock.reached_at)
  switch (clockState(clock, now)) {
    case 'met':
      return at(reached ?? due)
    case 'met-late':
      return `${at(reached ?? due)}, ${words.late(spanWords((reached ?? due) - due))}`
    case 'not-proven':
      return `${at(reached ?? due)}, ${words.notProven}`
    case 'running':
      return words.due(at(due))
    case 'late':
      return words.late(spanWords(now.getTime() - due))
  }
}
