import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import { createDatabase, dropDatabase } from '#platform/embedded-postgres/databases.ts'
import { startEmbeddedPostgres } from '#platform/embedded-postgres/embedded-postgres.ts'
import type { Connection } from '#platform/database/database.ts'
import { readManifest } from '#platform/backup/manifest.ts'
import { second } from '#platform/time.ts'
import {
  closeServerPlace,
  openServerPlace,
  startBuiltServer,
  type ServerPlace,
} from '../fault/built-server.ts'
import {
  findBrokenPictures,
  findDoubled,
  findLost,
  findOddHistories,
  findOtherPhotos,
  findStrangers,
  getDetails,
} from '../fault/findings.ts'
import { findOddMail } from '../fault/mailbox.ts'
import { signIn } from '../fault/staff.ts'
import { openLedger } from '../fault/visitor.ts'
import { begin, command } from './command.ts'
import {
  aFolder,
  askForHelp,
  giveOfficeAnAddress,
  inDatabase,
  keepAsking,
  logIn,
  noteText,
  onlyBackupIn,
  readLead,
  untilAllAreMailed,
  urlOf,
  workOn,
} from './firm.ts'

vi.setConfig({ testTimeout: 300_000 })

const noMailServer = { SMTP_URL: 'smtp://127.0.0.1:1' }
const debian15 = '/usr/lib/postgresql/15/bin'

// One firm, backed up once while visitors ask for help, is restored in every way below.
const firm = await openServerPlace()
afterAll(() => closeServerPlace(firm))
const { backup, ledger, mailed, worked, token } = await backUpBusyFirm()

test('the backup is whole, and knows of work that waits', async () => {
  const manifest = await readManifest(backup)
  expect(manifest.jobs.count).toBeGreaterThanOrEqual(8)
  expect(manifest.files.count).toBeGreaterThan(10)
})

test('restored into an empty folder, the product goes on where it was', async () => {
  const place = await openServerPlace()
  onTestFinished(() => closeServerPlace(place))
  const { code, out, err } = await command('restore', [backup], { DATA_DIR: place.dataDir })
  expect(err).toBe('')
  expect(code).toBe(0)
  expect(out).toMatch(/All rows and files match their hashes/)
  await expectToGoOn(place, {})
})

test('restored into another PostgreSQL it goes on too: 15 of Debian, or that of the tests', async () => {
  if (!existsSync(debian15)) return restoreInto(inject('cluster'))
  const place = await openServerPlace()
  vi.stubEnv('PG_BIN', debian15)
  const postgres = await startEmbeddedPostgres({ home: join(place.dataDir, 'fifteen'), log: () => {} })
  vi.unstubAllEnvs()
  onTestFinished(async () => {
    await postgres.stop()
    await closeServerPlace(place)
  })
  await restoreInto(postgres.connection)
})

test('a restore that is killed while it copies leaves the database as it was, and can be done again', async () => {
  const name = `killed_${process.pid}`
  const connection = await createDatabase(inject('cluster'), name)
  onTestFinished(() => dropDatabase(inject('cluster'), name))
  const env = { DATA_DIR: await aFolder('killed'), DATABASE_URL: urlOf(connection) }

  const { child, said } = begin('restore', [backup], env)
  await vi.waitUntil(() => existsSync(join(env.DATA_DIR, '.restoring')), {
    timeout: 30 * second,
    interval: 5,
  })
  child.kill('SIGKILL')
  expect((await said).code).toBeNull()
  const tables = sql`select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`
  expect((await inDatabase(connection, (db) => tables.execute(db))).rows).toEqual([])

  expect(await command('restore', [backup], env)).toMatchObject({ code: 0, err: '' })
})

async function restoreInto(cluster: Connection) {
  const name = `restored_${process.pid}`
  const DATABASE_URL = urlOf(await createDatabase(cluster, name))
  onTestFinished(() => dropDatabase(cluster, name))
  const place = await openServerPlace()
  onTestFinished(() => closeServerPlace(place))

  const { code, err } = await command('restore', [backup], { DATA_DIR: place.dataDir, DATABASE_URL })
  expect(err).toBe('')
  expect(code).toBe(0)
  await expectToGoOn(place, { DATABASE_URL })
}

/** Every request that was acknowledged before the backup began is there, and what had to follow follows once. */
async function expectToGoOn(place: ServerPlace, env: Record<string, string>) {
  const server = await startBuiltServer(place, { settings: env, logLevel: 'warn' })
  try {
    const staff = await signIn(server.url)
    const rows = await staff.listAll()
    const details = await getDetails(staff, rows, Date.now() + 30 * second)
    expect(findLost(ledger, rows)).toEqual([])
    expect(findDoubled(rows)).toEqual([])
    expect(findStrangers(ledger, rows)).toEqual([])
    expect(findOtherPhotos(ledger, details)).toEqual([])
    expect(await findBrokenPictures(server.url, details)).toEqual([])
    expect(findOddHistories(details)).toEqual([])
    // With the session that was open when the backup was made.
    expect(await readLead(server.url, token, worked)).toMatchObject({
      status: 'contacted',
      notes: [{ text: noteText }],
    })
    // Those that were mailed before have an email in the firm's old box, and none here.
    const unmailed = rows.filter(({ id }) => !mailed.has(id))
    expect(unmailed.length).toBeGreaterThanOrEqual(8)
    expect(await findOddMail(place, unmailed)).toEqual([])

    // Beside the running app: the record came back as it was sealed, and goes on.
    const verified = await command('audit-verify', [], { DATA_DIR: place.dataDir, ...env })
    expect(verified).toMatchObject({ code: 0, err: '', out: expect.stringMatching(/sealed, chain intact/) })

    const again = await command('restore', ['--replace', backup], { DATA_DIR: place.dataDir, ...env })
    expect(again).toMatchObject({
      code: 1,
      err: expect.stringMatching(/This database is in use: .* Stop the app/),
    })
    await askForHelp(server.url, openLedger(), { from: 5000, count: 1 })
    await untilAllAreMailed(staff)
  } finally {
    await server.stop()
  }
}

/** Some requests are mailed; some wait, since no mail server answers; more arrive while the backup is made. */
async function backUpBusyFirm() {
  const ledger = openLedger()
  // Emails to an example address count as mailed, and are kept here.
  const server = await startBuiltServer(firm, { settings: noMailServer })
  await askForHelp(server.url, ledger, { from: 0, count: 7 })
  const staff = await signIn(server.url)
  await untilAllAreMailed(staff)
  const mailed = new Set(ledger.acknowledged.keys())
  const token = await logIn(server.url)
  const worked = [...mailed][0] ?? ''
  await workOn(server.url, token, worked)
  await giveOfficeAnAddress(firm)

  await askForHelp(server.url, ledger, { from: 7, count: 8 })
  const enough = new AbortController()
  const asking = keepAsking(server.url, ledger, enough.signal)
  const acknowledged = new Map(ledger.acknowledged)
  const folder = join(firm.dataDir, 'backups')
  const { code, err } = await command('backup', [folder], { DATA_DIR: firm.dataDir })
  enough.abort()
  await asking
  await server.stop()
  expect(err).toBe('')
  expect(code).toBe(0)
  return { backup: await onlyBackupIn(folder), mailed, worked, token, ledger: { ...ledger, acknowledged } }
}
