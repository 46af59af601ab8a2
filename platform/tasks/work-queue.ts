import { setTimeout as sleep } from 'node:timers/promises'
import { fromKysely, PgBoss } from 'pg-boss'
import type { Connection } from '#platform/database/database.ts'
import { minute, second } from '#platform/time.ts'
import type { Task } from './tasks.ts'
import type { FileTasks, PlannedTask } from '#platform/events/relay.ts'
import type { World } from '#platform/world.ts'

const retries = {
  retryLimit: 20,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 600,
}

const usualLimits = { longest: 2 * minute, atOnce: 2 }

/** After this time without a heartbeat, a task of a killed process is taken over by another. */
const deadAfter = { heartbeatSeconds: 10 }
/** The options of each queue. */
export const queueOptions = {
  ...retries,
  ...deadAfter,
  expireInSeconds: usualLimits.longest / second,
  notify: true,
}
const lookForDead = { superviseIntervalSeconds: 5, monitorIntervalSeconds: 5 }

/** Requests come first: workers pause between tasks, or a burst of requests would wait for its own email. */
const breather = 40
const pace = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 }

export type WorkQueue = { fileTasks: FileTasks; stop: () => Promise<void> }

/** Opens the queue of tasks, which lives in the same database, and works on it in this process. */
export async function openWorkQueue(
  world: World,
  connection: Connection,
  tasks: readonly Task[],
): Promise<WorkQueue> {
  const boss = new PgBoss({ ...connection, max: 4, useListenNotify: true, ...lookForDead })
  boss.on('error', (error) => world.log.warn({ err: error }, 'the work queue lost its database'))
  await boss.start()
  for (const task of tasks) await openQueue(boss, world, task)

  return {
    async fileTasks(db, planned) {
      for (const [queue, tasks] of Map.groupBy(planned, ({ queue }) => queue)) {
        await boss.insert(queue, tasks.map(toJob), { db: fromKysely(db) })
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  }
}

/** A task as the queue's library stores it: of two that wait, the one with the smaller turn comes first. */
export function toJob({ payload, turn = 0 }: PlannedTask) {
  return { data: { payload }, priority: -turn }
}

async function openQueue(boss: PgBoss, world: World, task: Task) {
  const { longest, atOnce } = { ...usualLimits, ...task.limits }
  await boss.createQueue(task.queue, queueOptions)
  // A queue that was there already has the limits of the release that made it.
  await boss.updateQueue(task.queue, { expireInSeconds: longest / second })
  if (task.cron) await boss.schedule(task.queue, task.cron)
  for (let nth = 0; nth < atOnce; nth++) await startWorker(boss, world, task)
}

async function startWorker(boss: PgBoss, world: World, task: Task) {
  const worker = await boss.work<{ payload?: unknown } | null>(task.queue, pace, async ([work]) => {
    try {
      await task.run(world, work?.data?.payload)
    } catch (error) {
      world.log.error({ err: error, queue: task.queue, task: work?.id }, 'a task failed and will be retried')
      throw error
    } finally {
      await sleep(breather)
      // Without it the worker would rest for its whole interval after each task, with more of them waiting.
      boss.notifyWorker(worker)
    }
  })
}
