import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { closedPolicy } from './headers.ts'
import { cacheAnswer, type AnswerCache } from './page-cache.ts'

const types = new Map([
  ['.css', 'text/css; charset=utf-8'],
  ['.ico', 'image/x-icon'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  ['.png', 'image/png'],
  ['.svg', 'image/svg+xml'],
  ['.webmanifest', 'application/manifest+json'],
  ['.woff2', 'font/woff2'],
])

/** A tenth smaller when squeezed. */
const texts = new Set(['.css', '.js'])

/** Caches the hashed files of the build under /assets/. Their names change with their content, so they never expire. */
export async function cacheAssets(
  cache: AnswerCache,
  folder: string,
  headers: readonly string[],
): Promise<void> {
  const own = [...headers, 'Cache-Control', 'public, max-age=31536000, immutable']
  await cacheFolder(cache, { folder, at: '/assets/' }, own)
}

/** Files that browsers request by fixed names at the root of the site: cached for a day. */
export async function cacheRootFiles(
  cache: AnswerCache,
  folder: string,
  headers: readonly string[],
): Promise<void> {
  const own = [...headers, ...closedPolicy, 'Cache-Control', 'public, max-age=86400']
  await cacheFolder(cache, { folder, at: '/' }, own)
}

type Folder = { folder: string; at: string }

async function cacheFolder(cache: AnswerCache, { folder, at }: Folder, headers: readonly string[]) {
  for (const name of await readdir(folder)) {
    const body = await readFile(join(folder, name))
    const type = types.get(extname(name)) ?? 'application/octet-stream'
    const isSqueezed = texts.has(extname(name))
    cache.set(at + name, cacheAnswer(200, body, { headers: [...headers, 'Content-Type', type], isSqueezed }))
  }
}
