import type { World } from '#platform/world.ts'
import { compareRecords, findUnrecorded, noneDiffers } from './compare-rows.server.ts'
import { readEvidence } from './evidence.server.ts'
import type { JobCheck } from './job-evidence.ts'
import type { RecordedRows } from './recorded-rows.ts'
import { verifyEvidence } from './verify.ts'

/**
 * Whether the evidence of a job fits, from its first record to the last, and whether each row is as it was recorded: a page of records at a
 * time, and then the rows that have none.
 */
export async function verifyJobEvidence(
  world: Pick<World, 'db'>,
  job_id: string,
  rows: readonly RecordedRows[],
): Promise<JobCheck> {
  let verdict = await verifyEvidence([])
  let differing = noneDiffers
  for await (const page of readEvidence(world, job_id)) {
    verdict = await verifyEvidence(page, null, verdict)
    const { linked } = verdict
    const fitting = page.filter(({ position }) => position <= linked)
    differing = await compareRecords(world, fitting, { job_id, rows, before: differing })
    if (verdict.broken) break
  }
  const all = await findUnrecorded(world, { job_id, rows, before: differing })
  const { linked, head, broken } = verdict
  return { linked, head, broken, ...all }
}

/** Whether a job has the record of this hash. One that was stored elsewhere and isn't there any more was cut off or replaced. */
export async function hasRecord({ db }: Pick<World, 'db'>, job_id: string, hash: string): Promise<boolean> {
  const row = await db
    .selectFrom('job_evidence')
    .select('position')
    .where('job_id', '=', job_id)
    .where('hash', '=', hash)
    .executeTakeFirst()
  return row !== undefined
}

const pageLength = 500

/** The jobs that have evidence, or should have some, by their numbers, a page at a time. */
export async function* jobsWithEvidence({ db }: Pick<World, 'db'>) {
  let after = ''
  for (;;) {
    const jobs = await db
      .selectFrom('job')
      .select(['job.id', 'job.number'])
      .where('job.number', '>', after)
      .where(({ or, exists, selectFrom }) =>
        or([
          exists(selectFrom('job_evidence').select('position').whereRef('job_id', '=', 'job.id')),
          exists(selectFrom('reading').select('reading.id').whereRef('reading.job_id', '=', 'job.id')),
          exists(selectFrom('deviation').select('deviation.id').whereRef('job_id', '=', 'job.id')),
          exists(selectFrom('equipment_stay').select('nth').whereRef('job_id', '=', 'job.id')),
        ]),
      )
      .orderBy('job.number')
      .limit(pageLength)
      .execute()
    yield* jobs
    const last = jobs.at(-1)
    if (!last) return
    after = last.number
  }
}
