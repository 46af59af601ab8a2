import type { IncomingMessage, ServerResponse } from 'node:http'

/** The other devices of the one conversation, and its end: what the panel asks for beside writing. */
export function openDevices(forget: () => void) {
  let devices: Device[] = [{ id: 'laptop', opened_at: '2026-11-20T12:00:00.000Z', by: 'Marcus Wren' }]
  return {
    count: () => devices.length,
    /** Whether it was about them. */
    answer({ method, url = '' }: IncomingMessage, response: ServerResponse) {
      if (method === 'DELETE') remove(/\/devices\/(.+)$/.exec(url)?.[1])
      const confirmed = method === 'PUT' ? /\/devices\/(.+)$/.exec(url)?.[1] : undefined
      if (confirmed) devices = devices.map((each) => (each.id === confirmed ? { ...each, by: null } : each))
      if (method === 'DELETE' || confirmed) return response.writeHead(204).end()
      if (url.endsWith('/links'))
        return send(response, { address: 'http://here/chat/abc', expires_at: until })
      if (url.endsWith('/devices')) return send(response, { items: devices, link_until: null })
      return undefined
    },
  }

  function remove(device: string | undefined) {
    devices = devices.filter(({ id }) => device !== undefined && id !== device)
    if (device === undefined) forget()
  }
}

type Device = { id: string; opened_at: string; by: string | null }

const until = '2026-11-23T12:00:00.000Z'

function send(response: ServerResponse, body: object) {
  return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
