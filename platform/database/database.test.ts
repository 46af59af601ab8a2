import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { cloneDatabase } from '#test/database.ts'
import { openDatabase } from './database.ts'

test('a connection that breaks between two queries of a transaction fails the transaction, and nothing else', async () => {
  const connection = await cloneDatabase(inject('cluster'))
  const broken: Error[] = []
  const noticed = Promise.withResolvers<void>()
  const db = openDatabase(connection, (error) => {
    broken.push(error)
    noticed.resolve()
  })
  const other = openDatabase(connection, () => {})

  const work = db.transaction().execute(async (db) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(other)
    await noticed.promise
    await sql`select 1`.execute(db)
  })

  await expect(work).rejects.toThrow(/not queryable|terminat/i)
  expect(broken[0]).toMatchObject({ code: '57P01' })
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
  await Promise.all([db.destroy(), other.destroy()])
})
