import * as z from 'zod'
import { BoardRequests } from '#domain/jobs/board/board.ts'
import { boardStages } from '#domain/jobs/board/board-stages.ts'
import { driedClasses } from '#domain/jobs/dried-classes.ts'
import { JobFilter } from '#domain/jobs/job-query.ts'
import { JobRow } from '#domain/jobs/job.ts'
import { owedAges } from '#domain/jobs/owed/owed-ages.ts'
import { asideStates } from '#domain/jobs/stages/side-reasons.ts'
import { values } from '#platform/choices.ts'

/** A number, and the list of jobs that it counts. */
export const JobFigure = z.object({ count: z.int(), filter: JobFilter })
export type JobFigure = z.output<typeof JobFigure>

/** The jobs in one stage, or on hold. */
const StageFigure = JobFigure.extend({
  stage: z.enum(values(boardStages)),
  /** The median time in this stage over 90 days, in milliseconds; null where too few left it. */
  usual_ms: z.number().nullable(),
  /** Those that wait too long there. */
  slow: JobFigure,
})
export type StageFigure = z.output<typeof StageFigure>

/** The jobs that were put aside within the span and still are, by the reasons that people gave. */
const AsideFigure = JobFigure.extend({
  side: z.enum(asideStates),
  /** What most have in common first; `rest` is how many have other reasons. */
  reasons: z.array(JobFigure.extend({ reason: z.string() })),
  rest: z.int(),
})
export type AsideFigure = z.output<typeof AsideFigure>

/** The jobs that are late now, the longest first; the list has those that are not among `first`. */
export const LateJobs = JobFigure.extend({ first: z.array(JobRow) })
export type LateJobs = z.output<typeof LateJobs>

/** The jobs whose points all became dry within the span, of one class of water, and the median time from their first reading to that. */
export const DriedFigure = JobFigure.extend({ class: z.enum(driedClasses), median_ms: z.number().nullable() })
export type DriedFigure = z.output<typeof DriedFigure>

/** What is owed of bills of one age. */
export const OwedFigure = JobFigure.extend({ age: z.enum(values(owedAges)), cents: z.number() })
export type OwedFigure = z.output<typeof OwedFigure>

export const JobFigures = z.object({
  open: JobFigure,
  late: JobFigure,
  slow: JobFigure,
  /** To be scheduled: without a visit to come, or with one that has no time yet. */
  unscheduled: JobFigure,
  /** The board shows requests that are no jobs yet too: how many it shows, of which so many are late or wait too long. */
  requests: BoardRequests,
  /** The jobs with a visit today. `visits` is how many visits these are; `done`, how many of them someone has left. */
  visited: JobFigure.extend({ visits: z.int(), done: z.int() }),
  by_stage: z.array(StageFigure),
  aside: z.array(AsideFigure),
})
export type JobFigures = z.output<typeof JobFigures>
