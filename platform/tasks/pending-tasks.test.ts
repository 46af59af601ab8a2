import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestWorld } from '#test/world.ts'
import { refileTasks, selectPendingTasks } from './pending-tasks.ts'

test('what waited when a backup was made waits in the same order after it is restored', async () => {
  const { world } = await createTestWorld()
  const waiting = [
    { queue: 'mails', payload: { id: 'third of a flood' }, turn: 3 },
    { queue: 'mails', payload: { id: 'first of someone else' }, turn: 1 },
  ]
  async function* tasks() {
    yield* waiting
  }
  const saved = await world.db.transaction().execute(async (db) => {
    expect(await refileTasks(db, tasks())).toBe(2)
    const { rows } = await sql<Record<string, string>>`${sql.raw(selectPendingTasks)}`.execute(db)
    return rows.map((row) => JSON.parse(String(Object.values(row)[0])))
  })
  expect(saved.toSorted((a, b) => b.turn - a.turn)).toEqual(waiting)
})
