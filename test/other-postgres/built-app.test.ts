import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
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
  if (!('connectionString' in connection)) throw new Error('This server is reached by its URL.')
  const place = await openServerPlace()
  onTestFinished(() => closeServerPlace(place))
  const server = await startBuiltServer(place, { settings: { DATABASE_URL: connection.connectionString } })
  onTestFinished(() => server.stop())
  expect(existsSync(join(place.dataDir, 'postgres'))).toBe(false)
  expect(await findDatabaseServer(place)).toBe(null)

  const { reference }: { reference: string } = await send('/api/leads', aSentLead({ name: 'Ann Miller' }))
  const { token }: { token: string } = await send('/api/auth/login', admin)
  const headers = { authorization: `Bearer ${token}` }
  const list = await (await fetch(`${server.url}/api/leads`, { headers })).json()
  expect(list).toMatchObject({ items: [{ name: 'Ann Miller', reference }] })
  await expect
    .poll(() => readLetters(place.dataDir), { timeout: 15_000 })
    .toEqual([expect.stringContaining(`Reference: ${reference}`)])

  async function send(path: string, body: unknown) {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    return answer.json()
  }
}, 60_000)

async function readLetters(dataDir: string) {
  const folder = join(dataDir, 'mail')
  const names = await readdir(folder).catch(() => [])
  return Promise.all(
    names.filter((name) => name.endsWith('.eml')).map((name) => readFile(join(folder, name), 'utf8')),
  )
}
