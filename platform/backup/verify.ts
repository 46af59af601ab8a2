import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf, trouble } from '#platform/trouble.ts'
import { readFileList, type Manifest, type Part } from './manifest.ts'
import { eachOf, measureFile, type Measure } from './measured.ts'
import type { Progress } from './progress.ts'

/** Reads every byte of a backup and compares it with what was written down when it was made. */
export async function verifyBackup(
  folder: string,
  manifest: Manifest,
  { progress, signal }: { progress: Progress; signal: AbortSignal },
) {
  const parts: Part[] = [...manifest.tables, manifest.jobs, manifest.files.list, manifest.secret]
  for (const part of parts) {
    progress.on(`checking ${part.file}`)
    signal.throwIfAborted()
    await requireSame(join(folder, part.file), part)
  }
  const onBytes = progress.on('checking files')
  let [count, bytes] = [0, 0]
  await eachOf(readFileList(join(folder, manifest.files.list.file)), async (entry) => {
    signal.throwIfAborted()
    await requireSame(join(folder, 'files', entry.key), entry)
    count++
    onBytes((bytes += entry.bytes))
  })
  if (count !== manifest.files.count) throw damaged(folder, `lists ${count} of ${manifest.files.count} files`)
}

async function requireSame(path: string, expected: Measure) {
  const found = await stat(path).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  })
  if (!found) throw damaged(path, 'is missing')
  if (found.size !== expected.bytes)
    throw damaged(path, `has ${found.size} bytes instead of ${expected.bytes}`)
  if ((await measureFile(path)).sha256 !== expected.sha256) throw damaged(path, 'does not match its hash')
}

function damaged(path: string, what: string) {
  return trouble(`This backup is damaged: ${path} ${what}.`, 'Nothing was changed. Use another backup.')
}
