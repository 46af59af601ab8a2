import type { World } from '#platform/world.ts'
import { charts } from '#domain/drying/chart.ts'
import { isOfFamily } from '#domain/jobs/family-ids.ts'
import { readDryingSetup } from '#domain/jobs/set-up/set-up.server.ts'
import type { JobDrying } from '../drying-file.ts'

/** What the readings and the equipment of a job are judged by. */
export type Basis = Pick<JobDrying, 'setup' | 'setup_revision' | 'chart'>

const newestChart = charts.at(-1)?.id ?? ''

/**
 * At its first point or station a job takes the newest chart and the set-up as it is then, or those of what was merged into it, and
 * stays with them.
 */
export async function beginBasis(world: World, jobId: string): Promise<void> {
  const { chart, setup_revision } = await readBasis(world, jobId)
  await world.db
    .updateTable('job')
    .set({ drying_chart: chart, drying_setup: setup_revision })
    .where('id', '=', jobId)
    .where('drying_chart', 'is', null)
    .execute()
}

/** Which meters there are, and what is asked about, does not change what was calculated: these are the present ones. */
export async function readBasis(world: World, jobId: string): Promise<Basis> {
  const [begun, { value: present, revision }] = await Promise.all([
    findBegun(world, jobId),
    readDryingSetup(world),
  ])
  if (!begun) return { chart: newestChart, setup: present, setup_revision: revision }
  const then =
    begun.drying_setup === revision ? present : (await readDryingSetup(world, begun.drying_setup)).value
  const { meters, surprising } = present
  return {
    chart: begun.drying_chart,
    setup: { ...then, meters, surprising },
    setup_revision: begun.drying_setup,
  }
}

/** Of the job itself, or else of the first one that was merged into it. */
async function findBegun({ db }: World, jobId: string) {
  return db
    .selectFrom('job')
    .select(['drying_chart', 'drying_setup'])
    .where(isOfFamily('job.id', jobId))
    .where('drying_chart', 'is not', null)
    .where('drying_setup', 'is not', null)
    .$narrowType<{ drying_chart: string; drying_setup: number }>()
    .orderBy((order) => order('job.id', '=', jobId), 'desc')
    .orderBy('job.number')
    .limit(1)
    .executeTakeFirst()
}
