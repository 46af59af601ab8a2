import { fromKysely, getConstructionPlans, PgBoss } from 'pg-boss'
import type { Database } from './database.ts'
import type { PlannedJob } from './relay.ts'
import { queueOptions } from './work-queue.ts'

/**
 * Work that was filed and is not done, one JSON object a line, as a backup keeps it: which queue, and what it is told. The
 * queue's own tables belong to its library and its release, so they are made anew. Jobs that come round by the clock are
 * not among them: every start plans those.
 */
export const selectPendingJobs = `
  select jsonb_build_object('queue', name, 'payload', data->'payload')::text from pgboss.job
  where state < 'completed' and data ? 'payload' order by created_on, id`

export const hasWorkQueue = `select to_regclass('pgboss.job') is not null as there`

const batch = 500

/** Makes the tables of an empty work queue in the open transaction and files the jobs there. Returns how many. */
export async function refileJobs(db: Database, jobs: AsyncIterable<PlannedJob>): Promise<number> {
  const { executeSql } = fromKysely(db)
  await executeSql(withoutTransaction(getConstructionPlans()))
  const boss = new PgBoss({ db: { executeSql }, migrate: false, supervise: false, schedule: false })
  await boss.start()
  try {
    return await fileAll(boss, jobs)
  } finally {
    await boss.stop({ graceful: false })
  }
}

async function fileAll(boss: PgBoss, jobs: AsyncIterable<PlannedJob>) {
  const queues = new Set<string>()
  const waiting: PlannedJob[] = []
  let filed = 0
  for await (const job of jobs) {
    if (!queues.has(job.queue)) await boss.createQueue(job.queue, queueOptions)
    queues.add(job.queue)
    waiting.push(job)
    if (waiting.length === batch) filed += await fileBatch(boss, waiting.splice(0))
  }
  return filed + (await fileBatch(boss, waiting))
}

async function fileBatch(boss: PgBoss, jobs: PlannedJob[]) {
  for (const [queue, planned] of Map.groupBy(jobs, ({ queue }) => queue)) {
    await boss.insert(
      queue,
      planned.map(({ payload }) => ({ data: { payload } })),
    )
  }
  return jobs.length
}

/** The library's plan is a transaction of its own; here it is part of a larger one. */
function withoutTransaction(plan: string) {
  return plan.replace(/^\s*BEGIN;/, '').replace(/COMMIT;\s*$/, '')
}
