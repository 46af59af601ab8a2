import { createServer } from 'node:http'
import { duplexPair } from 'node:stream'

/**
 * V8 decides with the seventh object of a kind how much room each one gets, by what it still knows of the six before. If it has
 * cleaned its memory in between, as it does in a process that has just started and is asked once a second, it knows nothing: every
 * later request and response is a dictionary then, and a cached page takes a third longer for as long as the process lives. So
 * eight come at once, before the doors open.
 */
export function settleShapes() {
  const [client, connection] = duplexPair()
  createServer((_, response) => response.writeHead(204).end()).emit('connection', connection)
  client.resume()
  client.end('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(8))
}
