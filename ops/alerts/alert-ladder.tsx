import type { NextRung, Rung } from '#domain/alerts/alert.ts'
import { clockWords } from '../ui/clock.ts'
import { namesWords, nextWords } from './words.ts'

type AlertLadderProps = { told: readonly Rung[]; next: NextRung | null; me: string; now: Date }

/** Who was alerted, when, and who is next. */
export function AlertLadder({ told, next, me, now }: AlertLadderProps) {
  const clock = (at: string) => clockWords(new Date(at), now).replace(/ [AP]M$/, '')
  const rungs = told.map((rung) => ({
    who: rung.times > 1 ? `${whoWords(rung, me)}, ${rung.times} times` : whoWords(rung, me),
    when: rung.times > 1 ? `${clock(rung.first_at)} to ${clock(rung.last_at)}` : clock(rung.first_at),
    isNext: false,
  }))
  if (next) rungs.push({ who: `Next: ${whoWords(next, me)}`, when: clock(next.at), isNext: true })
  if (rungs.length === 0) return null
  return (
    <>
      <ol aria-label="Who was alerted" className="mt-4 flex flex-wrap gap-y-3 text-sm leading-tight">
        {rungs.map(({ who, when, isNext }, nth) => (
          <li key={nth} className={`relative max-w-full pr-3 ${nth < rungs.length - 1 ? 'grow' : ''}`}>
            {nth < rungs.length - 1 && (
              <span
                aria-hidden
                className={`absolute top-[0.4375rem] right-0 left-0 border-t-2 border-red ${rungs[nth + 1]?.isNext ? 'border-dashed' : ''}`}
              />
            )}
            <span
              aria-hidden
              className={`relative block size-4 rounded-full border-2 border-red ${isNext ? 'bg-sheet' : 'bg-red'}`}
            />
            <span className="mt-1.5 block font-semibold wrap-anywhere">{who}</span>
            <span className="block text-muted tabular-nums">{when}</span>
          </li>
        ))}
      </ol>
      {next && (
        <p className="mt-2 text-sm">
          {nextWords(next, { me, time: clockWords(new Date(next.at), now), unless: 'no one claims it' })}
        </p>
      )}
    </>
  )
}

function whoWords({ line, people }: Pick<Rung, 'line' | 'people'>, me: string) {
  if (line === 'everyone') return 'Everyone'
  const [first, ...more] = namesWords(people, me).toReversed()
  if (!first) return line === 'owner' ? 'The owner' : 'No one'
  return more.length > 0 ? `${first} and ${more.length} more` : first
}
