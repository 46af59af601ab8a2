import { once } from 'node:events'
import { createServer } from 'node:http'
import { Registry } from 'prom-client'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#platform/database/database.ts'
import { toDatabase } from '#platform/embedded-postgres/databases.ts'
import { openWorkQueue } from '#platform/tasks/work-queue.ts'
import { aSentLead } from '#test/a-lead.ts'
import { createTestWorld } from '#test/world.ts'
import { openMetrics } from './door.ts'
import { openGathering, type Gathered } from './gather.ts'
import { openModelCounts } from './model-counts.ts'
import { openRequestCounts } from './request-counts.ts'
import { openVitals } from './vitals.ts'

const token = 'a token of enough length'

async function doorWith(settings: { METRICS_TOKEN?: string; PUBLIC_URL?: string; TRUST_PROXY?: number }) {
  const all = { PUBLIC_URL: 'http://localhost:3000', TRUST_PROXY: 0, METRICS_TOKEN: undefined, ...settings }
  const door = openMetrics(all, new Registry(), async () => {})
  const server = createServer((request, response) => void door(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return async (headers: Record<string, string> = {}) => (await fetch(url, { headers })).status
}

test('without a token only this machine may look, and not through a proxy', async () => {
  const ask = await doorWith({})
  expect(await ask()).toBe(200)
  for (const header of ['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'Via'])
    expect([header, await ask({ [header]: '127.0.0.1' })]).toEqual([header, 404])
})

test('where a proxy must stand in front that was not told of, even this machine needs a token', async () => {
  expect(await (await doorWith({ PUBLIC_URL: 'https://a.example' }))()).toBe(404)
  const told = await doorWith({ PUBLIC_URL: 'https://a.example', TRUST_PROXY: 1 })
  expect([await told(), await told({ 'X-Forwarded-For': '203.0.113.9' })]).toEqual([200, 404])
})

test('with a token it is for whoever has it, and for nobody else', async () => {
  const ask = await doorWith({ METRICS_TOKEN: token })
  for (const given of ['', 'Bearer ', `Bearer ${token}x`, `Basic ${token}`])
    expect([given, await ask({ Authorization: given })]).toEqual([given, 401])
  const through = { Authorization: `Bearer ${token}`, 'X-Forwarded-For': '203.0.113.9' }
  expect(await ask(through)).toBe(200)
})

test('answers are counted by kind, class and time', async () => {
  const registry = new Registry()
  const counts = openRequestCounts(registry)
  counts.add('page', 200, 0.2)
  counts.add('page', 304, 0.05)
  counts.add('page', 200, 70)
  counts.add('api leads', 503, 99_999)
  const lines = (await registry.metrics()).split('\n')
  for (const line of [
    'http_request_duration_seconds_bucket{le="0.0001",kind="page",status="2xx"} 0',
    'http_request_duration_seconds_bucket{le="0.0005",kind="page",status="2xx"} 1',
    'http_request_duration_seconds_bucket{le="0.1",kind="page",status="2xx"} 2',
    'http_request_duration_seconds_bucket{le="+Inf",kind="page",status="2xx"} 2',
    'http_request_duration_seconds_count{kind="page",status="2xx"} 2',
    'http_request_duration_seconds_bucket{le="0.0001",kind="page",status="3xx"} 1',
    'http_request_duration_seconds_bucket{le="10",kind="api leads",status="5xx"} 0',
    'http_request_duration_seconds_sum{kind="api leads",status="5xx"} 99.999',
  ])
    expect(lines).toContain(line)
  expect(lines.filter((line) => line.includes('_count'))).toHaveLength(3)
})

/** As alerts and graphs know them. */
const known = `
counter process_cpu_seconds_total{}: Time of the processor.
gauge database_pool_connections{state}: Connections that there are, that rest, and requests that wait for one.
gauge database_up{}: Whether the database answered.
gauge disk_free_bytes{disk}: Room that is left where this lies.
gauge emails_waiting{}: Emails that are not sent yet.
gauge leads_quarantined{}: Requests that were quarantined.
gauge nodejs_eventloop_lag_seconds{quantile}: How late timers came, since the last look.
gauge nodejs_memory_bytes{part}: Memory inside and outside of the heap.
gauge pages_render_seconds{}: All pages, the last time.
gauge process_resident_memory_bytes{}: Memory of the process.
gauge process_uptime_seconds{}: Since the start.
gauge queue_jobs{queue,state}: Jobs by queue and state.
gauge relay_backlog{}: Facts that were not handed on yet.
histogram chat_model_seconds{le,outcome}: Questions to the language model by what they came to, by the time they took.
histogram http_request_duration_seconds{kind,le,status}: Answers by kind and class of status, by the time they took.
histogram web_vital_cls{le,page}: How much things on the page moved about by themselves.
histogram web_vital_inp_seconds{le,page}: The slowest answers to a touch or a key.
histogram web_vital_lcp_seconds{le,page}: Until the largest thing stood on the page.
histogram web_vital_ttfb_seconds{le,page}: Until the first byte of the page came.`

test('each number has the name, the labels and the explanation that graphs and alerts know', async () => {
  const { world, folder, connection } = await createTestWorld()
  const queue = await openWorkQueue(world, connection, [])
  onTestFinished(queue.stop)
  const registry = new Registry()
  openRequestCounts(registry).add('page', 200, 1)
  openModelCounts(registry)('written', 1)
  openVitals(registry).add({ kind: 'home', lcp: 1, inp: 1, ttfb: 1, cls: 0 })
  const gathering = openGathering(registry, { world, disks: { files: folder }, renderSeconds: () => 0.1 })
  onTestFinished(gathering.stop)
  await gathering.gather()

  const metrics = (await registry.metrics()).trim().split('\n\n').map(describe)
  expect(metrics.toSorted()).toEqual(known.trim().split('\n'))
})

function describe(text: string) {
  const [, name, help] = /^# HELP (\S+) (.+)/.exec(text) ?? []
  const [, type] = /^# TYPE \S+ (.+)/m.exec(text) ?? []
  const labels = new Set([...text.matchAll(/[{,](\w+)="/g)].map(([, label]) => label))
  return `${type} ${name}{${[...labels].toSorted()}}: ${help}`
}

test('the numbers tell how the process, the database and the work are, and nothing of a person', async () => {
  const { world, api, folder } = await createTestWorld()
  const headers = { 'Content-Type': 'application/json' }
  for (const extra of [{}, { website: 'x' }]) {
    const body = JSON.stringify(aSentLead({ name: 'Quirinia', ...extra }))
    await api.request('/api/leads', { method: 'POST', headers, body })
  }
  const text = await gatherOnce({ world, disks: { files: folder, database: '/nowhere/at/all' } })
  for (const line of [
    /^database_up 1$/m,
    /^database_pool_connections\{state="total"\} [1-6]$/m,
    /^database_pool_connections\{state="waiting"\} 0$/m,
    /^relay_backlog [2-9]$/m,
    /^leads_quarantined 1$/m,
    /^emails_waiting 0$/m,
    /^pages_render_seconds 0.25$/m,
    /^process_resident_memory_bytes \d{8,}$/m,
    /^nodejs_eventloop_lag_seconds\{quantile="0.99"\} \d/m,
    /^disk_free_bytes\{disk="files"\} \d+$/m,
  ])
    expect(text).toMatch(line)
  expect(text).not.toContain('Quirinia')
  for (const line of text.trim().split(/\n+/))
    expect(line).toMatch(
      /^(# (HELP|TYPE) [a-z_]+ .+|[a-z_]+(\{[a-z_]+="[^"]*"(,[a-z_]+="[^"]*")*\})? (-?[\d.e+-]+|Nan))$/,
    )
})

test('without a database the rest is told all the same, and nothing is said of what is in it', async () => {
  const { world, connection } = await createTestWorld()
  const db = openDatabase(toDatabase(connection, 'nowhere'), () => {}, 1)
  const text = await gatherOnce({ world: { ...world, db }, disks: {} })
  expect(text).toMatch(/^database_up 0$/m)
  expect(text).toMatch(/^process_resident_memory_bytes \d/m)
  expect(text).not.toMatch(/^(relay_backlog|leads_quarantined|emails_waiting|queue_jobs)/m)
})

async function gatherOnce(gathered: Omit<Gathered, 'renderSeconds'>) {
  const registry = new Registry()
  const { gather, stop } = openGathering(registry, { ...gathered, renderSeconds: () => 0.25 })
  onTestFinished(stop)
  await gather()
  await gather()
  return registry.metrics()
}
