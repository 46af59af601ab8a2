import { useLiveState } from '../live/use-live-leads.ts'
import { useScope } from '../session/may.ts'
import { button } from '../ui/button.ts'
import { useClaim } from './use-claim.ts'

type ClaimButtonProps = { lead: { id: string; name: string }; className?: string; kind?: 'gold' | 'plain' }

/** One press, and the request is one's own. It names the person, and is shown only to those who may claim any request. */
export function ClaimButton({ lead, className = '', kind = 'gold' }: ClaimButtonProps) {
  const claim = useClaim()
  const isOffline = useLiveState() === 'offline'
  if (useScope('leads.assign') !== 'all') return null
  const isHeld = isOffline || claim.isPending
  return (
    // By its key: a press that began on one person's button never ends on another's.
    <button
      key={lead.id}
      type="button"
      className={`${button(kind)} py-1.5 whitespace-normal! ${className}`}
      aria-disabled={isHeld}
      onClick={() => isHeld || claim.mutate(lead.id)}
    >
      <span className="line-clamp-2 wrap-anywhere">
        {claim.isPending ? 'Claiming...' : `Claim ${lead.name}`}
      </span>
      {isOffline && <span className="sr-only">, when you’re back online</span>}
    </button>
  )
}
