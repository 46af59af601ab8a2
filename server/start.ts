import type { RequestListener } from 'node:http'
import { join, resolve } from 'node:path'
import { Registry } from 'prom-client'
import { createApi } from '#api/index.ts'
import { refuseHalfRestored } from '#platform/backup/half-restored.ts'
import { openDatabase } from '#platform/database/database.ts'
import { watchDisks } from '#platform/disk-room/watch-disks.ts'
import { databaseHome } from '#platform/embedded-postgres/database-home.ts'
import type { Settings } from '#platform/env.ts'
import { fullPage } from '#platform/events/events.ts'
import { localFiles } from '#platform/files/files.ts'
import { followNews } from '#platform/events/follow-news.ts'
import type { Log } from '#platform/log.ts'
import { openMail } from '#platform/mail/mail.ts'
import { migrate } from '#platform/database/migrations.ts'
import { openNews } from '#platform/events/news.ts'
import { requireUsable } from '#platform/database/outside-postgres.ts'
import { projectRoot } from '#platform/project-root.ts'
import { relayEvents, startRelay } from '#platform/events/relay.ts'
import { openTexts } from '#platform/text-messages/texts.ts'
import { openPush } from '#platform/push/push.ts'
import { startTicker } from '#platform/tasks/ticker.ts'
import { sealEvents } from '#platform/seals/seal-events.ts'
import { startSealer } from '#platform/seals/sealer.ts'
import { second } from '#platform/time.ts'
import { openWorkQueue } from '#platform/tasks/work-queue.ts'
import type { World } from '#platform/world.ts'
import { escalate } from '#domain/alerts/alerts.tasks.ts'
import { giveAppsOwnKeys } from '#domain/factors/app.server.ts'
import { countLeads } from '#domain/leads/lead-counts.server.ts'
import { giveSignaturesOwnKeys } from '#domain/signatures/signatures.server.ts'
import { openDemo, type Demo } from './demo.ts'
import { callInstead, disksOf } from './disks.ts'
import { closeDoors } from './close-doors.ts'
import { doorLimits } from './door-limits.ts'
import { firstRun } from './first-run.ts'
import { createListener } from './http.ts'
import { tasks } from './tasks.ts'
import { openLimits } from './limits.ts'
import { listen } from './listen.ts'
import { openMetrics } from './metrics/door.ts'
import { openGathering } from './metrics/gather.ts'
import { openRequestCounts } from './metrics/request-counts.ts'
import { openVitals } from './metrics/vitals.ts'
import { openPages } from './pages.ts'
import { openServer } from './open-server.ts'
import { openReadiness } from './readiness.ts'
import { openPostgres } from './postgres.ts'
import { readSecret } from './secret.ts'

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
const relayPause = second
/** Requests that come within this time are counted together. */
const countPause = second / 5

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
  const postgres = await openPostgres(settings, dataDir, (line) => log.warn(line))
  opened.defer(postgres.stop)
  const db = openDatabase(postgres.connection, (error) =>
    log.warn({ err: error }, 'a database connection broke'),
  )
  opened.defer(() => db.destroy())
  if (settings.DATABASE_URL) await requireUsable(db, settings.DATABASE_URL)
  await migrate(db, migrations)

  let wakeRelay = () => {}
  const secret = await readSecret(dataDir)
  const world: World = {
    db,
    files: await localFiles(join(dataDir, 'files')),
    mail: openMail({
      smtpUrl: settings.SMTP_URL,
      from: settings.MAIL_FROM,
      folder: join(dataDir, 'mail'),
      isDemo: settings.DEMO,
    }),
    texts: openTexts({
      service: settings.SMS_URL ? { url: settings.SMS_URL, token: settings.SMS_TOKEN } : null,
      folder: join(dataDir, 'texts'),
      isDemo: settings.DEMO,
    }),
    push: openPush({ secret, publicUrl: settings.PUBLIC_URL, isDemo: settings.DEMO }),
    room: disks.room,
    now: () => new Date(),
    log,
    secret,
    publicUrl: settings.PUBLIC_URL,
    wakeRelay: () => wakeRelay(),
  }
  await giveAppsOwnKeys(world)
  await giveSignaturesOwnKeys(world)
  const demo = await openDemo(world, settings.DEMO)
  const owner = await firstRun(world, {
    username: settings.ADMIN_USERNAME,
    password: settings.ADMIN_PASSWORD,
  })

  const closing = new AbortController()
  const news = await openNews(world, postgres.connection)
  opened.defer(news.stop)
  const limits = openLimits(db, settings.RATE_LIMIT_SCALE)
  const pages = await openPages({
    world,
    news,
    limits,
    dist,
    isDemo: settings.DEMO,
    isChatShared: settings.CHAT_ORIGINS.length > 0,
  })
  opened.defer(pages.stop)
  phone = pages.phone
  const queue = await openWorkQueue(world, postgres.connection, tasks)
  opened.defer(queue.stop)
  const relay = startRelay(
    () => relayEvents(world, tasks, queue.fileTasks),
    (error) => log.warn({ err: error }, 'the relay failed and will retry'),
    relayPause,
  )
  opened.defer(relay.stop)
  wakeRelay = relay.wake
  relay.wake()
  const sealer = startSealer(
    () => sealEvents(world),
    news,
    (error) => log.warn({ err: error }, 'the sealer failed and will retry'),
  )
  opened.defer(sealer.stop)
  const counter = followNews(news, {
    work: () => countLeads(world),
    fullBatch: fullPage,
    debounce: countPause,
    onError: (error) => log.warn({ err: error }, 'counting the requests failed and will be retried'),
  })
  opened.defer(counter.stop)
  const escalation = startTicker(
    () => escalate(world),
    (error) => log.warn({ err: error }, 'checking the alerts failed and will be retried'),
    second,
  )
  opened.defer(escalation.stop)

  const registry = new Registry()
  const vitals = openVitals(registry)
  const api = createApi({
    world,
    news,
    limits,
    vitals,
    closing: closing.signal,
    chatOrigins: settings.CHAT_ORIGINS,
  })
  const isReady = await openReadiness({ db, files: join(dataDir, 'files'), migrations })
  const gathering = openGathering(registry, {
    world,
    disks: { files: dataDir, ...(home && { database: home }) },
    renderSeconds: pages.renderSeconds,
  })
  opened.defer(gathering.stop)
  const listener = createListener({
    ...pages,
    api,
    log,
    trustedProxies: settings.TRUST_PROXY,
    isReady,
    metrics: openMetrics(settings, registry, gathering.gather),
    counts: openRequestCounts(registry),
    room: disks.room,
  })
  const server = openServer(front ? front(listener) : listener, {
    limits: doorLimits(settings.RATE_LIMIT_SCALE),
    headers: pages.commonHeaders,
    trustedProxies: settings.TRUST_PROXY,
    log,
  })
  await listen(server, settings)
  opened.defer(() => closeDoors(server))
  opened.defer(() => closing.abort())

  const whole = opened.move()
  return {
    url: settings.PUBLIC_URL,
    notice: postgres.notice,
    owner,
    demo,
    stop: () => whole.disposeAsync(),
  }
}
