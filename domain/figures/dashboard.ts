import * as z from 'zod'
import { EquipmentFigures } from './equipment-figure.ts'
import { LeadFigure, PeopleFigure, Received, Unclaimed } from './figure.ts'
import { DriedFigure, JobFigure, JobFigures, LateJobs, OwedFigure } from './job-figure.ts'

/** A part is null where the roles of who asks do not show it. */
export const Dashboard = z.object({
  at: z.iso.datetime(),
  days: z.int(),
  /** The event up to which requests and dry jobs are counted. A client that has seen a later one asks again. */
  position: z.int(),
  /** Whether there are later facts already: who has just opened the page has heard of none, and asks again too. */
  is_behind: z.boolean(),
  unclaimed: Unclaimed.nullable(),
  jobs: JobFigures.nullable(),
  /** Of who looks after jobs that are assigned to them. */
  late: LateJobs.nullable(),
  /** The jobs that dry and at which nothing was read for too long, as far as the person sees readings. */
  unread: JobFigure.nullable(),
  dried: z.array(DriedFigure).nullable(),
  equipment: EquipmentFigures.nullable(),
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
