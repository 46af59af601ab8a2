import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { hour } from '#platform/time.ts'
import { writeDraft, type Draft } from './draft.ts'
import { storedFile, type StoredFile } from './stored-file.ts'

/** Bytes under a key: a folder here, a bucket elsewhere. Which keys exist is known by the database, so there is no list. */
export type Files = {
  /** Resolves once the bytes would survive a power cut. Whole or not at all; the same key again replaces them. */
  put(key: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void>
  /** Writes bytes that have no key yet as they come, so that none of them wait in memory. */
  setAside(bytes: AsyncIterable<Uint8Array>): Promise<Draft>
  /** All bytes at once, for what works on them. Null where there is nothing under the key. */
  read(key: string): Promise<Buffer | null>
  /** The bytes in pieces, for what hands them on. Null where there is nothing under the key. */
  open(key: string): Promise<StoredFile | null>
  /** Harmless where there is nothing under the key. */
  remove(key: string): Promise<void>
}

/** Keys are made by us, yet checked here too: lower case, and no part begins with a dot, so none leaves the folder. */
const wellFormed = /^(?=.{1,200}$)[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/

/** A draft this old belongs to a process that died; a younger one may belong to another process that runs. */
const abandoned = hour

export function localFiles(dir: string): Files {
  const folder = resolve(dir)
  const drafts = join(folder, '.drafts')
  mkdirSync(drafts, { recursive: true, mode: 0o700 })
  sweepDrafts(drafts)

  return {
    async put(key, bytes) {
      const path = pathOf(folder, key)
      const draft = newDraft(drafts)
      try {
        await writeSynced(draft, bytes)
        await mkdir(dirname(path), { recursive: true })
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
      await syncFolders(dirname(path), dirname(folder))
    },

    setAside: (bytes) => writeDraft(newDraft(drafts), bytes),

    async read(key) {
      try {
        return await readFile(pathOf(folder, key))
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
        throw error
      }
    },

    open: async (key) => storedFile(pathOf(folder, key)),

    remove: async (key) => rm(pathOf(folder, key), { force: true }),
  }
}

function newDraft(drafts: string) {
  return join(drafts, randomBytes(12).toString('hex'))
}

function pathOf(folder: string, key: string) {
  if (!wellFormed.test(key)) throw new Error(`${JSON.stringify(key)} cannot be the key of a file`)
  return join(folder, key)
}

async function writeSynced(path: string, bytes: Uint8Array | AsyncIterable<Uint8Array>) {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** From the innermost to the outermost: a name is durable once its folder is, and that one's name once its parent is. */
async function syncFolders(innermost: string, outermost: string) {
  for (let path = innermost; ; path = dirname(path)) {
    const folder = await open(path, 'r')
    await folder.sync().finally(() => folder.close())
    if (path === outermost) return
  }
}

function sweepDrafts(drafts: string) {
  for (const name of readdirSync(drafts)) {
    const draft = join(drafts, name)
    const written = statSync(draft, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (Date.now() - written > abandoned) rmSync(draft, { force: true })
  }
}
