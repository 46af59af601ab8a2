import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import type { Connection } from '#platform/database/database.ts'
import { aSentLead } from '../a-lead.ts'
import { emptyDatabase } from '../database.ts'
import {
  admin,
  closeServerPlace,
  findDatabaseServer,
  openServerPlace,
  startBuiltServer,
} from '../fault/built-server.ts'

test('with DATABASE_URL the built product serves from that database and starts none of its own', async () => {
  const connection = await emptyDatabase(inject('cluster'))
  const { url, place } = await startOn(connection)
  expect(existsSync(join(place.dataDir, 'postgres'))).toBe(false)
  expect(await findDatabaseServer(place)).toBe(null)

  const sent: { reference: string } = await send(`${url}/api/leads`, aSentLead({ name: 'Ann Miller' }))
  const { reference } = sent
  const headers = { authorization: `Bearer ${await signIn(url)}` }
  const list = await (await fetch(`${url}/api/leads`, { headers })).json()
  expect(list).toMatchObject({ items: [{ name: 'Ann Miller', reference }] })
  await expect
    .poll(() => readLetters(place.dataDir))
    .toEqual([expect.stringContaining(`Reference: ${reference}`)])
}, 180_000)

test('three that start at once on one empty database all open their doors, with one owner among them', async () => {
  const connection = await emptyDatabase(inject('cluster'))
  const servers = await Promise.all([1, 2, 3].map(() => startOn(connection)))
  const tokens = await Promise.all(servers.map(({ url }) => signIn(url)))
  const headers = { authorization: `Bearer ${tokens[0]}` }
  const answers = await Promise.all(servers.map(({ url }) => fetch(`${url}/api/auth/me`, { headers })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
}, 180_000)

async function startOn(connection: Connection) {
  if (!('connectionString' in connection)) throw new Error('This server is reached by its URL.')
  const place = await openServerPlace()
  onTestFinished(() => closeServerPlace(place))
  const server = await startBuiltServer(place, { settings: { DATABASE_URL: connection.connectionString } })
  onTestFinished(() => server.stop())
  return { url: server.url, place }
}

async function signIn(url: string) {
  const { token }: { token: string } = await send(`${url}/api/auth/login`, admin)
  return token
}

async function send(url: string, body: unknown) {
  const headers = { 'content-type': 'application/json' }
  return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).json()
}

async function readLetters(dataDir: string) {
  const folder = join(dataDir, 'mail')
  const names = await readdir(folder).catch(() => [])
  return Promise.all(
    names.filter((name) => name.endsWith('.eml')).map((name) => readFile(join(folder, name), 'utf8')),
  )
}
