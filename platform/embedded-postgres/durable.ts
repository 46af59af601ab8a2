import type { Dirent } from 'node:fs'
import { chmod, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { codeOf } from '../trouble.ts'

/** Asks the disk to keep a file, or the names in a folder. */
export async function sync(path: string) {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** As many as a disk does at once with profit, and far fewer than any machine lets a process open. */
const hands = 16

/** Makes a tree of programs readable by every user, and asks the disk to keep it: a power cut must not truncate it. */
export async function settle(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const queue = entries.values()
  await Promise.all(
    Array.from({ length: hands }, async () => {
      for (const entry of queue) await settleOne(entry)
    }),
  )
  await chmod(folder, 0o755)
  await sync(folder)
}

async function settleOne(entry: Dirent) {
  if (!entry.isFile() && !entry.isDirectory()) return
  const path = join(entry.parentPath, entry.name)
  const isProgram = entry.isDirectory() || basename(entry.parentPath) === 'bin'
  await chmod(path, isProgram ? 0o755 : 0o644)
  await sync(path)
}

/**
 * Makes `folder` whole or not at all: `fill` works in a private folder, which is renamed when it is done.
 * Of several that do this at once the first one wins, and the others use what it made.
 */
export async function makeWhole(folder: string, fill: (draft: string) => Promise<void>) {
  const home = dirname(folder)
  const draft = join(home, `.draft-${process.pid}-${Math.random().toString(36).slice(2)}`)
  await mkdir(draft, { mode: 0o700 })
  try {
    await fill(draft)
    await rename(draft, folder)
    await sync(home)
    await sync(dirname(home))
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST'].includes(codeOf(error))) throw error
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}
