import { once } from 'node:events'
import { Agent, createServer, get, type ServerResponse } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { second } from '#platform/time.ts'
import { closeDoors } from './close-doors.ts'

const soon = 4 * second

test('a portal whose stream ends when the doors close does not keep them open', async () => {
  const { server, ask, served } = await open()
  const asking = ask()
  await expect.poll(() => served.length).toBe(1)
  const closing = timed(closeDoors(server))
  served[0]?.end()
  expect(await asking).toBe(true)
  expect(await closing).toBeLessThan(soon)
})

test('who asks again and again on an open connection is shown out', async () => {
  const { server, ask, served } = await open()
  const asking = (async () => {
    while (await ask());
  })()
  await expect.poll(() => served.length).toBe(1)
  const closing = timed(closeDoors(server))
  server.on('request', (_, response) => response.end())
  served[0]?.end()
  expect(await closing).toBeLessThan(soon)
  await asking
})

/** Requests are left open for the test to answer, and are all asked on one connection. */
async function open() {
  const served: ServerResponse[] = []
  const server = createServer((_, response) => void served.push(response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = address && typeof address === 'object' ? address.port : 0
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())

  function ask(): Promise<boolean> {
    return new Promise((resolve) => {
      const request = get({ port, host: '127.0.0.1', agent }, (response) => {
        response.resume()
        response.once('end', () => resolve(true))
      })
      request.once('error', () => resolve(false))
    })
  }
  return { server, ask, served }
}

async function timed(work: Promise<void>) {
  const begin = performance.now()
  await work
  return performance.now() - begin
}
