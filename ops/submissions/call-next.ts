import type { LeadRow } from '#domain/leads/lead-row.ts'
import { watched } from '../ui/watched.ts'

/** The request that was claimed last, here and just now. */
const claimed = watched<LeadRow | null>(null)
let isCallAwaited = false

export const useClaimed = claimed.use

/** After a claim, the keyboard focus moves to the phone number as soon as the request is on the screen. */
export function callNext(row: LeadRow) {
  claimed.set(row)
  isCallAwaited = true
  takeCall(row.id)
}

export function forgetClaim() {
  claimed.set(null)
}

/** Moves the focus to the phone number of the request that was just claimed; true if it was this one. */
export function takeCall(leadId: string) {
  if (!isCallAwaited || claimed.get()?.id !== leadId) return false
  const link = document.querySelector<HTMLElement>(`[data-call="${leadId}"]`)
  link?.focus()
  if (link) isCallAwaited = false
  return link !== null
}
