import { clocks as rules, clockState } from '#domain/jobs/stages/clocks.ts'
import type { Clock } from '#domain/jobs/job.ts'
import { clockWords } from '../../ui/clock.ts'
import { spanWords } from '../job/span-words.ts'

/** The four times that carriers measure, in words: what was reached when, and what is due. */
export function ClockLines({ clocks, now }: { clocks: readonly Clock[]; now: Date }) {
  return (
    <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5">
      {clocks.map((clock) => {
        const state = clockState(clock, now)
        const isLate = state === 'late' || state === 'met-late'
        return (
          <div key={clock.key} className="contents">
            <dt className="text-muted">{rules.find(({ key }) => key === clock.key)?.label}</dt>
            <dd className={isLate ? 'font-semibold text-red' : ''}>{lineWords(clock, now)}</dd>
          </div>
        )
      })}
    </dl>
  )
}

function lineWords(clock: Clock, now: Date) {
  const due = Date.parse(clock.due_at)
  const reached = clock.reached_at === null ? null : Date.parse(clock.reached_at)
  switch (clockState(clock, now)) {
    case 'met':
      return clockWords(new Date(reached ?? due), now)
    case 'met-late':
      return `${clockWords(new Date(reached ?? due), now)}, ${spanWords((reached ?? due) - due)} late`
    case 'not-proven':
      return `${clockWords(new Date(reached ?? due), now)}, not proven`
    case 'running':
      return `due ${clockWords(new Date(due), now)}`
    case 'late':
      return `${spanWords(now.getTime() - due)} late`
  }
}
