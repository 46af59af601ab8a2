import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import { createDatabase, dropDatabase } from '#platform/embedded-postgres/databases.ts'
import { startEmbeddedPostgres } from '#platform/embedded-postgres/embedded-postgres.ts'
import type { Connection } from '#platform/database.ts'
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
  findLostOrDoubled,
  findOddHistories,
  findOtherPhotos,
  findStrangers,
  getDetails,
} from '../fault/findings.ts'
import { findOddMail } from '../fault/mailbox.ts'
import { signIn } from '../fault/staff.ts'
import type { Ledger } from '../fault/visitor.ts'
import { command } from './command.ts'
import {
  askForHelp,
  giveOfficeAnAddress,
  keepAsking,
  onlyBackupIn,
  untilAllAreMailed,
  urlOf,
} from './firm.ts'

vi.setConfig({ testTimeout: 120_000 })

const noMailServer = { SMTP_URL: 'smtp://127.0.0.1:1' }
const debian15 = '/usr/lib/postgresql/15/bin'

// One firm, backed up once while visitors ask for help, is restored in every way below.
const firm = await openServerPlace()
afterAll(() => closeServerPlace(firm))
const { backup, ledger, mailed } = await backUpBusyFirm()

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
  expect(out).toMatch(/Every row and every file has the hash it had/)
  await expectToGoOn(place, {})
})

test('restored into another PostgreSQL it goes on too', async () => {
  await restoreInto(inject('cluster'))
})

test('and into PostgreSQL 15', async ({ skip }) => {
  skip(!existsSync(debian15), 'PostgreSQL 15 of Debian is not installed')
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
    expect(findLostOrDoubled(ledger, rows)).toEqual([])
    expect(findStrangers(ledger, rows)).toEqual([])
    expect(findOtherPhotos(ledger, details)).toEqual([])
    expect(await findBrokenPictures(server.url, details)).toEqual([])
    expect(findOddHistories(details)).toEqual([])
    // Those that were mailed before have a letter in the firm's old box, and none here.
    const unmailed = rows.filter(({ id }) => !mailed.has(id))
    expect(unmailed.length).toBeGreaterThanOrEqual(8)
    expect(await findOddMail(place, unmailed)).toEqual([])

    await askForHelp(server.url, aLedger(), { from: 5000, count: 1 })
    await untilAllAreMailed(staff)
  } finally {
    await server.stop()
  }
}

/** Some requests are mailed; some wait, since the mail server is away; more arrive while the backup is made. */
async function backUpBusyFirm() {
  const ledger = aLedger()
  const first = await startBuiltServer(firm)
  await askForHelp(first.url, ledger, { from: 0, count: 7 })
  await untilAllAreMailed(await signIn(first.url))
  const mailed = new Set(ledger.acknowledged.keys())
  await giveOfficeAnAddress(firm)
  await first.stop()

  const second = await startBuiltServer(firm, { settings: noMailServer })
  await askForHelp(second.url, ledger, { from: 7, count: 8 })
  const enough = new AbortController()
  const asking = keepAsking(second.url, ledger, enough.signal)
  const acknowledged = new Map(ledger.acknowledged)
  const folder = join(firm.dataDir, 'backups')
  const { code, err } = await command('backup', [folder], { DATA_DIR: firm.dataDir })
  enough.abort()
  await asking
  await second.stop()
  expect(err).toBe('')
  expect(code).toBe(0)
  return { backup: await onlyBackupIn(folder), mailed, ledger: { ...ledger, acknowledged } }
}

function aLedger(): Ledger {
  return { sent: new Map(), acknowledged: new Map(), surprises: [] }
}
