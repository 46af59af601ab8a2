import type { LeadDetail } from '#domain/leads/lead.ts'
import type { HistoryLine } from '#domain/records/record.ts'
import { clockWords } from '../ui/clock.ts'

type Held = Pick<LeadDetail, 'assigned_to' | 'status'> & {
  history: readonly Pick<HistoryLine, 'name' | 'at' | 'by_id' | 'to_id'>[]
}

/** Why a request can no longer be claimed: who has it, and since when. */
export function claimedWords({ assigned_to, status, history }: Held, { me, now }: { me: string; now: Date }) {
  if (!assigned_to) return status === 'closed' ? 'This request is closed.' : ''
  const isMine = assigned_to.id === me
  const given = history
    .filter(({ name }) => name === 'lead.assigned')
    .toSorted((a, b) => b.at.localeCompare(a.at))[0]
  if (given?.to_id !== assigned_to.id) return isMine ? 'Assigned to you' : `Assigned to ${assigned_to.name}`
  const at = clockWords(new Date(given.at), now)
  if (given.by_id === assigned_to.id) return `${isMine ? 'You' : assigned_to.name} claimed this at ${at}`
  return `Assigned to ${isMine ? 'you' : assigned_to.name} at ${at}`
}
