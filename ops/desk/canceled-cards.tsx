import type { CanceledVisit } from '#domain/leads/desk/canceled-visit.ts'
import { CallOffice } from '../device/call-office.tsx'
import { clockWords } from '../ui/clock.ts'
import { useNow } from '../ui/use-now.ts'
import { useVisitWords } from '../words/use-visit-words.ts'
import { useWords } from '../words/use-words.ts'
import { AfterLoss, useStillThere } from './after-loss.tsx'
import { LostFrame } from './lost-frame.tsx'
import type { KnownVisit } from './reassigned.ts'

type CanceledCardsProps = {
  canceled: readonly KnownVisit<CanceledVisit>[]
  onDismiss: (canceled: CanceledVisit) => void
}

/** Visits of the person that someone else canceled, until they have seen it: they may be driving there. */
export function CanceledCards({ canceled, onDismiss }: CanceledCardsProps) {
  return (
    <ul className="mb-4 space-y-3">
      {canceled.map((one) => (
        <li key={one.id}>
          <CanceledCard canceled={one} onDismiss={() => onDismiss(one)} />
        </li>
      ))}
    </ul>
  )
}

function CanceledCard({
  canceled,
  onDismiss,
}: {
  canceled: KnownVisit<CanceledVisit>
  onDismiss: () => void
}) {
  const { desk, time, locale } = useWords()
  const { canceling } = useVisitWords()
  const now = useNow()
  const { visit, reason, on_my_way_at } = canceled
  const since = useStillThere(canceled.lead_id, null)
  const name = canceled.name ?? canceled.reference
  const told = desk.canceledBy(canceled.by ?? desk.theOffice, clockWords(new Date(canceled.at), now, locale))
  return (
    <LostFrame
      label={`${name}: ${told}`}
      isThere={on_my_way_at !== null || since !== null}
      onDismiss={onDismiss}
      head={
        <>
          <h3 className="text-xl">{name}</h3>
          {canceled.town && <p>{canceled.town}</p>}
          {visit && <p className="line-through">{time.visit(visit)}</p>}
          <p role="alert" className="font-semibold">
            {told}
          </p>
          {reason && <p>{canceling.reasonOf(reason)}</p>}
          <AfterLoss leadId={canceled.lead_id} since={since} />
        </>
      }
    >
      <div className="not-empty:mt-2.5 not-empty:pb-2">
        <CallOffice />
      </div>
    </LostFrame>
  )
}
