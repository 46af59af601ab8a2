import * as z from 'zod'
import { PersonName } from '#domain/employees/person-name.ts'
import { values } from '#platform/choices.ts'
import { Day } from '#domain/company/day.ts'
import { lossTypes } from '#domain/jobs/facts/loss-types.ts'
import { boardStages } from './board-stages.ts'
import { Clock, JobRow, Stage } from '#domain/jobs/job.ts'
import { LeadName } from '#domain/leads/lead-name.ts'

const moment = z.iso.datetime()

/** A request that is no job yet, with the clock of its first call. */
export const BoardLead = z.object({
  kind: z.literal('lead'),
  id: z.uuid(),
  reference: z.string(),
  name: LeadName,
  phone: z.string(),
  town: z.string(),
  loss_type: z.enum(values(lossTypes)).nullable(),
  /** As of a job with what the request tells: 1 where it is happening now. */
  urgency: z.int(),
  /** A request that is scheduled stands where a job with a crew would. */
  stage: Stage.extract(['new', 'contacted', 'dispatched']),
  stage_since: moment,
  clocks: z.array(Clock),
  assigned_to: PersonName.nullable(),
  /** The customer said that help is no longer needed. */
  is_canceled: z.boolean(),
})
export type BoardLead = z.output<typeof BoardLead>

/** Requests among jobs: all of them, and how many are late now or wait too long. */
export const BoardRequests = z.object({ open: z.int(), late: z.int(), slow: z.int() })

export const BoardJob = JobRow.extend({ kind: z.literal('job') })
export type BoardJob = z.output<typeof BoardJob>

export const BoardRow = z.discriminatedUnion('kind', [BoardJob, BoardLead])
export type BoardRow = z.output<typeof BoardRow>

export const BoardPart = z.object({
  stage: z.enum(values(boardStages)),
  /** All that stand here, also those that are not among the rows. */
  count: z.int(),
  /** The median time in this stage over 90 days, in milliseconds; null where too few left it. */
  usual_ms: z.number().nullable(),
  /** Who stays longer than this waits too long. */
  longest_ms: z.number().nullable(),
  rows: z.array(BoardRow),
})
export type BoardPart = z.output<typeof BoardPart>

/** What someone works on, stage by stage: those to whom no one was sent by their urgency, and then the longest in it first. Due times are told; the screen counts from them. */
export const Board = z.object({
  parts: z.array(BoardPart),
  /** How many are late now, wait too long or are to be scheduled, whichever of these the board is narrowed to. */
  late: z.int(),
  slow: z.int(),
  unscheduled: z.int(),
  /** How many of these are requests. */
  requests: BoardRequests,
  /** What ended on this day or later. */
  ended: z.object({ since: Day, closed: z.int(), lost: z.int(), referred_out: z.int() }),
})
export type Board = z.output<typeof Board>

/** A town where jobs are open. */
export const JobTown = z.object({
  /** As the filter takes it; empty: not known. */
  town: z.string(),
  /** In its own spelling. */
  name: z.string(),
  county: z.string().nullable(),
  state: z.string().nullable(),
  count: z.int(),
  late: z.int(),
  /** As on the board; not always all of them. */
  jobs: z.array(BoardJob),
})
export type JobTown = z.output<typeof JobTown>

export const JobTownPage = z.object({ items: z.array(JobTown), next: z.string().nullable() })
export type JobTownPage = z.output<typeof JobTownPage>

/** What open jobs can be narrowed to. */
export const JobChoices = z.object({
  people: z.array(PersonName),
  towns: z.array(z.object({ value: z.string(), label: z.string() })),
  carriers: z.array(z.string()),
})
export type JobChoices = z.output<typeof JobChoices>
