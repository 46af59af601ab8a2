// The least that Node itself takes for an answer: always the same bytes and headers. bare-node.ts starts it and sends them.
import { createServer } from 'node:http'

process.once('message', ({ body, headers }: { body: string; headers: string[] }) => {
  const bytes = Buffer.from(body, 'base64')
  const server = createServer((_, response) => {
    response.writeHead(200, headers)
    response.end(bytes)
  })
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
})
process.once('disconnect', () => process.exit(0))
