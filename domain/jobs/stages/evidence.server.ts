import { sql } from 'kysely'
import type { World } from '#platform/world.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { StoredFacts } from '#domain/jobs/facts/facts.ts'
import { lossTypeOf } from '#domain/jobs/facts/loss-types.ts'
import { mergedInto } from '#domain/jobs/family.server.ts'
import { hasZeroBalance } from '#domain/jobs/payment.server.ts'
import { gatesOfPapers, saysWhatIsWet } from '#domain/packets/gates-of-papers.ts'
import { lossState } from '#domain/packets/loss-state.ts'
import { readPapers } from '#domain/packets/papers.server.ts'
import { gatesOfField, isAllDry } from './field-evidence.server.ts'
import type { GateKey } from './gates.ts'

/** Which gates of a job are met, of those whose evidence the product holds. */
export async function metGates(world: World, jobId: string): Promise<ReadonlySet<GateKey>> {
  const merged = (await mergedInto(world, jobId)).map(({ id }) => id)
  const ids: [string, ...string[]] = [jobId, ...merged]
  const [planned, { arrived, facts }, hasNothingOpen, papers, isMeasured] = await Promise.all([
    hasCrew(world, jobId),
    world.db
      .selectFrom('job')
      .select([hasArrived.as('arrived'), 'facts'])
      .where('id', '=', jobId)
      .executeTakeFirstOrThrow(),
    hasZeroBalance(world, ids),
    readPapers(world, ids, 'gates'),
    hasPoints(world, ids),
  ])
  const met = new Set<GateKey>()
  if (planned) met.add('visit-planned')
  if (arrived) met.add('arrived')
  if (hasNothingOpen) met.add('nothing-open')
  const known = StoredFacts.parse(facts)
  const state = lossState(known)
  // A certificate that was issued meanwhile is no longer true where a point is wet again, or was added since.
  const isDry = !isMeasured || (await isAllDry(world, ids))
  const there = { state, isMeasured, isDry, today: companyDay(world.now()) }
  for (const key of gatesOfPapers(papers, there)) met.add(key)
  const loss_type = lossTypeOf(known.loss_type)
  const field = { loss_type, isMeasured, isDry, hasException: saysWhatIsWet(papers) }
  for (const key of await gatesOfField(world, ids, field)) met.add(key)
  return met
}

/** Whether moisture was measured there: without it there is nothing that a certificate of drying could say. */
async function hasPoints({ db }: World, jobIds: readonly string[]) {
  const point = await db
    .selectFrom('moisture_point')
    .select('id')
    .where('job_id', 'in', jobIds)
    .limit(1)
    .executeTakeFirst()
  return point !== undefined
}

/** Whether someone ever arrived there, of a job that is read. */
export const hasArrived = sql<boolean>`exists (select from visit where visit.job_id = job.id and visit.arrived_at is not null)`

/** Whether someone is sent there, or was, at a time. */
export async function hasCrew({ db }: World, jobId: string) {
  const sent = await db
    .selectFrom('visit')
    .innerJoin('visit_person', 'visit_person.visit_id', 'visit.id')
    .select('visit.id')
    .where('visit.job_id', '=', jobId)
    .where('visit.canceled_at', 'is', null)
    .where('visit.visit_on', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return sent !== undefined
}
