import type { RequestListener } from 'node:http'
import { join, resolve } from 'node:path'
import { refuseHalfRestored } from '#platform/backup/half-restored.ts'
import { openDatabase } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrations.ts'
import { requireUsable } from '#platform/database/outside-postgres.ts'
import { watchDisks } from '#platform/disk-room/watch-disks.ts'
import { databaseHome } from '#platform/embedded-postgres/database-home.ts'
import type { Settings } from '#platform/env.ts'
import { openNews } from '#platform/events/news.ts'
import type { Log } from '#platform/log.ts'
import { projectRoot } from '#platform/project-root.ts'
import { openSignals } from '#platform/signals/signals.ts'
import type { World } from '#platform/world.ts'
import { giveAppsOwnKeys } from '#domain/factors/app.server.ts'
import { giveSignaturesOwnKeys } from '#domain/signatures/signatures.server.ts'
import { openDemo, type Demo } from './demo.ts'
import { callInstead, disksOf } from './disks.ts'
import { firstRun } from './first-run.ts'
import { openLimits } from './limits.ts'
import { openDoors } from './open-doors.ts'
import { openWorld } from './open-world.ts'
import { openPages } from './pages.ts'
import { openPostgres } from './postgres.ts'
import { startTasks, startWatches } from './start-work.ts'

export type Started = {
  url: string
  /** Where the database lies, when that is not where one would look. */
  notice: string | null
  /** The owner's one-time password, where this start made one. */
  owner: { username: string; password: string } | null
  /** Who may sign in to the demo, where this is one. */
  demo: Demo | null
  stop(): Promise<void>
}

const migrations = join(projectRoot, 'db/migrations')

export type Build = {
  /** The folder of what was built. */
  dist: string
  /** Wraps the listener in development. */
  front?: (listener: RequestListener) => RequestListener
}

const built: Build = { dist: join(projectRoot, 'dist') }

/** Opens everything in order of dependency, the listeners last. On a failure it closes what was already opened. */
export async function start(settings: Settings, log: Log, { dist, front } = built): Promise<Started> {
  await using opened = new AsyncDisposableStack()
  const dataDir = resolve(settings.DATA_DIR)
  await refuseHalfRestored(dataDir)
  const home = settings.DATABASE_URL ? null : databaseHome(dataDir).home
  let phone = () => ''
  const disks = await watchDisks({ disks: disksOf(dataDir, home), log, sentence: () => callInstead(phone()) })
  opened.defer(disks.stop)
  const { db, postgres } = await prepareDatabase(settings, log, opened)

  let wakeRelay = () => {}
  const world = await openWorld(settings, {
    dataDir,
    db,
    room: disks.room,
    log,
    wakeRelay: () => wakeRelay(),
  })
  const { demo, owner } = await prepareWorld(world, settings)

  const news = await openNews(world, postgres.connection)
  opened.defer(news.stop)
  const signals = await openSignals(world, postgres.connection)
  opened.defer(signals.stop)
  const limits = openLimits(db, settings.RATE_LIMIT_SCALE)
  const isChatShared = settings.CHAT_ORIGINS.length > 0
  // Those of a demo stay in a folder.
  const hasTexts = settings.SMS_URL !== undefined && !settings.DEMO
  const pages = await openPages({ world, news, limits, dist, isDemo: settings.DEMO, hasTexts, isChatShared })
  opened.defer(pages.stop)
  phone = pages.phone
  wakeRelay = await startTasks(world, postgres.connection, opened)
  startWatches(world, news, opened)
  await openDoors(settings, { world, news, signals, limits, pages, dataDir, home, migrations, front }, opened)

  const whole = opened.move()
  return {
    url: settings.PUBLIC_URL,
    notice: postgres.notice,
    owner,
    demo,
    stop: () => whole.disposeAsync(),
  }
}

/** The database of these settings, up to date. */
async function prepareDatabase(settings: Settings, log: Log, opened: AsyncDisposableStack) {
  const postgres = await openPostgres(settings, resolve(settings.DATA_DIR), (line) => log.warn(line))
  opened.defer(postgres.stop)
  const db = openDatabase(postgres.connection, (error) =>
    log.warn({ err: error }, 'a database connection broke'),
  )
  opened.defer(() => db.destroy())
  if (settings.DATABASE_URL) await requireUsable(db, settings.DATABASE_URL)
  await migrate(db, migrations)
  return { postgres, db }
}

/** What must be in the record before anyone is let in. */
async function prepareWorld(world: World, settings: Settings) {
  await giveAppsOwnKeys(world)
  await giveSignaturesOwnKeys(world)
  const demo = await openDemo(world, settings.DEMO)
  const owner = await firstRun(world, {
    username: settings.ADMIN_USERNAME,
    password: settings.ADMIN_PASSWORD,
  })
  return { demo, owner }
}
