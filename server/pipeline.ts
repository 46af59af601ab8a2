import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers and proxies wait for an answer before they ask again on a connection. */
const mostAhead = 20

/** Whoever asks on without waiting would have all of it worked on at once: then the connection ends. */
export function boundPipeline(listener: RequestListener): RequestListener {
  const underWay = new WeakMap<Socket, number>()

  return function listen(request, response) {
    const { socket } = request
    const count = underWay.get(socket) ?? 0
    if (count >= mostAhead) return void socket.destroy()
    listener(request, response)
    if (response.writableEnded) return undefined
    underWay.set(socket, count + 1)
    response.once('close', () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1))
    return undefined
  }
}
