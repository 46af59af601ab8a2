import type { Server } from 'node:http'
import { second } from '#platform/time.ts'

const longestStop = 8 * second
const betweenLooks = 50

/**
 * Finishes what is under way, but not for ever. Node itself would wait for each connection on which something was under way
 * until its keep-alive is over, and go on to answer there: every open portal has one.
 */
export function closeDoors(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const looking = setInterval(() => server.closeIdleConnections(), betweenLooks)
    const timer = setTimeout(() => server.closeAllConnections(), longestStop)
    server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'))
    server.close(() => {
      clearInterval(looking)
      clearTimeout(timer)
      resolve()
    })
  })
}
