import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers and proxies wait for an answer before they ask again on a connection. */
const mostAhead = 20

/** A client that pipelines requests would have all of them processed at once, so its connection is closed. */
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
