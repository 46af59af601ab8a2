import { useMemo } from 'react'
import type { DeskItem } from '#domain/leads/desk/desk.ts'
import type { LeadDetail } from '#domain/leads/lead.ts'
import { leadAsDone } from '../outbox/lead-after.ts'
import { outboxView } from '../outbox/outbox-view.ts'
import { undoneSteps } from '../outbox/outbox.ts'
import { useUndoneSteps, useUnsentOf } from '../outbox/panel/use-outbox.ts'
import { isUnsent } from '../outbox/unsent-states.ts'
import { clockError } from '../session/device-clock.ts'
import { useNow } from '../ui/use-now.ts'
import { dayOf, toStop, type Stop } from './my-day.ts'
import { stepsOfToday, type ShownStep } from './visit-steps.ts'

export type DeskStop = Stop<DeskItem, ShownStep>

/** The day by what the server told and what this device alone knows. */
export function useMyDay(items: readonly DeskItem[]) {
  const now = useNow()
  const clock = clockError.use()
  const { entries, received } = outboxView.use()
  return useMemo(() => {
    const undone = undoneSteps([...entries, ...received])
    const unsent = Map.groupBy(entries.filter(isUnsent), ({ leadId }) => leadId)
    const stops = items.map((item): DeskStop => {
      const mine = unsent.get(item.id) ?? []
      const steps = stepsOfToday(item.steps, mine, { now, clockError: clock })
      return toStop(
        leadAsDone(item, mine),
        steps.filter(({ id }) => !undone.has(id)),
        now,
      )
    })
    return dayOf(stops, now)
  }, [items, entries, received, now, clock])
}

/** One of them, and all of today's steps with those of a visit that was left. */
export function useStop<Lead extends LeadDetail>(lead: Lead) {
  const now = useNow()
  const unsent = useUnsentOf(lead.id)
  const undone = useUndoneSteps(lead.id)
  const steps = stepsOfToday(lead.steps, unsent, { now, clockError: clockError.use() })
  const ofToday = steps.filter(({ id }) => !undone.has(id))
  return { ...toStop(lead, ofToday, now), ofToday }
}
