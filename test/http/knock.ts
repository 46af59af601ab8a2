import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import { onTestFinished } from 'vitest'

export function portOf(server: Server) {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** Says something to a server of this machine and then nothing more; it keeps its side open whatever the server does. */
export async function knock(port: number, bytes: string | Buffer, from = '127.0.0.1') {
  let heard = ''
  const socket = connect({ port, host: '127.0.0.1', localAddress: from, allowHalfOpen: true })
  socket.setEncoding('latin1').on('data', (piece) => (heard += piece))
  // Whether the end shows as an error or not is a matter of who speaks last.
  socket.on('error', () => {})
  const ended = new Promise<void>((resolve) => {
    for (const how of ['end', 'close']) socket.once(how, resolve)
  })
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  socket.write(bytes)
  return { socket, heard: () => heard, ended }
}

export function countConnections(server: Server) {
  return new Promise<number>((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  })
}
