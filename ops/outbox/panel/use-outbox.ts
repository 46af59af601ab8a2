import { useMemo } from 'react'
import type { LeadDetail } from '#domain/leads/lead.ts'
import type { Entry } from '../entry.ts'
import { leadAsDone } from '../lead-after.ts'
import { undoneSteps } from '../outbox.ts'
import { isUnsent, isWithOffice } from '../unsent-states.ts'
import { byLead, sameItems } from '../by-lead.ts'
import { isTextStored, outboxView, type OutboxView } from '../outbox-view.ts'

/** What this device has done to a request and the server does not have yet, in the order in which it was done. */
export function useUnsentOf(leadId: string): readonly Entry[] {
  return outboxView.usePart(({ entries }) => unsentByLead(entries).get(leadId) ?? none)
}

/** Whether the office sent something of it back, and the person has to decide. */
export function useHasSentBack(leadId: string) {
  return useUnsentOf(leadId).some(({ state }) => state === 'sent_back')
}

/** Whether the person has to choose between their change of a request and someone else's. */
export function useHasClash(leadId: string) {
  return useUnsentOf(leadId).some(({ state, write }) => state === 'clash' && write.kind === 'move')
}

/** The photos of a request that the server does not have yet, and those that can still be put back where they were. */
export function usePhotosOf(leadId: string): readonly Entry[] {
  return outboxView.usePart(({ entries }) => photosByLead(entries).get(leadId) ?? none)
}

/** Whether some of it is with the office. */
export function useHasWithOffice(leadId: string) {
  return outboxView.usePart(({ entries }) => officeByLead(entries).has(leadId))
}

const none: readonly Entry[] = []
const unsentByLead = byLead(isUnsent)
const officeByLead = byLead(isWithOffice)
const photosByLead = byLead(
  (entry) => entry.write.kind === 'photo' && (isUnsent(entry) || entry.state === 'removing'),
)

/** What this device did that changes where a visit stands, sent or not: with photos alone it stays the same list. */
export const visitWork = sameItems(({ entries, received }: Pick<OutboxView, 'entries' | 'received'>) =>
  [...entries, ...received].filter(({ write }) => visitKinds.has(write.kind)),
)
export const visitWorkByLead = byLead(() => true)
const visitKinds: ReadonlySet<string> = new Set<Entry['write']['kind']>(['step', 'undo_step', 'move'])

/** The steps that were taken back here, whether or not the server has that yet. What it refused to take back stays shown. */
export function useUndoneSteps(leadId: string): ReadonlySet<string> {
  const taken = outboxView.usePart((view) => visitWorkByLead(visitWork(view)).get(leadId) ?? none)
  return useMemo(() => undoneSteps(taken), [taken])
}

/** Whether the note, or the item, that is being typed was saved already, by a screen that ended before it could clear its draft. */
export function useIsTextStored(draft: { id: string; text: string }): boolean {
  return outboxView.usePart((view) => isTextStored(view, draft))
}

/** The request as it will be once the status changes of this device are sent. */
export function useLeadAsDone<Lead extends LeadDetail>(lead: Lead): Lead {
  const unsent = useUnsentOf(lead.id)
  return useMemo(() => leadAsDone(lead, unsent), [unsent, lead])
}
