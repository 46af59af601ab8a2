import type { QueryClient } from '@tanstack/react-query'
import type { LeadDetail } from '#domain/leads/lead.ts'
import type { PersonName } from '#domain/employees/person-name.ts'
import { deskQuery } from '../desk/queries.ts'
import { invalidateJob, invalidateJobs } from '../intake/invalidate-queries.ts'
import { invalidateLeadEverywhere, leadQuery } from '../submissions/queries.ts'
import type { Entry } from './entry.ts'
import { leadAfter } from './lead-after.ts'
import { writeKinds } from './write-kinds.ts'

type Received = Pick<Entry, 'id' | 'leadId' | 'write' | 'at'>

/** The server has the entry: the request shows it at once, and is then read again wherever it is shown. */
export function showReceived(client: QueryClient, entry: Received, person: PersonName) {
  addReceived(client, entry, person)
  void invalidateLeadEverywhere(client, entry.leadId)
  if (!writeKinds[entry.write.kind].changesJob) return
  void invalidateJob(client, entry.leadId)
  void invalidateJobs(client)
}

/**
 * Adds a received entry to the request as it was last read. Without this, what was just sent would be missing from the screen
 * until the request is read again, which a lost connection may delay for hours. The age of what was read stays as it is.
 */
export function addReceived(client: QueryClient, entry: Received, person: PersonName) {
  const { queryKey } = leadQuery(entry.leadId)
  const after = <Lead extends LeadDetail>(lead: Lead) => leadAfter(lead, entry, person)
  client.setQueryData(queryKey, (lead) => lead && changed(lead, after(lead)), readAt(client, queryKey))
  client.setQueryData(
    deskQuery.queryKey,
    (desk) => {
      const items = desk?.items.map((item) => (item.id === entry.leadId ? after(item) : item))
      const isChanged = items?.some((item, nth) => item !== desk?.items[nth])
      return desk && items && isChanged ? { ...desk, items } : undefined
    },
    readAt(client, deskQuery.queryKey),
  )
}

/** Without a value the cache is left alone. */
function changed<Data>(before: Data, after: Data) {
  return after === before ? undefined : after
}

function readAt(client: QueryClient, queryKey: readonly unknown[]) {
  return { updatedAt: client.getQueryState(queryKey)?.dataUpdatedAt ?? Date.now() }
}
