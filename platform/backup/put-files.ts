import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sync } from '#platform/embedded-postgres/durable.ts'
import { trouble } from '#platform/trouble.ts'
import { fileAside } from './aside.ts'
import { copyFile, syncFolders, walkFiles } from './file-store.ts'
import { writeDurably } from './folder.ts'
import { readFileList, type Manifest } from './manifest.ts'
import { eachOf } from './measured.ts'

const staging = '.restoring'

/** Copies the files and the secret beside where they will lie, and reads them once more on the way. */
export async function stageFiles(options: {
  backup: string
  manifest: Manifest
  dataDir: string
  onBytes: (bytes: number) => void
  signal: AbortSignal
}) {
  const { backup, manifest, dataDir, onBytes, signal } = options
  const stage = join(dataDir, staging)
  await rm(stage, { recursive: true, force: true })
  await mkdir(join(stage, 'files'), { recursive: true, mode: 0o700 })
  let bytes = 0
  await eachOf(readFileList(join(backup, manifest.files.list.file)), async ({ key, ...expected }) => {
    signal.throwIfAborted()
    const copied = await copyFile(join(backup, 'files', key), join(stage, 'files', key), signal)
    if (copied.sha256 !== expected.sha256)
      throw trouble(`${key} changed while it was being read.`, 'Try again.')
    onBytes((bytes += copied.bytes))
  })
  await writeDurably(join(stage, 'secret'), await readFile(join(backup, manifest.secret.file)))
  await syncFolders(stage)
  await sync(dataDir)
}

export async function unstageFiles(dataDir: string) {
  await rm(join(dataDir, staging), { recursive: true, force: true })
}

/** What lies where files will be put, and is not the very same. */
export async function filesInTheWay(dataDir: string, backup: string, manifest: Manifest) {
  const inTheWay: string[] = []
  for await (const _ of walkFiles(join(dataDir, 'files'))) {
    inTheWay.push('files')
    break
  }
  const [own, theirs] = [await secretIn(dataDir, 'secret'), await secretIn(backup, manifest.secret.file)]
  if (own !== null && own !== theirs) inTheWay.push('secret')
  return inTheWay
}

/** Puts what was staged in its place, and what was there aside. Returns what lies aside now. */
export async function placeFiles(dataDir: string, inTheWay: string[], stamp: string) {
  const moves = [
    ...inTheWay.map((name) => [name, fileAside(name, stamp)] as const),
    ...(['files', 'secret'] as const).map((name) => [join(staging, name), name] as const),
  ]
  // Without a file in it, the old folder holds only what was never finished.
  if (!inTheWay.includes('files')) await rm(join(dataDir, 'files'), { recursive: true, force: true })
  for (const [from, to] of moves) await rename(join(dataDir, from), join(dataDir, to))
  await sync(dataDir)
  return inTheWay.map((name) => join(dataDir, fileAside(name, stamp)))
}

async function secretIn(folder: string, file: string) {
  return readFile(join(folder, file), 'utf8').catch(() => null)
}
