import { existsSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeEach, expect, onTestFailed, test, vi } from 'vitest'
import { aSentLead } from '../a-lead.ts'
import { admin, findDatabaseServer, freePort, startBuiltServer, statusOf } from '../fault/built-server.ts'
import { mountSmallDisk } from '../small-disk.ts'

vi.setConfig({ testTimeout: 180_000 })

/** For what follows by itself: the watch looks every two seconds, and a server that does not start is given longer pauses each time. */
const soon = { interval: 250, timeout: 60_000 }
const megabyte = 2 ** 20

const disk = await mountSmallDisk(320)
const place = disk && { dataDir: disk.path, port: await freePort(), log: `${disk.path}.log` }
const server = place && (await startBuiltServer(place, { logLevel: 'warn' }))
afterAll(async () => {
  await server?.stop()
  await disk?.unmount()
  if (place) await rm(place.log, { force: true })
})
// What PostgreSQL itself wrote is gone with the disk, and a failure here cannot be had again at will.
beforeEach(() => {
  onTestFailed(() => console.error(databaseLog().slice(-4000)))
})
const lacking = 'only root, where the kernel allows it, can mount a small disk'

test('on a disk that fills up writes are refused and reading goes on, until there is room again', async ({
  skip,
}) => {
  if (!disk || !server) return skip(lacking)
  const first = aSentLead()
  expect((await post(first)).status).toBe(201)

  await disk.fillUp(20 * megabyte)
  await expect.poll(async () => (await post(first)).status, soon).toBe(503)
  const refused = await post(aSentLead())
  expect(await refused.json()).toMatchObject({
    code: 'disk_full',
    detail: expect.stringMatching(/storage is full\. Please call \(330\) 555-0142/),
  })
  expect(refused.headers.get('retry-after')).toBe('60')
  expect((await put(new Blob(['a photo']))).status).toBe(503)
  expect(await sendForm()).toMatchObject({ status: 503, page: expect.stringContaining('(330) 555-0142') })

  expect((await fetch(server.url)).status).toBe(200)
  expect(await (await fetch(`${server.url}/readyz`)).text()).toBe(
    'ready to read only: a disk is nearly full\n',
  )
  expect(await listLeads()).toEqual([first.id])

  await disk.giveBack()
  const second = aSentLead()
  await expect.poll(async () => (await post(second)).status, soon).toBe(201)
  expect((await listLeads()).toSorted()).toEqual([first.id, second.id].toSorted())
  await expect.poll(() => timesSaid('there is enough disk space again'), soon).toBe(1)
  expect(timesSaid('requests are refused until there is space')).toBe(1)
})

test('PostgreSQL that dies of a full disk all the same is back by itself when there is room', async ({
  skip,
}) => {
  if (!disk || !server || !place) return skip(lacking)
  const lead = aSentLead()
  expect((await post(lead)).status).toBeLessThan(300)
  const before = await listLeads()

  await disk.fillUp(0)
  await writeUntilItDies()
  await expect.poll(() => timesSaid('The database stopped'), soon).toBeGreaterThan(0)
  await disk.giveBack()
  await expect.poll(() => statusOf(`${server.url}/readyz`), soon).toBe(200)
  await expect.poll(async () => (await post(aSentLead())).status, soon).toBe(201)
  expect(await findDatabaseServer(place)).not.toBeNull()
  expect((await listLeads()).filter((id) => before.includes(id))).toEqual(before)
})

test('a start on a disk that is nearly full already opens the doors, and refuses writes', async ({
  skip,
}) => {
  if (!disk || !server || !place) return skip(lacking)
  await server.stop()
  await disk.fillUp(20 * megabyte)
  const again = await startBuiltServer(place)
  try {
    expect((await post(aSentLead())).status).toBe(503)
    expect((await listLeads()).length).toBeGreaterThan(0)
  } finally {
    await again.stop()
    await disk.giveBack()
  }
})

function databaseLog() {
  const path = join(disk?.path ?? '', 'postgres/server.log')
  return existsSync(path) ? readFileSync(path, 'utf8') : `${path} does not exist.`
}

function timesSaid(words: string) {
  return readFileSync(place?.log ?? '', 'utf8').split(words).length - 1
}

function post(json: unknown, path = '/api/leads') {
  const headers = { 'Content-Type': 'application/json' }
  return fetch(`${server?.url}${path}`, { method: 'POST', headers, body: JSON.stringify(json) })
}

function put(body: Blob) {
  const headers = { 'Content-Type': 'image/jpeg' }
  return fetch(`${server?.url}/api/photos/${'ab'.repeat(32)}`, { method: 'PUT', headers, body })
}

async function sendForm() {
  const body = new URLSearchParams({ name: 'Ann Miller', phone: '(330) 555-0188' })
  const answer = await fetch(`${server?.url}/contact`, { method: 'POST', body, redirect: 'manual' })
  return { status: answer.status, page: await answer.text() }
}

async function listLeads() {
  const { token }: { token: string } = await (
    await post({ ...admin, remember_me: false }, '/api/auth/login')
  ).json()
  const headers = { Authorization: `Bearer ${token}` }
  const { items }: { items: { id: string }[] } = await (
    await fetch(`${server?.url}/api/leads`, { headers })
  ).json()
  return items.map(({ id }) => id)
}

/** As something would that does not ask at the gate: until PostgreSQL's own log finds no room, which it does not survive. */
async function writeUntilItDies() {
  const client = new Client({
    host: join(disk?.path ?? '', 'postgres/run'),
    port: 5432,
    user: 'app',
    database: 'postgres',
  })
  client.on('error', () => {})
  await client.connect()
  const isAlive = () =>
    client.query(`select pg_logical_emit_message(true, 'fill', repeat('x', 1000000))`).then(
      () => true,
      () => false,
    )
  let written = 0
  while (written++ < 500 && (await isAlive()));
  await client.end().catch(() => {})
  expect(written).toBeLessThan(500)
}
