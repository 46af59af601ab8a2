import { X } from 'lucide-react'
import { TypedNote } from '../submissions/typed-note.tsx'
import { useUser } from '../session/may.ts'
import { useNow } from '../ui/use-now.ts'
import { CallGiver } from './call-giver.tsx'
import { firstNameOf, handedOnWords, type LostItem } from './handed-on.ts'

/** Replaces the card of a request that was reassigned: says who has it now, until the person dismisses it. */
export function LostCard({ lost, onDismiss }: { lost: LostItem; onDismiss: () => void }) {
  const now = useNow()
  const me = useUser()?.name ?? ''
  return (
    <section
      aria-label={`${lost.name ?? 'A request'} is no longer assigned to you`}
      className="border-t-2 border-edge bg-wash py-2 pr-2 pl-4 text-muted lg:pl-5.5"
    >
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0 pt-2.5">
          <h3 className="text-xl wrap-anywhere">{lost.name ?? 'One of your requests'}</h3>
          <p className="wrap-anywhere">{handedOnWords(lost, { me, now })} You don’t need to go.</p>
        </div>
        <button
          type="button"
          aria-label={`Dismiss: ${lost.name ?? 'a request'} is no longer assigned to you`}
          title="Dismiss"
          className="grid size-12 shrink-0 place-content-center rounded-sm hover:bg-line"
          onClick={onDismiss}
        >
          <X aria-hidden className="size-5" />
        </button>
      </div>
      <TypedNote leadId={lost.lead_id} teller={lost.by ? firstNameOf(lost.by) : 'the office'} />
      <div className="not-empty:mt-2.5 not-empty:pb-2">
        <CallGiver lost={lost} />
      </div>
    </section>
  )
}
