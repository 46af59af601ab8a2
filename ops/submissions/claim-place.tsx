import { useState } from 'react'
import type { LeadDetail } from '#domain/leads/lead.ts'
import { whyNotClaim } from '#domain/leads/may-claim.ts'
import { ClaimButton, ClaimLabel, claimLook } from '../alerts/claim-button.tsx'
import { useScope, useUser } from '../session/may.ts'
import { useNow } from '../ui/use-now.ts'
import { useClaimed } from './call-next.ts'
import { ClaimedLine } from './claimed-line.tsx'
import { claimedWords } from './claim-words.ts'

const size = 'w-full min-h-13'

/**
 * Where a request is claimed. Once that was possible here, the place and its height stay: a finger on its way to Claim
 * must not meet what would have moved there.
 */
export function ClaimPlace({ lead }: { lead: LeadDetail }) {
  const now = useNow()
  const me = useUser()?.id ?? ''
  const claimed = useClaimed()
  const isOpen = useScope('leads.assign') === 'all' && whyNotClaim(lead) === null
  const isJustClaimed = claimed?.id === lead.id && claimed.revision === lead.revision
  const [isKept, setKept] = useState(false)
  if ((isOpen || isJustClaimed) && !isKept) setKept(true)

  if (isOpen) {
    return (
      <div data-claim>
        <ClaimButton lead={lead} className={size} kind="plain" />
      </div>
    )
  }
  if (!isKept) return null
  return (
    <div className="grid items-stretch *:[grid-area:1/1]">
      <span aria-hidden className={`invisible ${claimLook('plain')} ${size}`}>
        <ClaimLabel lead={lead} />
      </span>
      {isJustClaimed ? (
        <ClaimedLine lead={lead} />
      ) : (
        <p
          role="status"
          className="flex items-center border-l-3 border-edge bg-wash px-3 text-pretty wrap-anywhere"
        >
          {claimedWords(lead, { me, now })}
        </p>
      )}
    </div>
  )
}
