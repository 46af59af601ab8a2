import { useQuery } from '@tanstack/react-query'
import type { LeadDetail } from '#domain/leads/lead.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { asOwn } from '#domain/visits/own-visit.ts'
import { useUndoneSteps, useUnsentOf } from '../outbox/panel/use-outbox.ts'
import { clockError } from '../session/device-clock.ts'
import { useMay, useScope } from '../session/may.ts'
import { leadQuery } from '../submissions/queries.ts'
import { useNow } from '../ui/use-now.ts'
import { toStop } from './my-day.ts'
import { stepsOfToday } from './visit-steps.ts'

export type VisitHere = { lead: LeadDetail; arrivedAt: Date }

/** The visit that the person is at right now, by what the server told and what this device alone knows; null where they are not there. */
export function useVisitHere(id: string): VisitHere | null {
  const hasOnlyOwn = useScope('leads.view') === 'assigned'
  const mayWork = useMay('leads.work')
  const read = useQuery({ ...leadQuery(id), enabled: hasOnlyOwn && mayWork }).data
  const now = useNow()
  const lead = read && asOwn(read, companyDay(now))
  const unsent = useUnsentOf(id)
  const undone = useUndoneSteps(id)
  const clock = clockError.use()
  if (!hasOnlyOwn || !mayWork || !lead?.is_mine || !lead.visit) return null
  const steps = stepsOfToday(lead.steps, unsent, { now, clockError: clock })
  const stop = toStop(
    lead,
    steps.filter((step) => !undone.has(step.id)),
    now,
  )
  const arrived = stop.isLeft ? undefined : stop.steps.findLast(({ kind }) => kind === 'arrived')
  return arrived ? { lead, arrivedAt: arrived.at } : null
}
