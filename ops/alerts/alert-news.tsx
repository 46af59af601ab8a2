import { useState } from 'react'
import type { UnclaimedAlert } from '#domain/alerts/alert.ts'
import { useAlerts } from './use-alerts.ts'
import { whatWords } from './words.ts'

/** Announces new alerts to screen readers, once. Alerts from before the page opened are not announced. */
export function AlertNews() {
  const open = useAlerts().data?.open
  const [seen, setSeen] = useState<Seen>(null)
  const news = open ? tell(seen, open) : seen
  if (news !== seen) setSeen(news)
  return (
    <p aria-live="assertive" className="sr-only">
      {seen?.words}
    </p>
  )
}

type Seen = { ids: ReadonlySet<string>; words: string } | null

/** Of those that reached the person. The same again says nothing. */
export function tell(seen: Seen, open: readonly UnclaimedAlert[]): Seen {
  const mine = open.filter(({ reached_me }) => reached_me)
  if (!seen) return { ids: new Set(mine.map(({ lead_id }) => lead_id)), words: '' }
  const arrived = mine.filter(({ lead_id }) => !seen.ids.has(lead_id))
  if (arrived.length === 0) return seen
  const words = arrived.map((alert) => `New alert: ${alert.name}, ${whatWords(alert)}.`).join(' ')
  return { ids: new Set([...seen.ids, ...arrived.map(({ lead_id }) => lead_id)]), words }
}
