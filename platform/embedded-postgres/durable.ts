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

/** Makes a tree of programs readable by every user, and asks the disk to keep it: a power cut must not truncate it. */
export async function settle(folder: string) {
  const entries = await readdir(folder, { withFileTypes: true })
  await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return settle(path)
      if (!entry.isFile()) return
      await chmod(path, basename(folder) === 'bin' ? 0o755 : 0o644)
      await sync(path)
    }),
  )
  await chmod(folder, 0o755)
  await sync(folder)
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
