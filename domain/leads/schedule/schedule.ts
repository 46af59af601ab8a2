import * as z from 'zod'
import { startsFirst, VisitTime } from '#domain/visits/visit-time.ts'

/** When a request that is no job yet is visited, and by whom. Visits of a job are records of their own: `domain/visits`. */
export const Schedule = VisitTime.extend({ employee_id: z.uuid('Choose who’s going.') }).refine(
  ...startsFirst,
)
export type Schedule = z.output<typeof Schedule>

/** When someone is to visit a request on a day, as whoever schedules another one sees it. */
export const ScheduledLead = VisitTime.pick({ from: true, to: true }).extend({
  lead_id: z.uuid(),
  employee_id: z.uuid(),
  town: z.string(),
})
export type ScheduledLead = z.output<typeof ScheduledLead>

/** The windows that are offered; any other can be typed. */
export const usualWindows = [
  { from: '08:00', to: '10:00' },
  { from: '10:00', to: '12:00' },
  { from: '12:00', to: '14:00' },
  { from: '14:00', to: '16:00' },
] as const
