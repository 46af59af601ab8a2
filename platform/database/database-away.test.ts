import { join } from 'node:path'
import { tmpdir } from 'node:os'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { refusalWhileAway } from './database-away.ts'
import { openDatabase, type Connection } from './database.ts'

test('a database that is not there, or that hangs up, is away; any other error is not', async () => {
  const nowhere = { host: join(tmpdir(), randomUUID()), port: 5432, user: 'app', database: 'app' }
  expect(refusalWhileAway(await errorOf(nowhere, 'select 1'))).toMatchObject({
    status: 503,
    code: 'database-away',
    extra: { retryAfter: 5 },
  })
  const closed = { connectionString: 'postgres://app@127.0.0.1:1/app' }
  expect(refusalWhileAway(await errorOf(closed, 'select 1'))).toMatchObject({ status: 503 })

  const cluster = inject('cluster')
  const hangsUp = await errorOf(cluster, 'select pg_terminate_backend(pg_backend_pid())')
  expect(refusalWhileAway(hangsUp)).toMatchObject({ status: 503 })
  expect(refusalWhileAway(await errorOf(cluster, 'select nothing'))).toBeNull()
  expect(
    refusalWhileAway(Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' })),
  ).toBeNull()
})

async function errorOf(connection: Connection, query: string): Promise<unknown> {
  const db = openDatabase(connection, () => {})
  onTestFinished(() => db.destroy())
  return sql
    .raw(query)
    .execute(db)
    .then(
      () => null,
      (error: unknown) => error,
    )
}
