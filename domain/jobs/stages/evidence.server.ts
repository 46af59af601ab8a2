import type { World } from '#platform/world.ts'
import type { GateKey } from './gates.ts'

/** Which gates of a job are met, of those whose evidence the product holds. */
export async function metGates(world: World, jobId: string): Promise<ReadonlySet<GateKey>> {
  const [planned, arrived] = await Promise.all([
    hasCrew(world, jobId),
    world.db
      .selectFrom('visit')
      .select('id')
      .where('job_id', '=', jobId)
      .where('arrived_at', 'is not', null)
      .limit(1)
      .executeTakeFirst(),
  ])
  const met = new Set<GateKey>()
  if (planned) met.add('visit-planned')
  if (arrived) met.add('arrived')
  return met
}

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
