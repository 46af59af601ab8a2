import { CircleCheck, TriangleAlert, WifiOff } from 'lucide-react'
import { useVisitWords } from '../../words/use-visit-words.ts'
import { useWords } from '../../words/use-words.ts'
import type { Placing } from './arming.ts'
import { lostPlacements, placements } from './placements.ts'
import { ToldList } from './told-list.tsx'
import { useToldWords } from './use-told-words.ts'

type TellingLineProps = {
  placing: Placing
  isOffline: boolean
  /** What to do with what is in the hand, where nothing else is to be told. */
  hint: string | null
}

/** What matters now: what is not saved, else what went wrong, else what was done, with the way back. */
export function TellingLine({ placing, isOffline, hint }: TellingLineProps) {
  const words = useVisitWords()
  const { choices, ui } = useWords()
  const wordsOf = useToldWords()
  const lost = lostPlacements(placements.use())
  const { told, problem } = placing
  const [last] = told
  const isProblem = problem !== null
  const names = lost.map(({ wanted }) => choices.name(wanted.name)).join(', ')
  const said = problem ?? (last && wordsOf(last))
  const isWarning = isProblem || last?.limit
  return (
    <div className="flex min-w-0 grow items-center gap-x-2 text-sm max-lg:flex-wrap">
      <p
        role={lost.length > 0 || isProblem ? 'alert' : 'status'}
        title={lost.length > 0 ? names : said}
        className="flex min-w-0 items-center gap-x-2 max-lg:wrap-break-word"
      >
        {lost.length > 0 ? (
          <>
            <TriangleAlert aria-hidden className="size-4.5 shrink-0 text-red" />
            <span className="font-semibold lg:line-clamp-2">{words.calendar.notSaved(names)}</span>
          </>
        ) : said ? (
          <>
            {isWarning ? (
              <TriangleAlert aria-hidden className="size-4.5 shrink-0 text-red" />
            ) : (
              <CircleCheck aria-hidden className="size-4.5 shrink-0 text-green" />
            )}
            <span className={`lg:line-clamp-2 ${isWarning ? 'font-semibold' : ''}`}>{said}</span>
          </>
        ) : (
          <>
            {isOffline && <WifiOff aria-hidden className="size-4.5 shrink-0" />}
            <span className="text-muted lg:truncate">{isOffline ? words.calendar.offline : hint}</span>
          </>
        )}
      </p>
      {lost.length > 0 ? (
        <button type="button" className={action} onClick={placing.tryAgain}>
          {words.calendar.tryAgain}
        </button>
      ) : (
        last &&
        !isProblem && (
          <button type="button" className={action} onClick={last.undo}>
            {ui.undo}
          </button>
        )
      )}
      {told.length > (isProblem ? 0 : 1) && <ToldList told={isProblem ? told : told.slice(1)} />}
    </div>
  )
}

const action =
  'min-h-11 shrink-0 px-2 font-semibold underline decoration-gold decoration-2 underline-offset-4'
