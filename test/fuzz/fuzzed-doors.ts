import { once } from 'node:events'
import { onTestFinished } from 'vitest'
import { createApi } from '#api/index.ts'
import { usualStreams } from '#api/streams.ts'
import type { HappenedEvent } from '#platform/events/events.ts'
import { doorLimits } from '#server/door-limits.ts'
import { createListener, type Doors } from '#server/http.ts'
import { openLimits } from '#server/limits.ts'
import { openServer } from '#server/open-server.ts'
import { cacheAnswer } from '#server/page-cache.ts'
import type { InhabitedWorld } from './inhabited-world.ts'

const limits = {
  ...doorLimits(1000),
  headers: 200,
  text: 200,
  upload: { bytes: 8000, window: 200 },
  linger: 10,
  look: 10,
}

/** The server in front of the API, with little patience, and whoever listens for news there. */
export async function openDoorsOf(place: InhabitedWorld) {
  const { world, vitals } = place
  const listeners = new Set<(event: HappenedEvent) => void>()
  const news = {
    listen(hear: (event: HappenedEvent) => void) {
      listeners.add(hear)
      return () => listeners.delete(hear)
    },
    position: () => 0,
  }
  const closing = new AbortController()
  const parts = {
    world,
    news,
    signals: { listen: () => () => {} },
    vitals,
    limits: openLimits(world.db, 1_000_000),
    closing: closing.signal,
  }
  const empty = cacheAnswer(404, '', { headers: [] })
  const doors: Doors = {
    api: createApi({ ...parts, streamLimits: { ...usualStreams, heartbeat: 20 } }),
    log: world.log,
    trustedProxies: 1,
    commonHeaders: {},
    cached: new Map(),
    notFound: () => empty,
    portal: () => ({
      known: empty,
      unknown: empty,
      login: { en: empty, es: empty },
      worker: empty,
      manifest: empty,
    }),
    contact: async () => 404,
    chat: async () => null,
    unit: async () => 404,
    verify: async () => 404,
    sign: async () => 404,
    visits: { asksMore: () => false, answer: async () => null },
    pictures: async () => null,
    isReady: async () => true,
    metrics: async () => 404,
    counts: { add() {} },
    room: world.room,
  }
  const server = openServer(createListener(doors), { limits, headers: {}, trustedProxies: 1, log: world.log })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    closing.abort()
    server.closeAllConnections()
    server.close()
  })
  return { server, listeners }
}
