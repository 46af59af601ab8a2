import { fromKysely, getConstructionPlans, PgBoss } from 'pg-boss'
import type { Database } from '#platform/database/database.ts'
import type { PlannedTask } from '#platform/events/relay.ts'
import { queueOptions, toJob } from './work-queue.ts'

/**
 * Work that was filed and is not done, one JSON object a line, as a backup keeps it: which queue, and what it is told. The
 * queue's own tables belong to its library and its release, so they are made anew. Tasks that come round by the clock are
 * not among them: every start plans those.
 */
export const selectPendingTasks = `
  select jsonb_build_object('queue', name, 'payload', data->'payload', 'turn', -priority)::text from pgboss.job
  where state < 'completed' and data ? 'payload' order by created_on, id`

export const hasWorkQueue = `select to_regclass('pgboss.job') is not null as there`

const batch = 500

/** Makes the tables of an empty work queue in the open transaction and files the tasks there. Returns how many. */
export async function refileTasks(db: Database, tasks: AsyncIterable<PlannedTask>): Promise<number> {
  const { executeSql } = fromKysely(db)
  await executeSql(withoutTransaction(getConstructionPlans()))
  const boss = new PgBoss({ db: { executeSql }, migrate: false, supervise: false, schedule: false })
  await boss.start()
  try {
    return await fileAll(boss, tasks)
  } finally {
    await boss.stop({ graceful: false })
  }
}

async function fileAll(boss: PgBoss, tasks: AsyncIterable<PlannedTask>) {
  const queues = new Set<string>()
  const waiting: PlannedTask[] = []
  let filed = 0
  for await (const task of tasks) {
    if (!queues.has(task.queue)) await boss.createQueue(task.queue, queueOptions)
    queues.add(task.queue)
    waiting.push(task)
    if (waiting.length === batch) filed += await fileBatch(boss, waiting.splice(0))
  }
  return filed + (await fileBatch(boss, waiting))
}

async function fileBatch(boss: PgBoss, tasks: PlannedTask[]) {
  for (const [queue, planned] of Map.groupBy(tasks, ({ queue }) => queue)) {
    await boss.insert(queue, planned.map(toJob))
  }
  return tasks.length
}

/** The library's plan is a transaction of its own; here it is part of a larger one. */
function withoutTransaction(plan: string) {
  return plan.replace(/^\s*BEGIN;/, '').replace(/COMMIT;\s*$/, '')
}
