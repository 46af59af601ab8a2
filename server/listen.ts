import type { Server } from 'node:http'
import type { Settings } from '#platform/env.ts'
import { codeOf, trouble } from '#platform/trouble.ts'

type Address = Pick<Settings, 'HOST' | 'PORT'>

/** Starts listening, or says why it can't. */
export function listen(server: Server, address: Address): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(explainListening(error, address)))
    server.listen(address.PORT, address.HOST, resolve)
  })
}

/** Turns an error of the network into a sentence; any other error stays what it is. */
export function explainListening(error: unknown, { HOST, PORT }: Address) {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return trouble(
        `Port ${PORT} is already in use.`,
        `Stop it, or choose another port: PORT=${PORT + 1} npm start`,
        error,
      )
    case 'EACCES':
      return trouble(
        `This user cannot open port ${PORT}.`,
        'Choose a port from 1024 up, with a proxy in front of it: see docs/operations.md.',
        error,
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return trouble(
        `HOST is ${HOST}, which is not an address of this machine.`,
        'Leave it out, or set it to 0.0.0.0 to listen on all of them.',
        error,
      )
    default:
      return error
  }
}
