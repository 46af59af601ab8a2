import * as z from 'zod'
import { values } from '#platform/choices.ts'
import { Day } from '#domain/company/day.ts'
import { sentId } from '#platform/requests/sent-id.ts'
import { text } from '#platform/text/text.ts'
import { driedClasses } from './dried-classes.ts'
import { lossTypes } from './facts/loss-types.ts'
import { owedAges } from './owed/owed-ages.ts'
import { SideState, Stage } from './job.ts'
import { longestReason } from './reason.ts'

/** What a list of jobs is narrowed to; without anything it is all of them. */
export const JobFilter = z.object({
  stage: Stage.optional(),
  side: SideState.optional(),
  /** `no`: only jobs that someone still works on. */
  over: z.enum(['yes', 'no']).optional(),
  q: text(100).optional(),
  town: text(120).optional(),
  loss: z.enum(values(lossTypes)).optional(),
  carrier: text(120).optional(),
  assignee: z.union([z.literal(['me', 'nobody']), sentId('Person not found.')]).optional(),
  /** A clock that is late now. */
  late: z.literal('yes').optional(),
  /** Longer where it stands than twice the usual time. */
  slow: z.literal('yes').optional(),
  /** Without a visit to come, or with one that has no time yet. */
  unscheduled: z.literal('yes').optional(),
  /** It dries, and nothing was read there for too long. */
  unread: z.literal('yes').optional(),
  /** All its points became dry, and the class of its water. */
  dried: z.enum(driedClasses).optional(),
  /** Billed so long ago, and not paid. */
  owed: z.enum(values(owedAges)).optional(),
  /** Where it stands, or dry, since this day or later. */
  since: Day.optional(),
  /** Put aside for this reason, in large or small letters. */
  reason: text(longestReason).optional(),
  /** With a visit on this day that is still to come, or that someone has left. */
  visit_on: Day.optional(),
})
export type JobFilter = z.output<typeof JobFilter>

/** A board and what belongs to it narrow open jobs alone. */
export const BoardFilter = JobFilter.omit({
  stage: true,
  side: true,
  over: true,
  unread: true,
  dried: true,
  owed: true,
  since: true,
  reason: true,
  visit_on: true,
})
export type BoardFilter = z.output<typeof BoardFilter>

export const TownQuery = BoardFilter.extend({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  /** The town after which the page begins. */
  cursor: text(120).optional(),
})
export type TownQuery = z.output<typeof TownQuery>

export const JobQuery = JobFilter.extend({
  /** `as_kept`: the job that is kept in place of each that was merged into it, once. */
  merged: z.literal('as_kept').optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: z.string().max(80).optional(),
})
export type JobQuery = z.output<typeof JobQuery>
