import { createReadStream, createWriteStream } from 'node:fs'
import { link, mkdir, readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { sync } from '#platform/embedded-postgres/durable.ts'
import { codeOf } from '#platform/trouble.ts'
import { measured, measureFile, type Measure } from './measured.ts'

/** The keys of all files below `folder`, one by one. Drafts and other names with a dot are not files of the store. */
export async function* walkFiles(folder: string, inner = ''): AsyncGenerator<string> {
  for (const entry of await entriesOf(join(folder, inner))) {
    if (entry.name.startsWith('.')) continue
    const key = inner ? `${inner}/${entry.name}` : entry.name
    if (entry.isDirectory()) yield* walkFiles(folder, key)
    else if (entry.isFile()) yield key
  }
}

export async function sizeOfFiles(folder: string) {
  let [count, bytes] = [0, 0]
  for await (const key of walkFiles(folder)) {
    bytes += (await stat(join(folder, key)).catch(() => null))?.size ?? 0
    count++
  }
  return { count, bytes }
}

/** Copies a file and asks the disk to keep it. The hash is of the bytes as they were read. */
export async function copyFile(from: string, to: string, signal: AbortSignal): Promise<Measure> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  const { stream, result } = measured()
  const out = createWriteStream(to, { flags: 'wx', mode: 0o600, flush: true })
  await pipeline(createReadStream(from), stream, out, { signal })
  return result()
}

/**
 * A file that an earlier backup holds too is not kept twice: a link to it costs no room. Only after both were read, so
 * that a copy which has rotted meanwhile is not handed on.
 */
export async function linkSame(earlier: string, from: string, to: string): Promise<Measure | null> {
  const [old, current] = [await stat(earlier).catch(() => null), await stat(from)]
  if (!old?.isFile() || old.size !== current.size) return null
  const [before, now] = [await measureFile(earlier), await measureFile(from)]
  if (before.sha256 !== now.sha256) return null
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  const isLinked = await link(earlier, to).then(
    () => true,
    () => false,
  )
  return isLinked ? now : null
}

/** Asks the disk to keep the names in a tree of folders. */
export async function syncFolders(folder: string) {
  for (const entry of await entriesOf(folder)) {
    if (entry.isDirectory()) await syncFolders(join(folder, entry.name))
  }
  await sync(folder)
}

async function entriesOf(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true })
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  }
}
