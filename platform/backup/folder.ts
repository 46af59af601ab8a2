import { mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sync } from '#platform/embedded-postgres/durable.ts'
import { trouble } from '#platform/trouble.ts'
import { day } from '#platform/time.ts'
import { syncFolders } from './file-store.ts'
import { readManifest } from './manifest.ts'
import { sizeOf } from './progress.ts'

const name = /^backup-\d{8}-\d{6}Z$/
const draft = '.unfinished-'
const spare = 50 * 1000 ** 2

/** '20261121-120748Z': sorts by time, and is the same everywhere. */
export function stampOf(time: Date) {
  return time
    .toISOString()
    .replace(/[-:]|\.\d+/g, '')
    .replace('T', '-')
}

/**
 * Makes a backup folder whole or not at all: it is filled under a name that nobody takes for a backup, asked to be kept by
 * the disk, and renamed last. What a killed one left is removed a day later.
 */
export async function makeBackupFolder(parent: string, time: Date, fill: (folder: string) => Promise<void>) {
  await mkdir(parent, { recursive: true, mode: 0o700 })
  await sweepDrafts(parent)
  const folder = join(parent, `backup-${stampOf(time)}`)
  const making = join(parent, `${draft}${stampOf(time)}-${process.pid}`)
  await mkdir(making, { mode: 0o700 })
  try {
    await fill(making)
    await syncFolders(making)
    await rename(making, folder)
  } catch (error) {
    await rm(making, { recursive: true, force: true })
    throw error
  }
  await sync(parent)
  await sync(dirname(parent))
  return folder
}

export async function writeDurably(path: string, bytes: string | Uint8Array) {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

export async function requireRoom(folder: string, bytes: number) {
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  if (free >= bytes + spare) return
  throw trouble(
    `Not enough space in ${folder}: ${sizeOf(free)} free, up to ${sizeOf(bytes + spare)} needed.`,
    'Free up space, or choose a folder on another disk.',
  )
}

/** The whole backups of one installation in a folder, the newest first. */
export async function listBackups(parent: string, installation: string) {
  const found: string[] = []
  for (const entry of (await readdir(parent).catch(() => [])).toSorted().toReversed()) {
    if (!name.test(entry)) continue
    const manifest = await readManifest(join(parent, entry)).catch(() => null)
    if (manifest?.installation === installation) found.push(join(parent, entry))
  }
  return found
}

/** Keeps the newest backups of the installation and removes older ones. Returns the removed ones. */
export async function rotate(parent: string, installation: string, keep: number) {
  const old = (await listBackups(parent, installation)).slice(keep)
  for (const folder of old) await rm(folder, { recursive: true })
  return old
}

async function sweepDrafts(parent: string) {
  for (const entry of await readdir(parent)) {
    const path = join(parent, entry)
    const found = entry.startsWith(draft) && (await stat(path).catch(() => null))
    if (found && Date.now() - found.mtimeMs > day) await rm(path, { recursive: true, force: true })
  }
}
