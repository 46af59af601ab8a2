import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { wasMade } from '#domain/visits/open-visit.ts'
import type { JobVisit } from '#domain/visits/visit.ts'
import { button } from '../../ui/button.ts'
import { clockWords } from '../../ui/clock.ts'
import { useNow } from '../../ui/use-now.ts'
import { useVisitWords } from '../../words/use-visit-words.ts'
import { useWords } from '../../words/use-words.ts'
import type { ShownVisit } from '../job/job-as-done.ts'
import { UnsentMark } from '../job/unsent-mark.tsx'
import { VisitReadingsLink } from '../readings/visit-readings-link.tsx'
import { LackingLines } from './lacking-lines.tsx'
import { TakeStepBack } from './take-step-back.tsx'
import type { useVisitChange } from './use-visit-change.ts'

type VisitEntryProps = {
  visit: ShownVisit
  isNext?: boolean
  /** It was made once before the office changed it, and may not be needed any more. */
  isMadeBefore?: boolean
  /** Null where one may only look. */
  changing: ReturnType<typeof useVisitChange> | null
  onEdit: () => void
  onCancel: () => void
  /** The job is over: what is planned can only be canceled. */
  isOver: boolean
  /** What was done there. */
  done: ReactNode
}

/** One visit: when, what for, who goes, how far they are, and what can be changed about it. */
export function VisitEntry({
  visit,
  isNext = false,
  isMadeBefore = false,
  changing,
  isOver,
  done,
  ...on
}: VisitEntryProps) {
  const visits = useVisitWords()
  const { time } = useWords()
  const { kind, when, people, note, canceled_at, cancel_reason } = visit
  const overridden = people.find(({ override_reason }) => override_reason)
  const whenWords = when ? time.visit(when) : visits.unscheduled
  return (
    <li
      className={`grid gap-x-6 gap-y-1 border-t py-3.5 lg:grid-cols-[17rem_minmax(0,1fr)_auto] ${isNext ? 'border-t-4 border-gold bg-sheet px-4' : 'border-line'}`}
    >
      <div className="min-w-0">
        <p
          className={`font-display leading-tight tabular-nums ${isNext ? 'text-2xl' : 'text-xl'} ${canceled_at ? 'text-muted line-through' : ''}`}
        >
          {whenWords}
        </p>
        <p className="text-muted">
          {canceled_at ? `${visits.canceled}: ${visits.kinds[kind]}` : visits.kinds[kind]}
        </p>
        {cancel_reason && <p className="wrap-anywhere">{visits.canceling.reasonOf(cancel_reason)}</p>}
      </div>
      <div className="min-w-0 space-y-1">
        <p className={people.length > 0 ? 'font-semibold wrap-anywhere' : 'text-muted'}>
          {people.map(({ name }) => name).join(', ') || visits.nobody}
        </p>
        <LackingLines visit={visit} />
        <Stamps visit={visit} />
        {visit.canceled_too_late && (
          <p className="border-l-3 border-gold pl-2 text-sm">{visits.tooLate.canceled}</p>
        )}
        {visit.made_of && <p className="border-l-3 border-gold pl-2 text-sm">{visits.madeBefore}</p>}
        {isMadeBefore && !canceled_at && !wasMade(visit) && (
          <p className="border-l-3 border-gold pl-2 text-sm">{visits.madeAlready}</p>
        )}
        {visit.unsent && <UnsentMark />}
        {overridden && (
          <p className="border-l-3 border-gold pl-2 text-sm wrap-anywhere">
            {visits.overridden(people.map(({ name }) => name).join(', '), overridden.override_reason)}
          </p>
        )}
        {note && <p className="whitespace-pre-line text-sm wrap-anywhere">{note}</p>}
        {done}
        {wasMade(visit) && <VisitReadingsLink jobId={visit.job_id} visitId={visit.id} />}
      </div>
      {changing && (
        <Actions visit={visit} whenWords={whenWords} changing={changing} isOver={isOver} {...on} />
      )}
    </li>
  )
}

/** How far the people of a visit are, as they tapped it. */
function Stamps({ visit: { on_my_way_at, arrived_at, departed_at } }: { visit: JobVisit }) {
  const visits = useVisitWords()
  const { locale } = useWords()
  const now = useNow()
  const clock = (at: string) => clockWords(new Date(at), now, locale)
  const stamps = [
    on_my_way_at && visits.onMyWay(clock(on_my_way_at)),
    arrived_at && visits.arrived(clock(arrived_at)),
    departed_at && visits.departed(clock(departed_at)),
  ].filter(Boolean)
  if (stamps.length === 0) return null
  return <p className="text-sm tabular-nums">{stamps.join(' · ')}</p>
}

type ActionsProps = {
  visit: JobVisit
  whenWords: string
  changing: ReturnType<typeof useVisitChange>
  onEdit: () => void
  onCancel: () => void
  isOver: boolean
}

/** Where someone is, or was, only who went and the note are changed. */
function Actions({ visit, whenWords, changing, onEdit, onCancel, isOver }: ActionsProps) {
  const visits = useVisitWords()
  const { id, revision, canceled_at, when } = visit
  const which = <span className="sr-only">{visits.which(visits.kinds[visit.kind], whenWords)}</span>
  const restore = () => {
    if (changing.isPending) return
    changing.mutate({ visit, change: { revision, canceled: false }, said: visits.said.restored })
  }
  if (canceled_at)
    return (
      <button type="button" className={button('quiet')} aria-disabled={changing.isPending} onClick={restore}>
        {visits.restore}
        {which}
      </button>
    )
  return (
    <div className="-mx-4 flex flex-wrap items-start lg:mx-0 lg:justify-end">
      {!isOver && (
        <button type="button" className={button('quiet')} onClick={onEdit}>
          {visits.change}
          {which}
        </button>
      )}
      {(wasMade(visit) || visit.on_my_way_at) && <TakeStepBack visit={visit} which={which} />}
      {!wasMade(visit) && (
        <>
          {!isOver && (
            <Link
              to="/ops/intake"
              search={{ view: 'calendar', day: when?.on, visit: id }}
              className={button('quiet')}
            >
              {visits.move}
              {which}
            </Link>
          )}
          <button type="button" className={button('quiet')} onClick={onCancel}>
            {visits.cancel}
            {which}
          </button>
        </>
      )}
    </div>
  )
}
