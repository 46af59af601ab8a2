import { get, type IncomingHttpHeaders } from 'node:http'
import type { ServedFile } from './nginx.ts'

/** What our server sends to a browser that takes brotli: the very bytes, not unpacked. */
export function fetchPacked(url: string, path: string): Promise<ServedFile> {
  return new Promise((resolve, reject) => {
    const request = get(url + path, { agent: false, headers: { 'Accept-Encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('error', reject)
      response.once('end', () => {
        if (response.statusCode !== 200) return reject(new Error(`${path}: ${response.statusCode}`))
        resolve({ path, body: Buffer.concat(chunks), headers: flatten(response.headers) })
      })
    })
    request.once('error', reject)
  })
}

function flatten(headers: IncomingHttpHeaders): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, [value].flat().join(', ')] satisfies [string, string]],
  )
}
