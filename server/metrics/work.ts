import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'

type Queue = { name: string; waiting: number; active: number; failed: number }

export type Work = { backlog: number; quarantined: number; emailsWaiting: number; queues: readonly Queue[] }

/** What queues count is at most five seconds old: the work queue counts by itself. */
export async function readWork(db: Database): Promise<Work> {
  const { rows } = await sql<{ backlog: string; quarantined: string }>`
    select (select count(*) from event where position is null) as backlog,
      (select count(*) from lead where quarantined_at is not null) as quarantined`.execute(db)
  const queues = await sql<Queue>`
    select name, queued_count as waiting, active_count as active, failed_count as failed
    from pgboss.queue order by name`
    .execute(db)
    .catch(() => ({ rows: [] }))
  const emails = queues.rows.filter(({ name }) => /\/mail/.test(name))
  return {
    backlog: Number(rows[0]?.backlog ?? 0),
    quarantined: Number(rows[0]?.quarantined ?? 0),
    emailsWaiting: emails.reduce((sum, { waiting, active }) => sum + waiting + active, 0),
    queues: queues.rows,
  }
}
