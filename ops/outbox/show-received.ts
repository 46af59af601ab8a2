import type { QueryClient } from '@tanstack/react-query'
import type { LeadDetail } from '#domain/leads/lead.ts'
import type { PersonName } from '#domain/employees/person-name.ts'
import { second } from '#platform/time.ts'
import { changeRead } from '../change-read.ts'
import { deskQuery } from '../desk/queries.ts'
import { invalidateJob, invalidateJobs, jobVisitsKey } from '../intake/invalidate-queries.ts'
import { invalidateLeadEverywhere, leadQuery } from '../submissions/queries.ts'
import type { Entry } from './entry.ts'
import { leadAfter } from './lead-after.ts'
import { outboxView } from './outbox-view.ts'
import { writeKinds } from './write-kinds.ts'

type Received = Pick<Entry, 'id' | 'leadId' | 'write' | 'at'>

/** In milliseconds. With a weak signal each reading holds up the next photo. */
const readInterval = 5 * second

/**
 * The server has the entry: the request shows it at once, and is then read again wherever it is shown, while photos are sent in a row
 * only now and then and after the last.
 */
export function showReceived(client: QueryClient, entry: Received, person: PersonName) {
  addReceived(client, entry, person)
  if (isFollowedByPhoto(entry) && Date.now() - readAt(client, entry.leadId) < readInterval) return
  void invalidateLeadEverywhere(client, entry.leadId)
  // Its file shows notes and photos too; lists of jobs show neither.
  void invalidateJob(client, entry.leadId)
  void client.invalidateQueries({ queryKey: jobVisitsKey(entry.leadId) })
  if (writeKinds[entry.write.kind].changesJobs) void invalidateJobs(client)
}

function isFollowedByPhoto({ id, leadId, write }: Received) {
  if (write.kind !== 'photo') return false
  const { entries } = outboxView.get()
  return entries.some(
    (other) =>
      other.leadId === leadId && other.id !== id && other.write.kind === 'photo' && other.state === 'waiting',
  )
}

/** When the request was last read from the server, on the desk or by itself. */
function readAt(client: QueryClient, leadId: string) {
  const times = [leadQuery(leadId).queryKey, deskQuery.queryKey].map(
    (key) => client.getQueryState(key)?.dataUpdatedAt ?? 0,
  )
  return Math.max(...times)
}

/**
 * Adds a received entry to the request as it was last read. Without this, what was just sent would be missing from the screen
 * until the request is read again, which a lost connection may delay for hours. The age of what was read stays as it is.
 */
export function addReceived(client: QueryClient, entry: Received, person: PersonName) {
  const after = <Lead extends LeadDetail>(lead: Lead) => leadAfter(lead, entry, person)
  changeRead(client, leadQuery(entry.leadId).queryKey, after)
  changeRead(client, deskQuery.queryKey, (desk) => {
    const nth = desk.items.findIndex(({ id }) => id === entry.leadId)
    const item = desk.items[nth]
    const now = item && after(item)
    return now && now !== item ? { ...desk, items: desk.items.with(nth, now) } : desk
  })
}
