import type { World } from '#platform/world.ts'
import type { Json } from '#platform/canonical-json.ts'
import { verifyEvidence } from '#domain/evidence/verify.ts'

/** The kinds of the records of a job's evidence, in order; throws where their chain is broken. */
export async function checkEvidence({ db }: World, job_id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('job_evidence')
    .select(['position', 'kind', 'subject', 'content', 'employee_id', 'at', 'hash'])
    .where('job_id', '=', job_id)
    .orderBy('position')
    .execute()
  const verdict = await verifyEvidence(
    rows.map(({ content, ...row }) => ({ ...row, content: asJson(content) })),
  )
  if (verdict.broken) throw new Error(`Record ${verdict.broken.position} does not match`)
  return rows.map(({ kind }) => kind)
}

function asJson(content: unknown): Json {
  return JSON.parse(JSON.stringify(content))
}
