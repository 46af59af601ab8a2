import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useListKeys } from '../keys/list-keys.ts'
import { useOnCallContacts } from '../on-call/queries.ts'
import { useMay } from '../session/may.ts'
import { NoPermission } from '../shell/no-permission.tsx'
import { usePageTitle } from '../shell/title.ts'
import { loadScreen } from '../ui/load-screen.ts'
import { useReturnToRow } from '../ui/paged-list.tsx'
import { useIntakeWords } from '../words/use-intake-words.ts'
import { Board } from './board/board.tsx'
import { JobPanel } from './board/job-panel.tsx'
import { stepAcross } from './board/step-across.ts'
import { StripPlace } from './board/strip-place.tsx'
import { calendarKeyWords, planRows, stepAlong } from './calendar/use-day-keys.ts'
import { Filters } from './filters.tsx'
import { IntakeHead } from './intake-head.tsx'
import { JobList } from './list/job-list.tsx'
import type { IntakeSearch } from './search.ts'
import { TownList } from './towns/town-list.tsx'
import { useIsRoomy } from './use-is-roomy.ts'

const Calendar = loadScreen(() => import('./calendar/calendar.tsx'), 'Calendar')

const route = getRouteApi('/staff/ops/intake')

export function Intake() {
  const { seeing } = useIntakeWords()
  if (!useMay('intake.view')) return <NoPermission what={seeing} />
  return <Jobs />
}

/** What someone works on: as a board, as a list and by town, with the job that is open beside it. */
function Jobs() {
  const search = route.useSearch()
  const navigate = useNavigate()
  usePageTitle(useIntakeWords().page)
  useOnCallContacts()
  useReturnToRow(search.job)
  const isCalendar = search.view === 'calendar'
  const [isRoomy, mayPlan] = [useIsRoomy(), useMay('intake.schedule')]
  const hasStrip = isRoomy && mayPlan && !search.view
  const inHand = search.visit ?? search.plan
  // On the board the keys go among the jobs, and while one of them is in the hand, among the times for it.
  const isPlacing = isCalendar || (hasStrip && inHand !== undefined)
  const close = isPlacing ? { visit: undefined, plan: undefined } : { job: undefined }
  useListKeys({
    noun: isCalendar ? 'visit' : 'job',
    chosen: isPlacing ? inHand : search.job,
    close: () => void navigate({ to: '.', search: (old) => ({ ...old, ...close }) }),
    ...(isPlacing && { across: stepAlong, rows: planRows, words: calendarKeyWords }),
    ...(!search.view && !isPlacing && { across: (by) => stepAcross(by, search.job), rows: boardRows }),
  })
  return (
    <div className="flex flex-col px-4 pt-5 pb-8 lg:h-dvh lg:px-6 lg:pt-3.5 lg:pb-0">
      <IntakeHead search={search} />
      {/* Who does what on a day is not narrowed: a part of it would look free. */}
      {!isCalendar && <Filters search={search} />}
      {/* The panel stands below what the view is narrowed by: as it opens, no row moves up or down. */}
      <div className="mt-3 flex min-h-0 flex-1 lg:border-t-2 lg:border-ink">
        <div className={`flex min-w-0 flex-1 flex-col ${search.job ? 'lg:pr-2.75' : ''}`}>
          <View search={search} />
        </div>
        {search.job && <JobPanel key={search.job} id={search.job} />}
      </div>
      {hasStrip && <StripPlace search={search} />}
    </div>
  )
}

const boardRows = '[data-column] [data-row]'

function View({ search }: { search: IntakeSearch }) {
  if (!search.view) return <Board search={search} />
  if (search.view === 'calendar') return <Calendar search={search} />
  return (
    <div className="lg:min-h-0 lg:flex-1 lg:overflow-y-auto lg:pb-8">
      {search.view === 'list' ? <JobList search={search} /> : <TownList search={search} />}
    </div>
  )
}
