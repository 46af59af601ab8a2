import { notFound } from '@tanstack/react-router'
import * as z from 'zod'
import { driedClasses } from '#domain/jobs/dried-classes.ts'
import { lossTypes } from '#domain/jobs/facts/loss-types.ts'
import { owedAges } from '#domain/jobs/owed/owed-ages.ts'
import { sideStates, stages } from '#domain/jobs/stages/stages.ts'
import { values } from '#platform/choices.ts'
import { Day } from '#domain/company/day.ts'
import { lazily } from '#platform/lazily.ts'
import type { BoardFilter, JobList } from './jobs-api.ts'
import { isRecordId } from '../paths.ts'

export const longestSearch = 80

/**
 * The view of the jobs, what it is narrowed to, and the job that is open beside it; anything invalid is left out. Not made of the
 * filter of the server: the schemas of all facts would come with it, before the first screen.
 */
const IntakeSearch = lazily(() => {
  const line = z.string().min(1).max(120).optional().catch(undefined)
  const id = z.uuid().optional().catch(undefined)
  const day = Day.optional().catch(undefined)
  const yes = z.literal('yes').optional().catch(undefined)
  return z.object({
    /** Without one: the board. */
    view: z.enum(['list', 'towns', 'calendar']).optional().catch(undefined),
    job: id,
    q: z
      .string()
      .transform((typed) => typed.slice(0, longestSearch) || undefined)
      .optional()
      .catch(undefined),
    assignee: z
      .union([z.literal(['me', 'nobody']), z.uuid()])
      .optional()
      .catch(undefined),
    loss: z.enum(values(lossTypes)).optional().catch(undefined),
    town: line,
    carrier: line,
    late: yes,
    slow: yes,
    unscheduled: yes,
    // The list alone.
    stage: z.enum(values(stages)).optional().catch(undefined),
    side: z.enum(values(sideStates)).optional().catch(undefined),
    over: z.enum(['yes', 'no']).optional().catch(undefined),
    unread: yes,
    dried: z.enum(driedClasses).optional().catch(undefined),
    owed: z.enum(values(owedAges)).optional().catch(undefined),
    reason: z.string().max(300).optional().catch(undefined),
    visit_on: day,
    since: day,
    // The calendar alone: the day that is shown, today without one, and the visit that is to be placed, or the job to be planned.
    day,
    visit: id,
    plan: id,
  })
})
export type IntakeSearch = z.output<ReturnType<typeof IntakeSearch>>

export function readIntakeSearch(search: Record<string, unknown>): IntakeSearch {
  return IntakeSearch().parse(search)
}

/** What every view is narrowed to. */
export function boardFilterOf(search: IntakeSearch): BoardFilter {
  const { q, assignee, loss, town, carrier, late, slow, unscheduled } = search
  return { q: q?.trim() || undefined, assignee, loss, town, carrier, late, slow, unscheduled }
}

/** The list is of open jobs, unless it is asked for a stage or state, for a day of visits, for what became dry or for words: those find what is over. */
export function listFilterOf(search: IntakeSearch): JobList {
  const { stage, side, over, since, reason, visit_on, unread, dried, owed } = search
  const filter = { ...boardFilterOf(search), stage, side, since, reason, visit_on, unread, dried, owed }
  const isAsked = stage ?? side ?? visit_on ?? dried ?? filter.q
  return { ...filter, over: over ?? (isAsked ? undefined : 'no') }
}

/** True where the view shows less than all that is open. */
export function isNarrowed(search: IntakeSearch) {
  const { view: _view, job: _job, day: _day, visit: _visit, plan: _plan, ...narrowing } = search
  return Object.values(narrowing).some((value) => value !== undefined)
}

export function checkJobId(id: string) {
  if (!isRecordId(id)) throw notFound()
}
