import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { refusalToMissing } from '#domain/leads/desk/reassigned.server.ts'
import { jobNotFound, lockJob, type JobScope } from './jobs.server.ts'
import { findRightThere } from './worked-there.server.ts'

type Work<Done> = {
  job_id: string
  at: Date
  /** What is not there for who doesn't see the job, where that is one of its records. */
  notFound?: () => Refusal
  /** Told whether the person sees the job: who only had it then changes nothing of others. */
  work: (standing: { isSeen: boolean }) => Promise<Done>
}

/**
 * Locks a job for what someone did there, and does it. Whoever had its request is told that it was reassigned: their device sends the same
 * again once it is theirs. What they did while it was theirs counts, but how things are by now is not told to them: the answer is null, and
 * a refusal has no `current`. What they do at a job that was merged into one that they see counts like what they do there.
 */
export async function workAtJob<Done>(
  world: World,
  worker: JobScope,
  { work, ...at }: Work<Done>,
): Promise<Done | null> {
  const isSeen = await lockToWork(world, worker, at)
  try {
    const done = await work({ isSeen })
    return isSeen ? done : null
  } catch (error) {
    throw isSeen ? error : withoutCurrent(error)
  }
}

/** Says whether the person sees it. */
async function lockToWork(
  world: World,
  worker: JobScope,
  { job_id, at, notFound = jobNotFound }: Omit<Work<unknown>, 'work'>,
): Promise<boolean> {
  const { employee } = worker
  try {
    await lockJob(world, worker, job_id)
    return true
  } catch (error) {
    if (!isMissing(error)) throw error
  }
  const right = await findRightThere(world, worker, { lead_id: job_id, at })
  if (right) {
    await lockJob(world, { employee, scope: 'all' }, job_id)
    return right === 'kept-job'
  }
  const why = await refusalToMissing(world, employee.id, job_id)
  throw why.code === 'lead-reassigned' ? why : notFound()
}

function isMissing(error: unknown) {
  return error instanceof Refusal && error.code === 'job-not-found'
}

function withoutCurrent(error: unknown) {
  if (!(error instanceof Refusal)) return error
  const { current: _, ...extra } = error.extra
  return new Refusal(error.status, error.code, error.message, extra)
}
