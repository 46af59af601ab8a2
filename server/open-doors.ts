import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { Registry } from 'prom-client'
import { createApi } from '#api/index.ts'
import type { ApiLimits } from '#api/env.ts'
import type { Settings } from '#platform/env.ts'
import type { News } from '#platform/events/news.ts'
import type { Signals } from '#platform/signals/signals.ts'
import type { World } from '#platform/world.ts'
import { openChatAnswers } from './chat-answers.ts'
import { openChatWriter } from './chat-writer.ts'
import { closeDoors } from './close-doors.ts'
import { doorLimits } from './door-limits.ts'
import { createListener } from './http.ts'
import { listen } from './listen.ts'
import { openMetrics } from './metrics/door.ts'
import { openGathering } from './metrics/gather.ts'
import { openRequestCounts } from './metrics/request-counts.ts'
import { openVitals } from './metrics/vitals.ts'
import { openServer } from './open-server.ts'
import type { openPages } from './pages.ts'
import { openReadiness } from './readiness.ts'
import { settleShapes } from './settle-shapes.ts'

type Parts = {
  world: World
  news: News
  signals: Signals
  limits: ApiLimits
  pages: Awaited<ReturnType<typeof openPages>>
  dataDir: string
  /** The folder of the database, where it is ours. */
  home: string | null
  migrations: string
  /** Wraps the listener in development. */
  front: ((listener: RequestListener) => RequestListener) | undefined
}

/** Opens the doors to people and machines; from then on requests come in. */
export async function openDoors(settings: Settings, parts: Parts, opened: AsyncDisposableStack) {
  const { world, news, signals, limits, pages, dataDir, home } = parts
  const { log } = world
  const closing = new AbortController()
  const registry = new Registry()
  const writer = openChatWriter(settings, registry, log)
  if (writer) opened.defer(writer.stop)
  const answers = await openChatAnswers(world, news)
  opened.defer(answers.stop)
  const api = createApi({
    decide: answers.decide,
    library: answers.library,
    writer,
    world,
    news,
    signals,
    limits,
    vitals: openVitals(registry),
    closing: closing.signal,
    chatOrigins: settings.CHAT_ORIGINS,
  })
  const files = join(dataDir, 'files')
  const isReady = await openReadiness({ db: world.db, files, migrations: parts.migrations })
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
    room: world.room,
  })
  const server = openServer(parts.front ? parts.front(listener) : listener, {
    limits: doorLimits(settings.RATE_LIMIT_SCALE),
    headers: pages.commonHeaders,
    trustedProxies: settings.TRUST_PROXY,
    log,
  })
  settleShapes()
  await listen(server, settings)
  opened.defer(() => closeDoors(server))
  opened.defer(() => closing.abort())
}
