import { useLiveState } from '../live/live-state.ts'
import { useScope } from '../session/may.ts'
import { button } from '../ui/button.ts'
import { ClaimFault } from './claim-fault.tsx'
import { useClaim } from './use-claim.ts'

type Kind = 'gold' | 'plain'

type ClaimButtonProps = {
  lead: { id: string; name: string }
  className?: string
  kind?: Kind
  /** The button disappears with the request, so a conflict is reported elsewhere. */
  isFleeting?: boolean
}

/** Claims the request with one press. It names the customer, and is shown only to people who may claim any request. */
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
        {isPending ? 'Claiming...' : <ClaimLabel name={lead.name} />}
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

export function ClaimLabel({ name }: { name: string }) {
  return <span className="line-clamp-2 wrap-anywhere">Claim {name}</span>
}
