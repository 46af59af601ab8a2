import { TypedNote } from '../submissions/typed-note.tsx'
import { CallOffice } from '../device/call-office.tsx'
import { WithOffice } from '../outbox/panel/with-office.tsx'
import { useUser } from '../session/may.ts'
import { firstName } from '../ui/first-name.ts'
import { useNow } from '../ui/use-now.ts'
import { useWords } from '../words/use-words.ts'
import { AfterLoss, useStillThere } from './after-loss.tsx'
import { LostFrame } from './lost-frame.tsx'
import { reassignedWords, reassignedName, type ReassignedItem } from './reassigned.ts'

/** Replaces the card of a request that was reassigned: says who has it now, until the person dismisses it. */
export function ReassignedCard({ lost, onDismiss }: { lost: ReassignedItem; onDismiss: () => void }) {
  const words = useWords()
  const { desk } = words
  const name = reassignedName(lost, desk)
  const now = useNow()
  const me = useUser()?.id
  const since = useStillThere(lost.lead_id, lost.arrived_at)
  return (
    <LostFrame
      label={desk.gone(name)}
      isThere={since !== null}
      onDismiss={onDismiss}
      head={
        <>
          <h3 className="text-xl">{name}</h3>
          {lost.town && <p>{lost.town}</p>}
          {lost.visit && <p>{words.time.visit(lost.visit)}</p>}
          <p className={since ? 'font-semibold' : ''}>{reassignedWords(lost, { me, now }, words)}</p>
          <AfterLoss leadId={lost.lead_id} since={since} />
        </>
      }
    >
      <TypedNote leadId={lost.lead_id} teller={lost.by ? firstName(lost.by) : desk.theOffice} />
      <WithOffice leadId={lost.lead_id} />
      <div className="not-empty:mt-2.5 not-empty:pb-2">
        {lost.by_id !== me && <CallOffice person={{ name: lost.by, phone: lost.phone }} />}
      </div>
    </LostFrame>
  )
}
