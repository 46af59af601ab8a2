import { Link } from '@tanstack/react-router'
import type { ClosedRequest } from '#domain/leads/desk/closed.ts'
import { CallOffice } from '../device/call-office.tsx'
import { WithOffice } from '../outbox/panel/with-office.tsx'
import { useNow } from '../ui/use-now.ts'
import { useWords } from '../words/use-words.ts'
import { AfterLoss, useStillThere } from './after-loss.tsx'
import { closedWords } from './closed-words.ts'
import { LostFrame } from './lost-frame.tsx'

type ClosedCardsProps = { closed: readonly ClosedRequest[]; onDismiss: (closed: ClosedRequest) => void }

/** Requests that someone else closed while they were the person's. */
export function ClosedCards({ closed, onDismiss }: ClosedCardsProps) {
  return (
    <ul className="mt-3 space-y-4">
      {closed.map((one) => (
        <li key={one.id}>
          <ClosedCard closed={one} onDismiss={() => onDismiss(one)} />
        </li>
      ))}
    </ul>
  )
}

function ClosedCard({ closed, onDismiss }: { closed: ClosedRequest; onDismiss: () => void }) {
  const words = useWords()
  const now = useNow()
  const since = useStillThere(closed.lead_id, closed.arrived_at)
  const name = words.choices.name(closed.name)
  const told = closedWords(closed, now, words)
  return (
    <LostFrame
      label={`${name}: ${told}`}
      isThere={since !== null}
      onDismiss={onDismiss}
      head={
        <>
          <h3 className="text-xl">
            <Link to="/ops/submissions/$id" params={{ id: closed.lead_id }} className="hover:underline">
              {name}
            </Link>
          </h3>
          {closed.visit && <p>{words.time.visit(closed.visit)}</p>}
          <p role="alert" className="font-semibold">
            {told}
          </p>
          <AfterLoss leadId={closed.lead_id} since={since} />
        </>
      }
    >
      <WithOffice leadId={closed.lead_id} />
      <div className="not-empty:mt-2.5 not-empty:pb-2">
        <CallOffice />
      </div>
    </LostFrame>
  )
}
