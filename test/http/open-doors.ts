import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { Registry } from 'prom-client'
import { onTestFinished } from 'vitest'
import { projectRoot } from '#platform/project-root.ts'
import { createListener, type Doors } from '#server/http.ts'
import { openLimits } from '#server/limits.ts'
import { openMetrics } from '#server/metrics/door.ts'
import { openRequestCounts } from '#server/metrics/request-counts.ts'
import { openPages } from '#server/pages.ts'
import type { TestWorld } from '#test/world.ts'

type Ask = (path: string, init?: RequestInit) => Promise<Response>

/** All doors of the process on a port, with the world of a test behind them. */
export async function openDoors({ world, api }: TestWorld) {
  const limits = openLimits(world.db, 1)
  const dist = join(projectRoot, 'dist')
  const pages = await openPages({ world, news: { listen: () => () => true }, limits, dist, isDemo: false })
  const parts = { log: world.log, trustedProxies: 0, isReady: async () => true, room: world.room }
  const registry = new Registry()
  const counts = openRequestCounts(registry)
  const settings = { PUBLIC_URL: world.publicUrl, TRUST_PROXY: 0, METRICS_TOKEN: undefined }
  const metrics = openMetrics(settings, registry, async () => {})
  const doors: Doors = { ...pages, ...parts, api, counts, metrics }
  return {
    cached: pages.cached,
    ask: await open(doors),
    /** Opens the same doors once more, with something changed. */
    openChanged: (changed: Partial<Doors>) => open({ ...doors, ...changed }),
  }
}

async function open(doors: Doors): Promise<Ask> {
  const server = createServer(createListener(doors)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const ask: Ask = (path, init) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init })
  // A connection that was closed over a refused body may just be chosen for the next request: browsers ask again.
  return (path, init) => ask(path, init).catch(() => ask(path, init))
}
