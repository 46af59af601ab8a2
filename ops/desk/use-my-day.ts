import { useMemo } from 'react'
import type { DeskItem } from '#domain/leads/desk/desk.ts'
import type { LeadDetail } from '#domain/leads/lead.ts'
import { instantOf } from '#domain/company/local-time.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import type { Entry } from '../outbox/entry.ts'
import { outboxView } from '../outbox/outbox-view.ts'
import { useUndoneSteps, useUnsentOf, visitWork, visitWorkByLead } from '../outbox/panel/use-outbox.ts'
import { dayStops } from './day-stops.ts'
import { clockError } from '../session/device-clock.ts'
import { useNow } from '../ui/use-now.ts'
import { dayOf, toStop, type Stop } from './my-day.ts'
import { stepsOfToday, type ShownStep } from './visit-steps.ts'

export type DeskStop = Stop<DeskItem, ShownStep>

const stopOf = dayStops<DeskItem>()
const none: readonly Entry[] = []

/** The day by what the server told and what this device alone knows. */
export function useMyDay(items: readonly DeskItem[]) {
  const now = useToday()
  const clock = clockError.use()
  const work = outboxView.usePart(visitWork)
  return useMemo(() => {
    const mine = visitWorkByLead(work)
    const stops = items.map((item) => stopOf(item, mine.get(item.id) ?? none, { now, clockError: clock }))
    return dayOf(stops, now)
  }, [items, work, now, clock])
}

/** Noon of this day: what belongs to it changes at midnight, and not whenever the clock of the screen ticks. */
function useToday() {
  const day = companyDay(useNow())
  return useMemo(() => instantOf(`${day}T12:00`), [day])
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
