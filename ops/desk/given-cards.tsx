import type { GivenVisit } from '#domain/leads/desk/given-visit.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { CallOffice } from '../device/call-office.tsx'
import { clockWords } from '../ui/clock.ts'
import { firstName } from '../ui/first-name.ts'
import { useNow } from '../ui/use-now.ts'
import { useVisitWords } from '../words/use-visit-words.ts'
import { useWords } from '../words/use-words.ts'
import { AfterLoss, useStillThere } from './after-loss.tsx'
import { LostFrame } from './lost-frame.tsx'
import { type KnownVisit } from './reassigned.ts'

type GivenCardsProps = { given: readonly KnownVisit<GivenVisit>[]; onDismiss: (given: GivenVisit) => void }

/** Visits of the person that someone else gave to others, until they have seen it: they may be driving there. */
export function GivenCards({ given, onDismiss }: GivenCardsProps) {
  return (
    <ul className="mb-4 space-y-3">
      {given.map((one) => (
        <li key={one.id}>
          <GivenCard given={one} onDismiss={() => onDismiss(one)} />
        </li>
      ))}
    </ul>
  )
}

function GivenCard({ given, onDismiss }: { given: KnownVisit<GivenVisit>; onDismiss: () => void }) {
  const { desk, time, locale } = useWords()
  const { given: words } = useVisitWords()
  const now = useNow()
  const { visit, by, to } = given
  const since = useStillThere(given.lead_id, null)
  const name = given.name ?? given.reference
  const moment = new Date(given.at)
  const at = desk.at(clockWords(moment, now, locale), companyDay(moment) === companyDay(now))
  const told = words({
    who: by ? firstName(by) : desk.theOffice,
    from: visit ? time.ofDay(visit.from) : null,
    to: to.map(firstName).join(', '),
    at,
  })
  return (
    <LostFrame
      label={`${name}: ${told}`}
      isThere={since !== null}
      onDismiss={onDismiss}
      head={
        <>
          <h3 className="text-xl">{name}</h3>
          {given.town && <p>{given.town}</p>}
          {visit && <p className="line-through">{time.visit(visit)}</p>}
          <p role="alert" className="font-semibold">
            {told}
          </p>
          <AfterLoss leadId={given.lead_id} since={since} />
        </>
      }
    >
      <div className="not-empty:mt-2.5 not-empty:pb-2">
        <CallOffice />
      </div>
    </LostFrame>
  )
}
