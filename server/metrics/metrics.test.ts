import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#platform/database/database.ts'
import { toDatabase } from '#platform/embedded-postgres/databases.ts'
import { aSentLead } from '#test/a-lead.ts'
import { createTestWorld } from '#test/world.ts'
import { openMetrics } from './door.ts'
import { exposition, gauge } from './exposition.ts'
import { openGathering } from './gather.ts'
import { openRequestCounts } from './request-counts.ts'

const token = 'a token of enough length'

async function doorWith(settings: { METRICS_TOKEN?: string; PUBLIC_URL?: string; TRUST_PROXY?: number }) {
  const all = { PUBLIC_URL: 'http://localhost:3000', TRUST_PROXY: 0, METRICS_TOKEN: undefined, ...settings }
  const door = openMetrics(all, async () => [gauge('a', 'An a.', { value: 1 })])
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

test('answers are counted by kind, class and time', () => {
  const counts = openRequestCounts()
  counts.add('page', 200, 0.2)
  counts.add('page', 304, 0.05)
  counts.add('page', 200, 70)
  counts.add('api leads', 503, 99_999)
  const lines = exposition([counts.metric()]).split('\n')
  expect(lines.slice(0, 2)).toEqual([
    '# HELP http_request_duration_seconds Answers by kind and class of status, by the time they took.',
    '# TYPE http_request_duration_seconds histogram',
  ])
  for (const line of [
    'http_request_duration_seconds_bucket{kind="page",status="2xx",le="0.0001"} 0',
    'http_request_duration_seconds_bucket{kind="page",status="2xx",le="0.0005"} 1',
    'http_request_duration_seconds_bucket{kind="page",status="2xx",le="0.1"} 2',
    'http_request_duration_seconds_bucket{kind="page",status="2xx",le="+Inf"} 2',
    'http_request_duration_seconds_count{kind="page",status="2xx"} 2',
    'http_request_duration_seconds_bucket{kind="page",status="3xx",le="0.0001"} 1',
    'http_request_duration_seconds_bucket{kind="api leads",status="5xx",le="10"} 0',
    'http_request_duration_seconds_sum{kind="api leads",status="5xx"} 99.999',
  ])
    expect(lines).toContain(line)
  expect(lines.filter((line) => line.includes('_count'))).toHaveLength(3)
})

test('the numbers tell how the process, the database and the work are, and nothing of a person', async () => {
  const { world, api, folder } = await createTestWorld()
  const headers = { 'Content-Type': 'application/json' }
  for (const extra of [{}, { website: 'x' }]) {
    const body = JSON.stringify(aSentLead({ name: 'Quirinia', ...extra }))
    await api.request('/api/leads', { method: 'POST', headers, body })
  }
  const { gather, stop } = openGathering(world, { files: folder, database: '/nowhere/at/all' })
  onTestFinished(stop)
  const text = exposition(await gather())
  for (const line of [
    /^database_up 1$/m,
    /^database_pool_connections\{state="total"\} [1-6]$/m,
    /^database_pool_connections\{state="waiting"\} 0$/m,
    /^relay_backlog [2-9]$/m,
    /^leads_quarantined 1$/m,
    /^emails_waiting 0$/m,
    /^process_resident_memory_bytes \d{8,}$/m,
    /^nodejs_eventloop_lag_seconds\{quantile="0.99"\} \d/m,
    /^disk_free_bytes\{disk="files"\} \d+$/m,
  ])
    expect(text).toMatch(line)
  expect(text).not.toContain('Quirinia')
  for (const line of text.trim().split('\n'))
    expect(line).toMatch(
      /^(# (HELP|TYPE) [a-z_]+ .+|[a-z_]+(\{[a-z_]+="[^"]*"(,[a-z_]+="[^"]*")*\})? (-?[\d.e+-]+|NaN))$/,
    )
})

test('without a database the rest is told all the same', async () => {
  const { world, connection } = await createTestWorld()
  const db = openDatabase(toDatabase(connection, 'nowhere'), () => {}, 1)
  const { gather, stop } = openGathering({ ...world, db }, {})
  onTestFinished(stop)
  const text = exposition(await gather())
  expect(text).toContain('database_up 0')
  expect(text).toContain('process_resident_memory_bytes')
})
