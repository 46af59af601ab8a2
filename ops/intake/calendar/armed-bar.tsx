import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useVisitWords } from '../../words/use-visit-words.ts'
import type { Armed, Placing } from './arming.ts'

type ArmedBarProps = { armed: Armed; hasOffers: boolean; placing: Placing }

/** What can be done with the armed visit. On a phone it stays in sight above the day. */
export function ArmedBar({ armed: { visit }, hasOffers, placing }: ArmedBarProps) {
  const { calendar, kinds } = useVisitWords()
  const isMade = visit.arrived_at !== null
  return (
    <div className="relative flex flex-wrap items-center gap-x-5 border-l-4 border-gold bg-gold-wash py-1 pr-12 pl-3 cramped:pr-3 max-lg:sticky max-lg:top-0 max-lg:z-10">
      <p role="status" className="min-w-0 grow basis-136 py-1 wrap-break-word">
        <span className="font-semibold">{calendar.place(visit.name)}.</span>{' '}
        {!visit.planned && !visit.request && (
          <span>{calendar.as(kinds[visit.kind], calendar.duration(visit.length_minutes))} </span>
        )}
        {isMade ? (
          calendar.made
        ) : hasOffers ? (
          <>
            <span className="max-lg:hidden">{calendar.placeHow}</span>
            <span className="lg:hidden">{calendar.placeTap}</span>
          </>
        ) : (
          calendar.noFit
        )}
      </p>
      <div className="flex flex-wrap gap-x-4">
        {!visit.request && (
          <button type="button" className={action} onClick={() => placing.ask(visit)}>
            {calendar.other}
          </button>
        )}
        {(visit.when || !visit.planned) && !visit.request && !isMade && (
          <button
            type="button"
            className={action}
            aria-disabled={placing.isPlacing}
            onClick={() => placing.unschedule(visit)}
          >
            {calendar.unschedule}
          </button>
        )}
        {visit.request ? (
          <Link
            to="/ops/submissions/$id"
            params={{ id: visit.id }}
            className={`inline-flex items-center ${action}`}
          >
            {calendar.otherAtRequest}
          </Link>
        ) : (
          <Link
            to="/ops/intake/$id/visits"
            params={{ id: visit.job_id }}
            className={`inline-flex items-center ${action}`}
          >
            {calendar.open}
          </Link>
        )}
      </div>
      <button
        type="button"
        aria-label={calendar.stop}
        title={calendar.stop}
        className="absolute top-0 right-0 grid size-11 cramped:static place-content-center rounded-sm hover:bg-wash"
        onClick={() => placing.arm(undefined)}
      >
        <X aria-hidden className="size-5" />
      </button>
    </div>
  )
}

const action = 'min-h-11 text-sm font-semibold underline decoration-gold decoration-2 underline-offset-4'
