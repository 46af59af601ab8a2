import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { minute } from '#platform/time.ts'
import { countConnections, knock, portOf } from '#test/http/knock.ts'
import { doorLimits, type DoorLimits } from './door-limits.ts'
import { openServer } from './open-server.ts'

/** As long as it takes in earnest, in a hundredth of the time. */
const quick: DoorLimits = {
  ...doorLimits(1),
  headers: 200,
  text: 600,
  upload: { bytes: 8000, window: 200 },
  linger: 10,
  look: 10,
}
const host = 'HTTP/1.1\r\nHost: a\r\n'

test('of a hundred who never finish their headers each is told, and none keeps a connection', async () => {
  const { server, knock } = await open()
  const callers = await Promise.all(Array.from({ length: 100 }, () => knock(`GET / ${host}X-Slow: `)))
  await expect.poll(() => countConnections(server)).toBe(0)
  for (const { heard } of callers) expect(heard()).toMatch(/^HTTP\/1\.1 408 [\s\S]*X-Of-All: yes/)
})

test('whoever sends nothing at all loses the connection too', async () => {
  const { server, knock } = await open()
  await Promise.all(Array.from({ length: 20 }, () => knock('')))
  await expect.poll(() => countConnections(server)).toBe(0)
})

test('an answer to what is broken ends the connection, whether or not the other side ends it', async () => {
  const { server, knock } = await open({}, { headers: minute })
  const callers = await Promise.all(Array.from({ length: 30 }, () => knock('HELO mail.example\r\n\r\n')))
  await expect.poll(() => countConnections(server)).toBe(0)
  for (const { heard } of callers) expect(heard()).toMatch(/^HTTP\/1\.1 400 /)
})

test.each([
  ['a body of text that does not end', 'application/json'],
  ['an upload that stalls', 'image/jpeg'],
  ['an upload of no kind that stalls', ''],
])('%s is told so, and its connection is free again', async (_, type) => {
  const { server, knock } = await open({ readsBody: true })
  const head = `PUT / ${host}Content-Type: ${type}\r\nContent-Length: 1000\r\n\r\n{`
  const callers = await Promise.all(Array.from({ length: 18 }, () => knock(head)))
  await expect.poll(() => countConnections(server)).toBe(0)
  for (const { heard } of callers) expect(heard()).toMatch(/^HTTP\/1\.1 408 /)
})

test('a body that no one wants to read keeps no connection once the answer is out', async () => {
  const { server, knock } = await open({}, { text: minute, upload: { bytes: 1, window: minute } })
  const { heard } = await knock(`POST / ${host}Content-Length: 1000\r\n\r\n`)
  await expect.poll(() => countConnections(server)).toBe(0)
  expect(heard()).toMatch(/^HTTP\/1\.1 200 /)
})

test('an upload that is quick enough arrives, though it takes many times as long as a body of text may', async () => {
  const { knock, received } = await open(
    { readsBody: true },
    { text: 50, upload: { bytes: 100, window: 1000 } },
  )
  const head = `PUT / ${host}Content-Type: image/jpeg\r\nContent-Length: 60000\r\n\r\n`
  const began = performance.now()
  const { socket, heard } = await knock(head)
  for (let sent = 1000; sent <= 60_000; sent += 1000) {
    socket.write('x'.repeat(1000))
    await expect.poll(received, { interval: 20 }).toBe(sent)
  }
  await expect.poll(heard).toMatch(/^HTTP\/1\.1 200 /)
  expect(performance.now() - began).toBeGreaterThan(10 * 50)
})

test('an address has no more connections than are granted to one, and others find the doors open', async () => {
  const { server, knock, told } = await open({}, { perAddress: 5, headers: minute })
  await Promise.all(Array.from({ length: 12 }, () => knock(`GET / ${host}X: `)))
  await expect.poll(() => countConnections(server)).toBe(5)
  expect(told).toEqual(['more connections than may be open at once'])
  const { heard } = await knock(`GET / ${host}\r\n`, '127.0.0.2')
  await expect.poll(heard).toMatch(/^HTTP\/1\.1 200 /)
})

test('there is room again for an address whose connections have ended', async () => {
  const { server, knock } = await open({}, { perAddress: 1, headers: minute })
  const { socket } = await knock(`GET / ${host}X: `)
  await expect.poll(() => countConnections(server)).toBe(1)
  socket.destroy()
  await expect.poll(() => countConnections(server)).toBe(0)
  const { heard } = await knock(`GET / ${host}\r\n`)
  await expect.poll(heard).toMatch(/^HTTP\/1\.1 200 /)
})

test('behind a proxy it is the requests of an address that are counted, however its port changes', async () => {
  const { knock, served } = await open({ hangs: true, trustedProxies: 1 }, { perAddress: 2 })
  const ask = (from: string) => knock(`GET / ${host}X-Forwarded-For: ${from}\r\n\r\n`)
  await Promise.all([ask('198.51.100.1:1111'), ask('198.51.100.1:2222')])
  const third = await ask('198.51.100.1:3333')
  await expect.poll(third.heard).toMatch(/^HTTP\/1\.1 429 [\s\S]*X-Of-All: yes[\s\S]*Retry-After: 5/)
  expect(served()).toBe(2)
  await ask('198.51.100.2:1111')
  await expect.poll(served).toBe(3)
})

test('who asks hundreds of times without waiting for an answer is not worked for all at once', async () => {
  const { server, knock, served } = await open({ hangs: true })
  await knock(`GET / ${host}\r\n`.repeat(500))
  await expect.poll(() => countConnections(server)).toBe(0)
  expect(served()).toBe(20)
})

test('who waits for each answer may ask as often as they like on one connection', async () => {
  const { knock, served } = await open()
  const { socket, heard } = await knock('')
  for (let asked = 1; asked <= 50; asked++) {
    socket.write(`GET / ${host}\r\n`)
    await expect.poll(() => heard().split('HTTP/1.1 200').length - 1, { interval: 2 }).toBe(asked)
  }
  expect(served()).toBe(50)
})

test('there is a last connection of all addresses together', async () => {
  const { server, knock } = await open({}, { connections: 3, headers: minute })
  await Promise.all(
    Array.from({ length: 9 }, (_, index) => knock(`GET / ${host}X: `, `127.0.0.${index + 1}`)),
  )
  await expect.poll(() => countConnections(server)).toBe(3)
})

type Way = { readsBody?: boolean; hangs?: boolean; trustedProxies?: number }

/** A server that answers at once, or once it has read the body, or not at all. */
async function open({ readsBody, hangs, trustedProxies = 0 }: Way = {}, changed: Partial<DoorLimits> = {}) {
  let [served, received] = [0, 0]
  const listener: RequestListener = (request, response) => {
    served++
    if (hangs) return
    if (!readsBody) return void response.end()
    request.on('data', (chunk: Buffer) => (received += chunk.length))
    request.on('error', () => {})
    request.on('end', () => response.end())
  }
  const told: string[] = []
  const log = { warn: (_: object, message: string) => void told.push(message) }
  const parts = { limits: { ...quick, ...changed }, headers: { 'X-Of-All': 'yes' }, trustedProxies, log }
  const server = openServer(listener, parts).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const call = (bytes: string, from?: string) => knock(portOf(server), bytes, from)
  return { server, knock: call, told, served: () => served, received: () => received }
}
