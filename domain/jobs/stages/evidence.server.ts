import { sql } from 'kysely'
import type { World } from '#platform/world.ts'
import { mergedInto } from '#domain/jobs/family.server.ts'
import { hasZeroBalance } from '#domain/jobs/payment.server.ts'
import type { GateKey } from './gates.ts'

/** Which gates of a job are met, of those whose evidence the product holds. */
export async function metGates(world: World, jobId: string): Promise<ReadonlySet<GateKey>> {
  const [planned, { arrived }, hasNothingOpen] = await Promise.all([
    hasCrew(world, jobId),
    world.db
      .selectFrom('job')
      .select(hasArrived.as('arrived'))
      .where('id', '=', jobId)
      .executeTakeFirstOrThrow(),
    mergedInto(world, jobId).then((merged) => hasZeroBalance(world, [jobId, ...merged.map(({ id }) => id)])),
  ])
  const met = new Set<GateKey>()
  if (planned) met.add('visit-planned')
  if (arrived) met.add('arrived')
  if (hasNothingOpen) met.add('nothing-open')
  return met
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
