import { useMemo } from 'react'
import type { LeadDetail } from '#domain/leads/lead.ts'
import type { Entry } from '../entry.ts'
import { leadAsDone } from '../lead-after.ts'
import { undoneSteps } from '../outbox.ts'
import { isUnsent } from '../unsent-states.ts'
import { isTextStored, outboxView } from '../outbox-view.ts'

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

const none: readonly Entry[] = []
const unsentByLead = groupedByLead(isUnsent)
const photosByLead = groupedByLead(
  (entry) => entry.write.kind === 'photo' && (isUnsent(entry) || entry.state === 'removing'),
)

/** Grouped once for each change, however many requests are on the screen. */
function groupedByLead(isShown: (entry: Entry) => boolean) {
  let grouped: { of: readonly Entry[]; byLead: ReadonlyMap<string, readonly Entry[]> } | null = null
  return (entries: readonly Entry[]) => {
    if (grouped?.of === entries) return grouped.byLead
    const byLead = new Map<string, Entry[]>()
    for (const entry of entries.filter(isShown)) {
      const those = byLead.get(entry.leadId)
      if (those) those.push(entry)
      else byLead.set(entry.leadId, [entry])
    }
    grouped = { of: entries, byLead }
    return byLead
  }
}

/** The steps that were taken back here, whether or not the server has that yet. What it refused to take back stays shown. */
export function useUndoneSteps(leadId: string): ReadonlySet<string> {
  // As one text, which is the same as long as they are the same.
  const ids = outboxView.usePart(({ entries, received }) => {
    const ofLead = [...entries, ...received].filter((entry) => entry.leadId === leadId)
    return [...undoneSteps(ofLead)].join(' ')
  })
  return useMemo(() => new Set(ids.split(' ')), [ids])
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
