import { setTimeout as sleep } from 'node:timers/promises'
import { fromKysely, PgBoss } from 'pg-boss'
import type { Connection } from './database.ts'
import type { Job } from './jobs.ts'
import type { FileJobs } from './relay.ts'
import type { World } from './world.ts'

const retries = {
  retryLimit: 20,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 600,
  expireInSeconds: 120,
}

/** A process that was killed leaves the job it had in hand: after this silence another takes it. */
const deadAfter = { heartbeatSeconds: 10 }
/** How each queue is made. */
export const queueOptions = { ...retries, ...deadAfter, notify: true }
const lookForDead = { superviseIntervalSeconds: 5, monitorIntervalSeconds: 5 }

const workers = 2

/** Requests come first: between two jobs a worker leaves the processor to them, or a burst would wait for its own mail. */
const breather = 40
const pace = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 }

export type WorkQueue = { fileJobs: FileJobs; stop: () => Promise<void> }

/** Opens the queue of jobs, which lives in the same database, and works on it in this process. */
export async function openWorkQueue(
  world: World,
  connection: Connection,
  jobs: readonly Job[],
): Promise<WorkQueue> {
  const boss = new PgBoss({ ...connection, max: 4, useListenNotify: true, ...lookForDead })
  boss.on('error', (error) => world.log.warn({ err: error }, 'the work queue lost its database'))
  await boss.start()
  for (const job of jobs) await openQueue(boss, world, job)

  return {
    async fileJobs(db, planned) {
      for (const [queue, jobs] of Map.groupBy(planned, ({ queue }) => queue)) {
        const rows = jobs.map(({ payload, turn = 0 }) => ({ data: { payload }, priority: -turn }))
        await boss.insert(queue, rows, { db: fromKysely(db) })
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  }
}

async function openQueue(boss: PgBoss, world: World, job: Job) {
  await boss.createQueue(job.queue, queueOptions)
  if (job.cron) await boss.schedule(job.queue, job.cron)
  for (let nth = 0; nth < workers; nth++) await startWorker(boss, world, job)
}

async function startWorker(boss: PgBoss, world: World, job: Job) {
  const worker = await boss.work<{ payload?: unknown } | null>(job.queue, pace, async ([work]) => {
    try {
      await job.run(world, work?.data?.payload)
    } catch (error) {
      world.log.error({ err: error, queue: job.queue, job: work?.id }, 'a job failed and will be tried again')
      throw error
    } finally {
      await sleep(breather)
      // Without it the worker would rest for its whole interval after each job, with more of them waiting.
      boss.notifyWorker(worker)
    }
  })
}
