import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { findDebianPostgres } from '#test/run/debian.ts'
import {
  aHome,
  anEmptyHome,
  ask,
  isRoot,
  killServer,
  runtime,
  socketOf,
  spawnApp,
  start,
} from './homes.fixture.ts'

vi.setConfig({ testTimeout: 180_000 })

const debian = findDebianPostgres()
const lacking = "Debian's PostgreSQL is not installed (apt-get install postgresql)"

test("PG_BIN runs the database with Debian's PostgreSQL, and it comes back when it is killed", async ({
  skip,
}) => {
  if (!debian) return skip(lacking)
  const home = anEmptyHome()
  const env = { PG_BIN: debian }
  expect((await spawnApp(home, { env })).adopted).toBe(false)
  const [server] = await ask(socketOf(home), serverQuery)
  expect(server).toMatchObject({ encoding: 'UTF8', locale: 'C.UTF-8', checksums: 'on', fsync: 'on' })
  expect(debian).toContain(`/${String(server?.['version']).split('.')[0]}/`)
  expect((await spawnApp(home, { env })).adopted).toBe(true)

  await ask(socketOf(home), `create table kept as select 'water' as service`)
  await killServer(home)
  await expect.poll(() => answerOf(home)).toEqual([{ service: 'water' }])
})

test("a database of ours is refused with the programs of Debian's PostgreSQL", async ({ skip }) => {
  if (!debian) return skip(lacking)
  await expect(spawnApp(aHome(), { env: { PG_BIN: debian } })).rejects.toThrow(
    `was created by PostgreSQL ${runtime.major}; PG_BIN is version `,
  )
})

test('a database of a foreign major version is refused plainly', async () => {
  const home = aHome()
  writeFileSync(join(home, 'data', 'PG_VERSION'), '17\n')
  await expect(start(home)).rejects.toThrow(
    /was created by PostgreSQL 17; this release is version \d+\. Start the release that included PostgreSQL 17, or set PG_BIN to its programs/,
  )
})

test('a PG_BIN that holds no PostgreSQL, or one that is too old, is refused with a sentence', async () => {
  const bin = anEmptyHome('bin')
  const env = { PG_BIN: bin }
  await expect(spawnApp(aHome(), { env })).rejects.toThrow(
    /PG_BIN is set, but .*bin\/postgres could not be run\. Set it to the folder that contains postgres and initdb\./,
  )
  writeFileSync(join(bin, 'postgres'), '#!/bin/sh\necho "postgres (PostgreSQL) 13.4 (Debian 13.4-1)"\n')
  chmodSync(join(bin, 'postgres'), 0o755)
  await expect(spawnApp(aHome(), { env })).rejects.toThrow(
    'PG_BIN holds PostgreSQL 13, which is too old. Set it to the folder of PostgreSQL 15 or newer',
  )
})

test("a PG_BIN that the database's user cannot reach is named", async ({ skip }) => {
  skip(!isRoot, 'only root hands the database to another user')
  const closed = anEmptyHome('closed')
  chmodSync(closed, 0o700)
  mkdirSync(join(closed, 'bin'))
  for (const name of ['postgres', 'initdb']) symlinkSync(join(runtime.bin, name), join(closed, 'bin', name))
  await expect(spawnApp(aHome(), { env: { PG_BIN: join(closed, 'bin') } })).rejects.toThrow(
    /has no access to .*\/closed, which is needed to reach .*\/bin\. Allow access to it/,
  )
})

const serverQuery = `
  select current_setting('server_version') as version, pg_encoding_to_char(encoding) as encoding,
    datcollate as locale, current_setting('data_checksums') as checksums, current_setting('fsync') as fsync
  from pg_database where datname = current_database()`

function answerOf(home: string) {
  return ask(socketOf(home), 'select service from kept').catch(() => null)
}
