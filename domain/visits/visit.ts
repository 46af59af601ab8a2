import * as z from 'zod'
import { Hazard } from '#domain/jobs/danger.ts'
import { SideState, Stage } from '#domain/jobs/job.ts'
import { Reason } from '#domain/jobs/reason.ts'
import { CertificationRules } from '#domain/jobs/set-up/set-up.ts'
import { lossTypes } from '#domain/jobs/facts/loss-types.ts'
import { Day } from '#domain/company/day.ts'
import { PersonName } from '#domain/employees/person-name.ts'
import { values } from '#platform/choices.ts'
import { IsMine } from '#domain/leads/is-mine.ts'
import { startsFirst, VisitTime } from './visit-time.ts'
import { VisitItem } from './item.ts'
import { MadeId, sentId } from '#platform/requests/sent-id.ts'
import { text } from '#platform/text/text.ts'
import { toMinutes } from './clock-minutes.ts'
import { usualMinutes, visitKinds, type VisitKind } from './visit-kinds.ts'
import { LeadName } from '#domain/leads/lead-name.ts'

const moment = z.iso.datetime()

export const VisitKindName = z.enum(values(visitKinds), 'Choose what the visit is for.')

/** When the visit is: a day and a window of time on it. */
const When = VisitTime.refine(...startsFirst)
export type When = z.output<typeof When>

const mostPeople = 10
const shortest = 15
const longest = 1440

const Length = z
  .int('Enter a length in minutes.')
  .min(shortest, `Enter at least ${shortest} minutes.`)
  .max(longest, 'Enter 24 hours at most.')
const People = z
  .array(sentId('Person not found.'))
  .max(mostPeople, `Send ${mostPeople} people at most.`)
  .refine((ids) => new Set(ids).size === ids.length, 'Each person can be sent once.')
const Note = text(1000)

/** A new visit; without `when` it is to be scheduled. The first of `people` takes care of the request where nobody does. */
export const NewVisit = z.object({
  id: MadeId,
  kind: VisitKindName,
  when: When.nullable().default(null),
  /** How long the work takes; without it, as long as the window, or as a visit of its kind usually does. */
  length_minutes: Length.optional(),
  people: People.default([]),
  note: Note.default(''),
  /** Why people go without a certification that the loss demands. */
  override: Reason.optional(),
})
export type NewVisit = z.output<typeof NewVisit>

/** Absent stays as it is; `when: null` puts it back among those to be scheduled. */
export const VisitChange = z
  .object({
    revision: z.int().min(1),
    kind: VisitKindName.optional(),
    when: When.nullable().optional(),
    length_minutes: Length.optional(),
    people: People.optional(),
    note: Note.optional(),
    canceled: z.boolean().optional(),
    /** Why it is canceled. */
    reason: Reason.optional(),
    override: Reason.optional(),
  })
  .refine(({ canceled, reason }) => !canceled || reason, {
    path: ['reason'],
    message: 'Choose why the visit is canceled.',
  })
export type VisitChange = z.output<typeof VisitChange>

export function lengthOf({ kind, when, length_minutes }: LengthFacts) {
  if (length_minutes !== undefined) return length_minutes
  return when ? Math.max(shortest, toMinutes(when.to) - toMinutes(when.from)) : usualMinutes(kind)
}
type LengthFacts = { kind: VisitKind; when: When | null; length_minutes?: number | undefined }

/** A visit with what people need to know of its job. */
export const JobVisit = z.object({
  id: z.uuid(),
  job_id: z.uuid(),
  number: z.string(),
  name: LeadName,
  town: z.string(),
  loss_type: z.enum(values(lossTypes)).nullable(),
  priority: z.int(),
  /** What its crew must know of before it arrives. */
  hazards: z.array(Hazard),
  stage: Stage,
  side: SideState.nullable(),
  kind: VisitKindName,
  /** Null: to be scheduled. */
  when: VisitTime.nullable(),
  length_minutes: z.int(),
  note: z.string(),
  /** In the order in which they were chosen. */
  people: z.array(PersonName.extend({ override_reason: z.string() })),
  /** What it requires and nobody on it holds by now, though it was planned before. Absent where nothing is. */
  lacking: z
    .array(
      z.object({
        code: z.string(),
        of: z.array(z.object({ name: z.string(), expired_on: Day.nullable() })),
      }),
    )
    .optional(),
  revision: z.int(),
  created_at: moment,
  canceled_at: moment.nullable(),
  /** Absent where none was given, and in what a device stored before it was told. */
  cancel_reason: z.string().optional(),
  /** Of a visit that was made before the office’s change arrived: the one that was changed. Absent of any other. */
  made_of: z.uuid().optional(),
  /** It was canceled once its people were there, and stands. Absent of any other. */
  canceled_too_late: z.literal(true).optional(),
  on_my_way_at: moment.nullable(),
  arrived_at: moment.nullable(),
  departed_at: moment.nullable(),
})
export type JobVisit = z.output<typeof JobVisit>

/** The visits of a job by time, those to be scheduled behind them, and what is to be done. */
export const JobVisits = z.object({
  visits: z.array(JobVisit),
  items: z.array(VisitItem),
  is_mine: IsMine,
})
export type JobVisits = z.output<typeof JobVisits>

/** A request that is scheduled and is no job yet. `revision` is what it is moved from. */
export const SeenRequest = z.object({ id: z.uuid(), name: LeadName, town: z.string(), revision: z.int() })
export type SeenRequest = z.output<typeof SeenRequest>

/** That someone has something else to do: the visit of a request, or null for what the viewer may not see. */
export const Busy = z.object({
  employee_id: z.uuid(),
  from: z.string(),
  to: z.string(),
  request: SeenRequest.nullable(),
})

/** Two visits of a person that are in each other’s way, or requests by their own id; null: one that the viewer may not see. */
export const ShownClash = z.object({
  employee_id: z.uuid(),
  first: z.uuid().nullable(),
  second: z.uuid().nullable(),
  why: z.enum(['overlap', 'travel']),
  minutes: z.int(),
})

/**
 * Someone who can be sent, with the certifications that hold on the day. `is_in_field`: their roles let them work on what is given to
 * them, and on nothing else; whoever works on all requests is at a desk most days. `is_on_call`: now, where the day is today.
 */
export const Sendable = PersonName.extend({
  certifications: z.array(z.string()),
  is_in_field: z.boolean(),
  is_on_call: z.boolean(),
})

/** A job that someone works on and to which nobody is to go. */
export const JobToPlan = JobVisit.pick({
  job_id: true,
  number: true,
  name: true,
  town: true,
  loss_type: true,
  priority: true,
  hazards: true,
  stage: true,
})
export type JobToPlan = z.output<typeof JobToPlan>

/** A day of all people. `people` is empty for who may not plan visits. */
export const VisitDay = z.object({
  visits: z.array(JobVisit),
  busy: z.array(Busy),
  clashes: z.array(ShownClash),
  people: z.array(Sendable),
  /** Which certifications visits require. */
  rules: CertificationRules,
})
export type VisitDay = z.output<typeof VisitDay>

/** How full a day is: its visits, its clashes, and the visits that lack a certification, as the day itself shows them. */
export const DayCount = z.object({ on: Day, visits: z.int(), clashes: z.int(), lacking: z.int() })
export type DayCount = z.output<typeof DayCount>
