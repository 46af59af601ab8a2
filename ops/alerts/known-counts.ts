import type { Alerts } from '#domain/alerts/alert.ts'
import type { UnclaimedCount } from '#domain/leads/lead.ts'

type Counts = Pick<Alerts, 'unclaimed' | 'happening_now' | 'calls_waiting'>
type Stored = UnclaimedCount & { at: number }

/** How many wait. Where there are no alerts, as after a start without a connection, what was counted last, and when. */
export function knownCounts(alerts: Counts | undefined, counted: Stored | null) {
  if (alerts) {
    const { unclaimed, happening_now, calls_waiting } = alerts
    return { unclaimed, happening_now, calls_waiting, storedAt: null }
  }
  if (!counted) return null
  const { unclaimed, happening_now, at } = counted
  return { unclaimed, happening_now, calls_waiting: 0, storedAt: at }
}
