import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Board } from '#domain/jobs/board/board.ts'
import { useIsLost } from '../session/use-is-lost.ts'
import { useIntakeWords } from '../words/use-intake-words.ts'
import { useFirstWords } from '../words/words.tsx'
import { boardQuery } from './queries.ts'
import { boardFilterOf, type IntakeSearch } from './search.ts'

const marks = [
  { name: 'late', line: 'border-red', color: 'text-red' },
  { name: 'slow', line: 'border-gold', color: '' },
  { name: 'unscheduled', line: 'border-line', color: '' },
] as const

/** What a person has to look at, counted by the same rules as on the dashboard and in the calendar. Pressed, the view shows that alone; pressed again, everything. */
export function Marks({ search }: { search: IntakeSearch }) {
  const words = useIntakeWords().marks
  const { locale } = useFirstWords()
  const navigate = useNavigate()
  const board = useQuery(boardQuery(boardFilterOf(search))).data
  const isLost = useIsLost()
  // What is on this device is not counted: there may be more.
  if (isLost && !board && marks.every(({ name }) => !search[name])) return null
  return (
    <div className="ml-auto flex gap-x-5 max-lg:col-span-full max-lg:m-0 max-lg:grid max-lg:grid-cols-3 max-lg:gap-2 cramped:grid-cols-1">
      {marks.map(({ name, line, color }) => {
        const isOn = search[name] === 'yes'
        return (
          <button
            key={name}
            type="button"
            aria-pressed={isOn}
            className={`flex min-h-12 items-baseline gap-1.5 border-b-3 pt-1.5 text-left leading-tight hover:bg-wash aria-pressed:bg-ink aria-pressed:px-2 aria-pressed:text-paper lg:min-h-11 ${line} ${board?.[name] ? color : ''}`}
            onClick={() => {
              const none = { late: undefined, slow: undefined, unscheduled: undefined }
              const next = isOn ? none : { ...none, [name]: 'yes' as const }
              void navigate({ to: '.', search: (old) => ({ ...old, ...next }), replace: true })
            }}
          >
            <span className="min-w-3 shrink-0 font-display text-2xl leading-none tabular-nums">
              {board?.[name].toLocaleString(locale) ?? '\u00a0'}
            </span>{' '}
            <span className="min-w-0">
              {words[name]}
              {board && <Apart of={name} board={board} />}
            </span>
          </button>
        )
      })}
    </div>
  )
}

/** Requests are counted among jobs, and said apart. */
function Apart({ of, board }: { of: (typeof marks)[number]['name']; board: Board }) {
  const words = useIntakeWords().marks
  const { locale } = useFirstWords()
  const requests = of === 'unscheduled' ? 0 : board.requests[of]
  if (requests === 0) return null
  const jobs = board[of] - requests
  return (
    <span className="block text-xs lg:whitespace-nowrap">
      {[
        jobs > 0 && words.jobs(jobs.toLocaleString(locale), jobs === 1),
        words.requests(requests.toLocaleString(locale), requests === 1),
      ]
        .filter(Boolean)
        .join(', ')}
    </span>
  )
}
