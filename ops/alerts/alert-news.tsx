import { useState } from 'react'
import type { CallAlert, UnclaimedAlert } from '#domain/alerts/alert.ts'
import { nameWithin } from '#domain/leads/name-words.ts'
import { useAlerts } from './use-alerts.ts'
import { whatWords } from './words.ts'

/** Announces new alerts to screen readers, once. Alerts from before the page opened are not announced. */
export function AlertNews() {
  const data = useAlerts().data
  const [seen, setSeen] = useState<Seen>(null)
  const news = data ? tell(seen, data) : seen
  if (news !== seen) setSeen(news)
  return (
    <p aria-live="assertive" className="sr-only">
      {seen?.words}
    </p>
  )
}

type Seen = { ids: ReadonlySet<string>; words: string } | null

type Open = { open: readonly UnclaimedAlert[]; calls: readonly CallAlert[] }

/** Of those that reached the person. The same again says nothing. */
export function tell(seen: Seen, { open, calls }: Open): Seen {
  const requests = open
    .filter(({ reached_me }) => reached_me)
    .map((alert) => ({
      id: alert.lead_id,
      words: `New alert: ${nameWithin(alert.name)}, ${whatWords(alert)}.`,
    }))
  const fromField = calls
    .filter(({ reached_me, taken_at }) => reached_me && taken_at === null)
    .map((call) => ({ id: call.id, words: callWords(call) }))
  const mine = [...fromField, ...requests]
  if (!seen) return { ids: new Set(mine.map(({ id }) => id)), words: '' }
  const arrived = mine.filter(({ id }) => !seen.ids.has(id))
  if (arrived.length === 0) return seen
  const words = arrived.map((alert) => alert.words).join(' ')
  return { ids: new Set([...seen.ids, ...arrived.map(({ id }) => id)]), words }
}

function callWords({ by, customer, town }: CallAlert) {
  return `${by.name} needs the office: ${[nameWithin(customer), town].filter(Boolean).join(', ')}.`
}
