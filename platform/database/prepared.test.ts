import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestWorld } from '#test/world.ts'
import { prepare } from './prepared.ts'
import { inTransaction } from './transaction.ts'

const emailsBetween = prepare('emails-between', (db, from: Date, to: Date) =>
  db.selectFrom('email').select('key').where('sent_at', '<', to).where('sent_at', '>=', from).orderBy('key'),
)

test('a prepared question finds what the same question finds, with other values each time, in a transaction too', async () => {
  const { world } = await createTestWorld()
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour))
  for (const hour of [1, 2, 3])
    await world.db
      .insertInto('email')
      .values({ key: `at ${hour}`, recipient: '', subject: '', sent_at: at(hour) })
      .execute()

  expect(await emailsBetween(world.db, at(1), at(3))).toEqual([{ key: 'at 1' }, { key: 'at 2' }])
  expect(await emailsBetween(world.db, at(3), at(4))).toEqual([{ key: 'at 3' }])
  const inside = await inTransaction(world, async ({ db }) => {
    await db.deleteFrom('email').where('key', '=', 'at 1').execute()
    return emailsBetween(db, at(1), at(3))
  })
  expect(inside).toEqual([{ key: 'at 2' }])
})

test('each connection plans it once, under its name', async () => {
  const { world } = await createTestWorld()
  await emailsBetween(world.db, new Date(), new Date())
  await emailsBetween(world.db, new Date(), new Date())
  const { rows } =
    await sql`select name, generic_plans + custom_plans as uses from pg_prepared_statements`.execute(world.db)
  expect(rows).toEqual([{ name: 'emails-between', uses: '2' }])
})

test('a value that cannot be told from others is refused when the question is first put', async () => {
  const { world } = await createTestWorld()
  const since = prepare('since', (db, from: Date) =>
    db.selectFrom('email').select('key').where('sent_at', '>=', from).where('key', '=', 'fixed'),
  )
  await expect(since(world.db, new Date())).rejects.toThrow('A prepared query has a value')
})
