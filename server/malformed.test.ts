import { once } from 'node:events'
import { createServer, type RequestListener, type ServerOptions } from 'node:http'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { answerMalformed } from './malformed.ts'

async function send(bytes: string, listener: RequestListener = () => {}, options: ServerOptions = {}) {
  const server = createServer(options, listener).listen(0, '127.0.0.1')
  answerMalformed(server, { headers: { 'X-Content-Type-Options': 'nosniff' }, linger: 1000 })
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1')
  socket.write(bytes, 'latin1')
  let answer = ''
  for await (const piece of socket.setEncoding('latin1')) {
    answer += piece
    socket.write('\0\0\0')
  }
  return answer
}

const headers = [
  'X-Content-Type-Options: nosniff',
  'Cache-Control: no-store',
  'Content-Length: 0',
  'Connection: close',
]
const host = 'HTTP/1.1\r\nHost: a\r\n'

test.each([
  ['what is no HTTP', 'HELO mail.example\r\n\r\n', '400 Bad Request'],
  ['a header without a name', `GET / ${host}: b\r\n\r\n`, '400 Bad Request'],
  ['a NUL in a header', `GET / ${host}X: \0\r\n\r\n`, '400 Bad Request'],
  ['two lengths', `POST / ${host}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`, '400 Bad Request'],
  [
    'a length and chunks',
    `POST / ${host}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n`,
    '400 Bad Request',
  ],
  ['an unknown version', 'GET / HTTP/9.9\r\nHost: a\r\n\r\n', '400 Bad Request'],
  [
    'an endless header',
    `GET / ${host}X: ${'x'.repeat(40_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
  ],
])('%s is refused with the headers of every answer', async (_, bytes, status) => {
  expect((await send(bytes)).split('\r\n')).toEqual([`HTTP/1.1 ${status}`, ...headers, '', ''])
})

test('who does not get to the end of the headers is told after a while', async () => {
  const options = { headersTimeout: 50, requestTimeout: 60, connectionsCheckingInterval: 20 }
  const answer = await send(`GET / ${host}`, () => {}, options)
  expect(answer.split('\r\n')).toEqual(['HTTP/1.1 408 Request Timeout', ...headers, '', ''])
})

test('an expectation that nobody meets is refused with the same headers', async () => {
  const answer = await send(`POST / ${host}Expect: a miracle\r\nConnection: close\r\n\r\n`)
  expect(answer.split('\r\n')).toEqual(
    expect.arrayContaining(['HTTP/1.1 417 Expectation Failed', ...headers]),
  )
})

test('an answer that has begun is not mixed with a refusal', async () => {
  const answer = await send(`GET / ${host}\r\n`, (_, response) => response.write('half of'))
  expect(answer).toContain('half of')
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1)
})
