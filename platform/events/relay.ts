import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import type { Task } from '#platform/tasks/tasks.ts'
import { advisoryLocks } from '#platform/database/advisory-locks.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'

export type PlannedTask = { queue: string; payload: unknown; turn?: number }

/** Puts the tasks where workers find them, through the transaction it is given. */
export type FileTasks = (db: Database, planned: PlannedTask[]) => Promise<void>

const batch = 500

/** Facts that are committed within this time share a relay, its commit and its word to the nodes. */
const debounce = 20

/**
 * Takes committed facts that wait, files their tasks, gives each fact its position and tells every node once, all in one
 * transaction: so each task is made exactly once, and positions follow the order of commits without a gap.
 * One relay works at a time in the whole firm; another one finds the lock taken and leaves. Returns how many it relayed.
 */
export function relayEvents(world: World, tasks: readonly Task[], fileTasks: FileTasks): Promise<number> {
  return inTransaction(world, async ({ db }) => {
    const lock = await sql<{
      free: boolean
    }>`select pg_try_advisory_xact_lock(${advisoryLocks.relay}) as free`.execute(db)
    if (!lock.rows[0]?.free) return 0

    const events = await db
      .selectFrom('event')
      .select(['id', 'name', 'payload'])
      .where('position', 'is', null)
      .orderBy('id')
      .limit(batch)
      .execute()
    if (events.length === 0) return 0

    const planned = events.flatMap(({ name, payload }) =>
      tasks
        .filter(({ after }) => after === name)
        .flatMap(({ queue, pieces, turn }) =>
          pieces(payload).map((piece) => ({ queue, payload: piece, ...(turn && { turn: turn(payload) }) })),
        ),
    )
    if (planned.length > 0) await fileTasks(db, planned)
    await givePositions(
      db,
      events.map(({ id }) => id),
    )
    return events.length
  })
}

async function givePositions(db: Database, ids: string[]) {
  await sql`
    with newest as (select coalesce(max(position), 0) as position from event),
    placed as (
      update event set position = newest.position + given.nth
      from newest, unnest(${ids}::bigint[]) with ordinality as given(id, nth)
      where event.id = given.id returning event.position)
    select pg_notify('event', max(placed.position)::text) from placed`.execute(db)
}

/** Relays whenever it is woken, and looks by itself every `pause` for what a node left behind when it died. */
export function startRelay(relay: () => Promise<number>, onError: (error: unknown) => void, pause: number) {
  let running: Promise<void> | null = null
  let again = false
  let stopped = false

  async function run() {
    do {
      await sleep(debounce)
      again = false
      try {
        while ((await relay()) === batch);
      } catch (error) {
        onError(error)
      }
    } while (again)
    running = null
  }

  function wake() {
    if (stopped) return
    if (running) again = true
    else running = run()
  }

  const timer = setInterval(wake, pause)
  return {
    wake,
    async stop() {
      stopped = true
      clearInterval(timer)
      await running
    },
  }
}
