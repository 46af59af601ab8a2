import * as z from 'zod'
import type { DraftStorage } from './stored-draft.ts'

const Row = z.object({ draft: z.string(), turn: z.number() })

/**
 * Where drafts are stored on this device. Browsers write local storage to the disk seconds later, and a browser that is killed
 * loses it; IndexedDB is written at once. So each draft is in both, and what was lost is put back when the portal starts.
 */
export const draftStorage: DraftStorage = {
  getItem: (key) => localStorage.getItem(key),
  setItem(key, draft) {
    const turn = lastTurn() + 1
    localStorage.setItem(key, draft)
    localStorage.setItem(turnKey, String(turn))
    void change((drafts) => drafts.put({ draft, turn }, key))
  },
  removeItem(key) {
    localStorage.removeItem(key)
    void change((drafts) => drafts.delete(key))
  },
}

/** Grows with each draft: one in the database that is beyond it never reached the disk in local storage. */
const turnKey = 'draft-turn'
const table = 'drafts'
/** The first screen does not wait longer for a browser whose database is busy. */
const patience = 500

/** Puts back what local storage lost. */
export async function restoreDrafts(): Promise<void> {
  const restored = restore().catch(() => {})
  // Where hardly anything was ever typed nobody waits for it.
  if (lastTurn() === 0) return
  const late = new Promise<void>((done) => setTimeout(done, patience))
  await Promise.race([late, restored])
}

async function restore() {
  const rows = (await open()).transaction(table).objectStore(table)
  const [keys, drafts] = await Promise.all([asked(rows.getAllKeys()), asked(rows.getAll())])
  const written = lastTurn()
  for (const [nth, key] of keys.entries()) {
    const row = Row.safeParse(drafts[nth]).data
    if (typeof key === 'string' && row && row.turn > written) localStorage.setItem(key, row.draft)
  }
}

function lastTurn() {
  return Number(localStorage.getItem(turnKey) ?? 0)
}

async function change(work: (drafts: IDBObjectStore) => IDBRequest) {
  try {
    await asked(work((await open()).transaction(table, 'readwrite').objectStore(table)))
  } catch {
    // A browser without a database: local storage alone has the draft.
  }
}

let opened: Promise<IDBDatabase> | undefined

function open() {
  if (opened) return opened
  const opening = indexedDB.open('device-drafts', 1)
  opening.addEventListener('upgradeneeded', () => void opening.result.createObjectStore(table))
  opened = asked(opening)
  return opened
}

function asked<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((done, fail) => {
    request.addEventListener('success', () => done(request.result))
    request.addEventListener('error', () => fail(request.error ?? new Error('The database failed')))
  })
}
