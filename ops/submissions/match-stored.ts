import { localOf } from '#domain/company/local-time.ts'
import { minute } from '#platform/time.ts'
import { isFoundIn } from '#platform/text/search-words.ts'
import type { StoredRequest } from '../store/stored-requests.ts'
import type { LeadList } from './leads-api.ts'

type Asking = { me: string | undefined; now: Date }

/** Whether a request that is stored on this device is one that the server would list: the same rules, where nobody can ask it. */
export function matchesStored(lead: StoredRequest, filter: LeadList, { me, now }: Asking) {
  const { name, phone, reference, status, visit, town, page } = lead
  const [day, time] = localOf(new Date(lead.received_at)).split('T')
  const waited = now.getTime() - Date.parse(lead.received_at)
  const { q, since, until, waited_over: over, waited_under: under } = filter
  const fits: readonly boolean[] = [
    lead.quarantined === filter.quarantined,
    !q || isFoundIn(`${name ?? ''} ${phone} ${reference} ${town}`, q),
    !filter.status || status === filter.status,
    !filter.loss || lead.loss === filter.loss,
    !filter.service || lead.service === filter.service,
    filter.assigned !== 'me' || lead.assigned_to?.id === me,
    filter.assigned !== 'nobody' || lead.assigned_to === null,
    !filter.outcome || lead.outcome === filter.outcome,
    !filter.open || status !== 'closed',
    !filter.contacted || status !== 'new',
    !filter.job || lead.has_job,
    !filter.my_visit_on || (visit?.on === filter.my_visit_on && lead.assigned_to?.id === me),
    filter.town === undefined || isTown(town, filter.town),
    filter.page === undefined || page === filter.page,
    filter.hour === undefined || Number(time?.slice(0, 2)) === filter.hour,
    !since || (day ?? '') >= since,
    !until || (day ?? '') <= until,
    over === undefined || waited > over * minute,
    under === undefined || waited <= under * minute,
  ]
  return fits.every(Boolean)
}

/** The server stores the town apart from what else was typed beside it. */
function isTown(typed: string, town: string) {
  return town === '' ? typed === '' : typed.toLowerCase().includes(town.toLowerCase())
}
