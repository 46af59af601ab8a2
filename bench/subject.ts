import { setTimeout as sleep } from 'node:timers/promises'
import { brotliCompress, brotliDecompressSync, constants } from 'node:zlib'
import { promisify } from 'node:util'
import { second } from '#platform/time.ts'
import { startBuiltServer, type BuiltServer, type ServerPlace } from '#test/fault/built-server.ts'
import { fetchPacked } from './fetched.ts'
import type { ServedFile } from './nginx.ts'

/** What is measured: the built server in its place, and its first page as it is sent. */
export type Subject = { place: ServerPlace; server: BuiltServer; home: ServedFile; html: string }

const longestSqueeze = 20 * second

/** The server squeezes a page once someone has asked for it; what is measured is the state it then stays in. */
export async function openSubject(place: ServerPlace): Promise<Subject> {
  const server = await startBuiltServer(place)
  for (const deadline = Date.now() + longestSqueeze; ; await sleep(200)) {
    const home = await fetchPacked(server.url, '/')
    const html = String(brotliDecompressSync(home.body))
    const isSqueezed = home.body.length <= (await smallest(html)).length
    if (isSqueezed || Date.now() > deadline) return { place, server, home, html }
  }
}

export function smallest(text: string): Promise<Buffer> {
  return promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
}
