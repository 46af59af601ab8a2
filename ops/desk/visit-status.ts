import { localOf } from '#domain/company/local-time.ts'
import type { LeadDetail } from '#domain/leads/lead.ts'
import type { HistoryLine } from '#domain/records/record.ts'

type Visited = Pick<LeadDetail, 'status' | 'visit' | 'assigned_to'> & {
  history: readonly Pick<HistoryLine, 'name' | 'by_id' | 'at'>[]
}

/**
 * How an agreed visit stands by the clock of the office. Once its time is over it is `late` on its day and `missed` from the next
 * day on, but `unclosed` where a note or a photo by who was to go shows that they were there.
 */
export function visitStatus({ status, visit, assigned_to, history }: Visited, now: Date) {
  if (status !== 'scheduled' || !visit) return null
  const local = localOf(now)
  const today = local.slice(0, 10)
  if (visit.on > today) return 'ahead'
  if (`${visit.on}T${visit.to}` > local) return 'today'
  const start = `${visit.on}T${visit.from}`
  const wasThere = history.some(
    ({ name, by_id, at }) =>
      traces.has(name) && by_id !== null && by_id === assigned_to?.id && localOf(new Date(at)) >= start,
  )
  if (wasThere) return 'unclosed'
  return visit.on === today ? 'late' : 'missed'
}

const traces = new Set(['lead.noted', 'lead.photo_added'])
