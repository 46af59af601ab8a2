import type { IncomingMessage } from 'node:http'
import { clientAddress } from '#platform/requests/client-address.ts'

/** Whom to count for what was asked. */
export function addressOf(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustedProxies: number,
) {
  const forwarded = [headers['x-forwarded-for']].flat().join(',')
  return clientAddress(socket.remoteAddress ?? '', forwarded, trustedProxies)
}
