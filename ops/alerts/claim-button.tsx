import { useScope } from '../session/may.ts'
import { button } from '../ui/button.ts'
import { useClaim } from './use-claim.ts'

type ClaimButtonProps = { lead: { id: string; name: string }; className?: string; kind?: 'gold' | 'plain' }

/** One press, and the request is one's own. Shown only to those who may take any. */
export function ClaimButton({ lead, className = '', kind = 'gold' }: ClaimButtonProps) {
  const claim = useClaim()
  if (useScope('leads.assign') !== 'all') return null
  return (
    <button
      type="button"
      className={`${button(kind)} ${className}`}
      aria-disabled={claim.isPending}
      onClick={() => claim.isPending || claim.mutate(lead.id)}
    >
      {claim.isPending ? 'One moment...' : 'Claim'}
      <span className="sr-only"> {lead.name}</span>
    </button>
  )
}
