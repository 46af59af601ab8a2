import type { Alerts, CallAlert, UnclaimedAlert } from '#domain/alerts/alert.ts'

export type FirstAlert = { call: CallAlert; alert?: undefined } | { alert: UnclaimedAlert; call?: undefined }

/**
 * What the bar on every screen shows, of what reached the person: first who can’t go on or is in danger, then the most urgent
 * request, then who waits with a question.
 */
export function firstIn({ calls, open }: Pick<Alerts, 'calls' | 'open'>): FirstAlert | null {
  const waiting = calls.filter(({ reached_me, taken_at }) => reached_me && taken_at === null)
  const urgent = waiting.find(({ is_urgent }) => is_urgent)
  if (urgent) return { call: urgent }
  const [alert] = open
  if (alert && open.some(({ reached_me }) => reached_me)) return { alert }
  const [call] = waiting
  return call ? { call } : null
}
