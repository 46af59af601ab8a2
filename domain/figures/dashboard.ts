import * as z from 'zod'
import { VisitTime } from '#domain/visits/visit-time.ts'
import { LeadFigure, PeopleFigure, Received, Unclaimed } from './figure.ts'
import { JobFigures, LateJobs, OwedFigure } from './job-figure.ts'

/** The requests with a visit that the person makes today. `visits` is how many visits these are; `done`, how many of them they left. */
const MyDay = LeadFigure.extend({
  visits: z.int(),
  done: z.int(),
  next: z.object({ id: z.uuid(), name: z.string(), town: z.string(), visit: VisitTime }).nullable(),
})
export type MyDay = z.output<typeof MyDay>

/** A part is null where the roles of who asks do not show it. */
export const Dashboard = z.object({
  at: z.iso.datetime(),
  days: z.int(),
  /** The event up to which requests are counted. A client that has seen a later one asks again. */
  position: z.int(),
  /** Whether there are later facts already: who has just opened the page has heard of none, and asks again too. */
  is_behind: z.boolean(),
  /** Of who sees only what is theirs. */
  today: MyDay.nullable(),
  unclaimed: Unclaimed.nullable(),
  jobs: JobFigures.nullable(),
  /** Of who looks after jobs that are assigned to them. */
  late: LateJobs.nullable(),
  /** Of who may see all amounts. */
  owed: z.array(OwedFigure).nullable(),
  received: Received.nullable(),
  mine: z
    .object({ open: LeadFigure, new: LeadFigure, contacted: LeadFigure, scheduled: LeadFigure })
    .nullable(),
  people: z.object({ signed_in: PeopleFigure, expiring: PeopleFigure }).nullable(),
  /** Of who asks: places where they are signed in, certifications, and those of them that expire soon or did. */
  own: z.object({ devices: z.int(), certifications: z.int(), expiring: z.int() }),
})
export type Dashboard = z.output<typeof Dashboard>
