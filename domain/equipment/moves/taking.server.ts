import { Refusal } from '#platform/refusal.ts'
import { hour } from '#platform/time.ts'
import type { World } from '#platform/world.ts'
import type { JobScope } from '#domain/jobs/jobs.server.ts'
import { visibleTo } from '#domain/jobs/visible.ts'

/** So long people work without a connection on a day: what is told later than that is looked at. */
export const longestShift = 12 * hour

/** Who tells of a move, and whether they see its job by now. */
export type Sender = { mover: JobScope; isSeen: boolean }

type Taking = {
  /** The other jobs whose days the move changes. */
  elsewhere: readonly string[]
  at: Date
  isOvertaken: boolean
  unit: { number: string }
}

/**
 * A unit is in one place only: whoever places it says that it left the job where it stood, and the days that are billed there end. That
 * counts at once where it is told within a shift and nobody else told of the unit since, or where the person works at the other job too.
 * The same goes for whoever lost the job since. Else the office decides: the device reports what is refused (docs/decisions/0046).
 */
export async function requireMayTake(
  world: World,
  { mover, isSeen }: Sender,
  { elsewhere, at, isOvertaken, unit }: Taking,
): Promise<void> {
  if (!isOvertaken && world.now().getTime() - at.getTime() <= longestShift) return
  if (!isSeen) throw new Refusal(404, 'job-not-found', 'Job not found.')
  if (elsewhere.length === 0) return
  if (await seesAll(world, mover, elsewhere)) return
  const sentence = `${unit.number} was at another job at that time. The office has to confirm that it was taken from there.`
  throw new Refusal(409, 'unit-elsewhere', sentence)
}

async function seesAll({ db }: World, mover: JobScope, jobs: readonly string[]) {
  const seen = await db
    .selectFrom('job')
    .select('id')
    .where('id', 'in', jobs)
    .where(visibleTo(mover))
    .execute()
  return seen.length === jobs.length
}
