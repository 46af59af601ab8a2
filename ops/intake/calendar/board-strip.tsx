import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { companyDay } from '#domain/company/time-zone.ts'
import { wasMade } from '#domain/visits/open-visit.ts'
import { useVisitWords } from '../../words/use-visit-words.ts'
import { isStripFolded, rememberFolded } from '../board/strip-folded.ts'
import type { IntakeSearch } from '../search.ts'
import { useServerNow } from '../../session/use-server-now.ts'
import { dayQuery } from '../visit-queries.ts'
import { FoldedStrip } from './folded-strip.tsx'
import { Planner } from './planner.tsx'
import { StripDay } from './strip-day.tsx'
import { useDayKeys } from './use-day-keys.ts'

/** The day below the board, with what waits for a time: the same as in the calendar. Folded, it is one line. */
export function BoardStrip({ search }: { search: IntakeSearch }) {
  const { calendar } = useVisitWords()
  const navigate = useNavigate()
  const client = useQueryClient()
  const now = useServerNow()
  const today = companyDay(now)
  const on = search.day ?? today
  const [isFolded, setFolded] = useState(isStripFolded)
  const isArmed = (search.visit ?? search.plan) !== undefined

  function fold(isToBeFolded: boolean) {
    rememberFolded(isToBeFolded)
    setFolded(isToBeFolded)
    if (isArmed) void navigate({ to: '.', search: (old) => ({ ...old, visit: undefined, plan: undefined }) })
  }

  useDayKeys(on, today, () => {
    const row = document.activeElement?.closest<HTMLElement>('[data-job]')
    const plan = row?.dataset['job'] ?? search.job
    if (!plan) return
    // Of a job that is visited that day, its visit is moved.
    const shown = client.getQueryData(dayQuery(on).queryKey)?.visits
    const visit = shown?.find((visit) => visit.job_id === plan && !wasMade(visit))?.id
    const inHand = visit ? { visit, plan: undefined } : { visit: undefined, plan }
    void navigate({ to: '.', search: (old) => ({ ...old, ...inHand }), replace: true })
  })

  // What is chosen on the board has to be placed somewhere.
  if (isFolded && !isArmed) return <FoldedStrip on={on} today={today} onUnfold={() => fold(false)} />
  return (
    <section
      aria-label={calendar.plan}
      className="relative -mx-6 flex max-h-[max(13rem,30dvh)] shrink-0 flex-col border-t border-edge bg-sheet px-6"
    >
      <button
        type="button"
        aria-label={calendar.fold}
        title={calendar.fold}
        className="absolute top-0 right-4 z-30 grid size-11 place-content-center bg-sheet hover:bg-wash"
        onClick={() => fold(true)}
      >
        <ChevronDown aria-hidden className="size-5" />
      </button>
      <Planner
        search={search}
        on={on}
        now={now}
        openJob={search.job}
        lead={<StripDay on={on} today={today} />}
      />
    </section>
  )
}
