import { X } from 'lucide-react'
import { TypedNote } from '../submissions/typed-note.tsx'
import { CallOffice } from '../device/call-office.tsx'
import { WithOffice } from '../outbox/panel/with-office.tsx'
import { useUser } from '../session/may.ts'
import { useNow } from '../ui/use-now.ts'
import { useWords } from '../words/use-words.ts'
import { firstNameOf, reassignedWords, reassignedName, type ReassignedItem } from './reassigned.ts'

/** Replaces the card of a request that was reassigned: says who has it now, until the person dismisses it. */
export function ReassignedCard({ lost, onDismiss }: { lost: ReassignedItem; onDismiss: () => void }) {
  const words = useWords()
  const { desk } = words
  const name = reassignedName(lost, desk)
  const now = useNow()
  const me = useUser()?.id
  return (
    <section
      aria-label={desk.gone(name)}
      className="border-t-2 border-edge bg-wash py-2 pr-2 pl-4 text-muted lg:pl-5.5"
    >
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0 pt-2.5">
          <h3 className="text-xl wrap-anywhere">{name}</h3>
          {lost.visit && <p>{words.time.visit(lost.visit)}</p>}
          <p className="wrap-anywhere">
            {reassignedWords(lost, { me, now }, words)} {desk.stayAway}
          </p>
        </div>
        <button
          type="button"
          aria-label={`${desk.dismiss}: ${desk.gone(name)}`}
          title={desk.dismiss}
          className="grid size-12 shrink-0 place-content-center rounded-sm hover:bg-line"
          onClick={onDismiss}
        >
          <X aria-hidden className="size-5" />
        </button>
      </div>
      <TypedNote leadId={lost.lead_id} teller={lost.by ? firstNameOf(lost.by) : desk.theOffice} />
      <WithOffice leadId={lost.lead_id} />
      <div className="not-empty:mt-2.5 not-empty:pb-2">
        {lost.by_id !== me && <CallOffice person={{ name: lost.by, phone: lost.phone }} />}
      </div>
    </section>
  )
}
