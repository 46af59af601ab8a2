import { useState } from 'react'
import type { AlertRow } from '#domain/alerts/alert.ts'
import { useAlerts } from './use-alerts.ts'
import { whatWords } from './words.ts'

/** New alerts, told to who cannot see them come; those that were there first are not news. */
export function AlertNews() {
  const open = useAlerts().data?.open
  const [seen, setSeen] = useState<{ ids: ReadonlySet<string>; words: string } | null>(null)
  const news = open && tell(seen, open)
  if (news && news !== seen) setSeen(news)
  return (
    <p aria-live="assertive" className="sr-only">
      {seen?.words}
    </p>
  )
}

type Seen = { ids: ReadonlySet<string>; words: string } | null

function tell(seen: Seen, open: readonly AlertRow[]): Seen {
  if (!seen) return { ids: new Set(open.map(({ lead_id }) => lead_id)), words: '' }
  const arrived = open.filter(({ lead_id }) => !seen.ids.has(lead_id))
  if (arrived.length === 0) return seen
  const words = arrived.map((alert) => `Alert: ${alert.name}, ${whatWords(alert)}.`).join(' ')
  return { ids: new Set([...seen.ids, ...arrived.map(({ lead_id }) => lead_id)]), words }
}
