import * as z from 'zod'
import { JobRow, SideState, Stage } from './job.ts'

/** The open jobs, stage by stage. Times are compared by the screen; which are late now is counted here. */
export const Board = z.object({
  columns: z.array(
    z.object({
      stage: Stage,
      /** All of the stage, also those that are not shown. */
      count: z.int(),
      /** The median time in this stage over 90 days, in milliseconds; null where none left it. */
      usual_ms: z.number().nullable(),
      jobs: z.array(JobRow),
    }),
  ),
  aside: z.array(z.object({ side: SideState, count: z.int() })),
  late: z.int(),
  to_schedule: z.int(),
})
export type Board = z.output<typeof Board>
