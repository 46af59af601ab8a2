import type { World } from '#platform/world.ts'
import { readEvidence } from './evidence.server.ts'
import { verifyEvidence, type ChainVerdict } from './verify.ts'

/** Whether the evidence of a job fits, from its first record to the last, a page at a time. `noted` is a head that was written down earlier. */
export async function verifyJobEvidence(
  world: Pick<World, 'db'>,
  jobId: string,
  noted: string | null = null,
): Promise<ChainVerdict> {
  let verdict = await verifyEvidence([], noted)
  for await (const page of readEvidence(world, jobId)) {
    verdict = await verifyEvidence(page, noted, verdict)
    if (verdict.broken) break
  }
  return verdict
}

const pageLength = 500

/** The jobs that have evidence, by their numbers, a page at a time. */
export async function* jobsWithEvidence({ db }: Pick<World, 'db'>) {
  let after = ''
  for (;;) {
    const jobs = await db
      .selectFrom('job')
      .select(['job.id', 'job.number'])
      .where('job.number', '>', after)
      .where(({ exists, selectFrom }) =>
        exists(selectFrom('job_evidence').select('position').whereRef('job_id', '=', 'job.id')),
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
