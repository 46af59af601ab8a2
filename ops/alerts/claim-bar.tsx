import type { UnclaimedAlert } from '#domain/alerts/alert.ts'
import { callName } from '#domain/leads/name-words.ts'
import { useScope } from '../session/may.ts'
import { button } from '../ui/button.ts'
import { ClaimFault } from './claim-fault.tsx'
import { useClaim } from './use-claim.ts'

export const claimButtonId = 'claim-selected'

type ClaimBarProps = { lead: UnclaimedAlert; isOffline: boolean }

/** The only Claim button of the screen, within reach of the thumb. It names the customer, or their number. */
export function ClaimBar({ lead, isOffline }: ClaimBarProps) {
  const { claim, isPending, isCoolingDown, faultOf } = useClaim({ isFleeting: true })
  if (useScope('leads.assign') !== 'all') return null
  const isHeld = isOffline || isPending || isCoolingDown
  return (
    <div className="on-rail sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 border-t-4 border-gold bg-rail px-4 py-3 low:bottom-[calc(3rem+env(safe-area-inset-bottom))] low:py-1.5 text-[#c3ced8] lg:bottom-0 lg:px-6.5">
      {isOffline && (
        <p id="claim-offline" className="pb-2 text-sm">
          You can claim again when you’re back online.
        </p>
      )}
      {/* By its key: a press that began on one person's button never ends on another's. */}
      <button
        key={lead.lead_id}
        id={claimButtonId}
        type="button"
        className={`${button('gold')} min-h-14 w-full text-2xl! py-2 low:min-h-12 low:text-xl! low:py-1 whitespace-normal! aria-disabled:opacity-60`}
        aria-disabled={isHeld}
        aria-describedby={isOffline ? 'claim-offline' : undefined}
        onClick={() => isHeld || claim(lead.lead_id)}
      >
        <span className="line-clamp-2 wrap-anywhere">
          {isPending ? 'Claiming...' : `Claim ${callName(lead)}`}
        </span>
        {isCoolingDown && <span className="sr-only">, in a moment</span>}
      </button>
      <ClaimFault sentence={faultOf(lead.lead_id)} className="text-white" />
    </div>
  )
}
