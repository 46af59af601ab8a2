import { Link } from '@tanstack/react-router'
import type { MovedVisit } from '#domain/leads/desk/moved-visit.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { CallOffice } from '../device/call-office.tsx'
import { button } from '../ui/button.ts'
import { clockWords } from '../ui/clock.ts'
import { useNow } from '../ui/use-now.ts'
import { useVisitWords } from '../words/use-visit-words.ts'
import { useWords } from '../words/use-words.ts'
import { LostFrame } from './lost-frame.tsx'
import { movedTitle } from './moved-title.ts'
import type { KnownVisit } from './reassigned.ts'

type MovedCardsProps = { moved: readonly KnownVisit<MovedVisit>[]; onDismiss: (moved: MovedVisit) => void }

/** Visits of the person that go to another customer since jobs were merged, until they have seen it: they may be driving to the old house. */
export function MovedCards({ moved, onDismiss }: MovedCardsProps) {
  return (
    <ul className="mb-4 space-y-3">
      {moved.map((one) => (
        <li key={one.id}>
          <MovedCard moved={one} onDismiss={() => onDismiss(one)} />
        </li>
      ))}
    </ul>
  )
}

function MovedCard({ moved, onDismiss }: { moved: KnownVisit<MovedVisit>; onDismiss: () => void }) {
  const { desk, time, locale } = useWords()
  const { moved: words } = useVisitWords()
  const now = useNow()
  const { visit, by, to, on_my_way_at } = moved
  const moment = new Date(moved.at)
  const at = desk.at(clockWords(moment, now, locale), companyDay(moment) === companyDay(now))
  const title = movedTitle(moved, words)
  return (
    <LostFrame
      label={title}
      isThere={on_my_way_at !== null}
      onDismiss={onDismiss}
      head={
        <>
          <div role="alert">
            <h3 className="text-xl text-ink">{title}</h3>
          </div>
          {visit && <p>{time.visit(visit)}</p>}
          <p className="font-semibold">{words.by(by ?? desk.theOffice, at)}</p>
          {on_my_way_at !== null && <p className="font-semibold">{words.go}</p>}
        </>
      }
    >
      <div className="mt-2.5 flex flex-wrap gap-2.5 pb-2">
        <Link to="/ops/intake/$id" params={{ id: to.id }} className={`min-h-12 ${button('gold')}`}>
          {desk.openMoved(to.number)}
        </Link>
        <CallOffice />
      </div>
    </LostFrame>
  )
}
