import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { cacheAnswer, type AnswerCache } from './page-cache.ts'

const types = new Map([
  ['.css', 'text/css; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  ['.png', 'image/png'],
  ['.svg', 'image/svg+xml'],
  ['.webmanifest', 'application/manifest+json'],
  ['.woff2', 'font/woff2'],
])

/** Puts the hashed files of the build into the cache, under /assets/. Their names change with their content, so they keep for ever. */
export async function cacheAssets(
  cache: AnswerCache,
  folder: string,
  headers: readonly string[],
): Promise<void> {
  for (const name of await readdir(folder)) {
    const body = await readFile(join(folder, name))
    const type = types.get(extname(name)) ?? 'application/octet-stream'
    const own = ['Content-Type', type, 'Cache-Control', 'public, max-age=31536000, immutable']
    cache.set(`/assets/${name}`, cacheAnswer(200, body, [...headers, ...own]))
  }
}
