import type { LeadRow } from '#domain/leads/lead-row.ts'
import { callName } from '#domain/leads/name-words.ts'
import { useLiveState } from '../live/live-state.ts'
import { useScope } from '../session/may.ts'
import { button } from '../ui/button.ts'
import { ClaimFault } from './claim-fault.tsx'
import { useClaim } from './use-claim.ts'

type Kind = 'gold' | 'plain'

type ClaimButtonProps = {
  lead: Pick<LeadRow, 'id' | 'name' | 'phone'>
  className?: string
  kind?: Kind
  /** The button disappears with the request, so a conflict is reported elsewhere. */
  isFleeting?: boolean
}

/** Claims the request with one press. It names the customer, or their number, and is shown only to people who may claim any request. */
export function ClaimButton({ lead, className = '', kind = 'gold', isFleeting = false }: ClaimButtonProps) {
  const { claim, isPending, isCoolingDown, faultOf } = useClaim({ isFleeting })
  const isOffline = useLiveState() === 'offline'
  if (useScope('leads.assign') !== 'all') return null
  const isHeld = isOffline || isPending || isCoolingDown
  return (
    <>
      {/* By its key: a press that began on one person's button never ends on another's. */}
      <button
        key={lead.id}
        type="button"
        className={`${claimLook(kind)} ${className}`}
        aria-disabled={isHeld}
        onClick={() => isHeld || claim(lead.id)}
      >
        {isPending ? 'Claiming...' : <ClaimLabel lead={lead} />}
        {isCoolingDown && <span className="sr-only">, in a moment</span>}
        {isOffline && <span className="sr-only">, when you’re back online</span>}
      </button>
      <ClaimFault sentence={faultOf(lead.id)} className={kind === 'gold' ? 'text-white' : 'text-red'} />
    </>
  )
}

export function claimLook(kind: Kind) {
  return `${button(kind)} py-1.5 whitespace-normal!`
}

export function ClaimLabel({ lead }: { lead: Pick<LeadRow, 'name' | 'phone'> }) {
  // A number stays in one line.
  const wrap = lead.name === null ? 'whitespace-nowrap' : ''
  return (
    <span className="line-clamp-2 wrap-anywhere">
      Claim <span className={wrap}>{callName(lead)}</span>
    </span>
  )
}
