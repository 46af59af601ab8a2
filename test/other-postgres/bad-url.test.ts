import { Client } from 'pg'
import { expect, inject, test } from 'vitest'
import { openDatabase } from '#platform/database/database.ts'
import { requireUsable } from '#platform/database/outside-postgres.ts'
import { emptyDatabase } from '../database.ts'
import { freePort } from '../fault/built-server.ts'

const good = new URL(urlOf(inject('cluster')))

test('a database that can be used is let be', async () => {
  const { pathname } = new URL(urlOf(await emptyDatabase(inject('cluster'))))
  await use((url) => (url.pathname = pathname))
})

test('where nothing answers the start says where it looked', async () => {
  const port = String(await freePort())
  await expect(use((url) => (url.port = port))).rejects.toThrow(
    `No PostgreSQL answers at 127.0.0.1:${port} (ECONNREFUSED). Start it, or correct DATABASE_URL.`,
  )
})

test('a wrong password is named as such, and never shown', async () => {
  await expect(use((url) => (url.password = 'wrong'))).rejects.toThrow(
    `The PostgreSQL at ${good.host} refused the sign-in. Correct the user and password in DATABASE_URL.`,
  )
})

test('a database that is not there is named', async () => {
  await expect(use((url) => (url.pathname = '/nowhere'))).rejects.toThrow(
    `There is no database nowhere at ${good.host}. Create it, or correct DATABASE_URL.`,
  )
})

test('a user without the right to make tables learns how to get it', async () => {
  const connection = await emptyDatabase(inject('cluster'))
  const { pathname } = new URL(urlOf(connection))
  const name = pathname.slice(1)
  const client = new Client(connection)
  await client.connect()
  await client.query(`revoke create on database ${name} from app`)
  await client.end()
  await expect(use((url) => (url.pathname = pathname))).rejects.toThrow(
    `Make it the owner: alter database "${name}" owner to "app".`,
  )
})

async function use(change: (url: URL) => unknown) {
  const url = new URL(good)
  change(url)
  const db = openDatabase({ connectionString: url.href }, () => {}, 1)
  try {
    await requireUsable(db, url.href)
  } finally {
    await db.destroy()
  }
}

function urlOf(cluster: object) {
  if ('connectionString' in cluster) return String(cluster.connectionString)
  throw new Error('This server is reached by its URL.')
}
