import { createWriteStream } from 'node:fs'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { escapeIdentifier as quote, type ClientBase } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { copyFile, linkSame, walkFiles } from './file-store.ts'
import { linesOf } from './lines.ts'
import type { FileEntry, Manifest } from './manifest.ts'
import { eachOf, measured } from './measured.ts'

export type FileColumn = { table: string; column: string }

export type StoreCopy = {
  store: string
  /** A backup that can share files with an earlier one. */
  earlier: string | null
  folder: string
  /** Whether the file cannot be what its key says. */
  isDamaged: (entry: FileEntry) => boolean
  onBytes: (bytes: number) => void
  signal: AbortSignal
}

/** Copies every file of the store below `files/`, and writes which they are and what their hashes are. */
export async function copyStore({ store, earlier, folder, isDamaged, onBytes, signal }: StoreCopy) {
  const list = openList(join(folder, 'files.gz'), signal)
  const damaged: string[] = []
  let [count, bytes, linked] = [0, 0, 0]

  await eachOf(walkFiles(store), async (key) => {
    signal.throwIfAborted()
    const [from, to] = [join(store, key), join(folder, 'files', key)]
    const same = earlier ? await linkSame(join(earlier, 'files', key), from, to) : null
    const entry = { key, ...(same ?? (await copyFile(from, to, signal))) }
    if (isDamaged(entry)) damaged.push(key)
    if (same) linked++
    count++
    bytes += entry.bytes
    onBytes(bytes)
    await list.add(entry)
  })
  const part = await list.close()
  const manifest: Manifest['files'] = { count, bytes, list: { file: 'files.gz', ...part } }
  return { manifest, damaged, linked }
}

/** Files that rows name and that are not in the store. */
export async function findMissing(client: ClientBase, store: string, columns: FileColumn[]) {
  const missing: string[] = []
  for (const { table, column } of columns) {
    const [from, name] = [quote(table), quote(column)]
    const keys = client.query(
      copyTo(`copy (select ${name} from ${from} where ${name} is not null) to stdout`),
    )
    await eachOf(linesOf(keys), async (key) => {
      await access(join(store, key)).catch(() => missing.push(key))
    })
  }
  return missing
}

function openList(path: string, signal: AbortSignal) {
  const lines = new PassThrough()
  const file = measured()
  const out = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
  const written = pipeline(lines, createGzip(), file.stream, out, { signal })
  written.catch(() => {})
  return {
    async add(entry: FileEntry) {
      if (lines.write(`${JSON.stringify(entry)}\n`)) return
      await Promise.race([new Promise((resolve) => lines.once('drain', resolve)), written])
    },
    async close() {
      lines.end()
      await written
      return file.result()
    },
  }
}
