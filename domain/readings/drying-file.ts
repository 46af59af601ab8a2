import * as z from 'zod'
import { AuditPoints } from '#domain/file-audit/audit-weights.ts'
import { IsMine } from '#domain/leads/is-mine.ts'
import { VisitKindName } from '#domain/visits/visit.ts'
import { DryingSetup } from './setup/drying-setup.ts'
import { Deviation } from './deviations/deviation.ts'
import { PointChanged } from './points/point-version.ts'
import { MoisturePoint } from './points/point.ts'
import { AirReading, PointReading } from './reading.ts'
import { AirStation } from './stations/station.ts'

const moment = z.iso.datetime()

/** A visit at which something can be read, or was. */
export const ReadVisit = z.object({
  id: z.uuid(),
  kind: VisitKindName,
  /** The day that it is planned for; null: to be scheduled. */
  on: z.iso.date().nullable(),
  arrived_at: moment.nullable(),
  departed_at: moment.nullable(),
  closed_at: moment.nullable(),
  closed_by: z.string().nullable(),
  /** Who closed it, of whom there may be namesakes. Older answers do not say. */
  closed_by_id: z.uuid().nullish(),
})
export type ReadVisit = z.output<typeof ReadVisit>

/** A visit that did not take place, on the day for which it was planned. */
export const CanceledVisit = z.object({ id: z.uuid(), on: z.iso.date(), reason: z.string() })
export type CanceledVisit = z.output<typeof CanceledVisit>

/** Everything that was measured at a job, oldest first, with what it is judged by. Removed points and stations too. */
export const JobDrying = z.object({
  points: z.array(MoisturePoint),
  stations: z.array(AirStation),
  readings: z.array(PointReading),
  air: z.array(AirReading),
  visits: z.array(ReadVisit),
  /** Why nobody came on a day. Older answers do not say. */
  canceled_visits: z.array(CanceledVisit).optional(),
  /** What was changed of points since they were added. Older answers have none. */
  point_changes: z.array(PointChanged).optional(),
  /** Why more or less equipment stood somewhere than was recommended. */
  deviations: z.array(Deviation),
  /** As it was when the job began, but for its meters and what is asked about, which are the present ones. */
  setup: DryingSetup,
  /** The revision that it began with. */
  setup_revision: z.int().min(0),
  /** The revision of the chart by which the equipment of this job is counted. */
  chart: z.string(),
  /** What the rules of the audit are worth now, for all jobs. Older answers do not say. */
  audit: AuditPoints.optional(),
  is_mine: IsMine,
})
export type JobDrying = z.output<typeof JobDrying>
