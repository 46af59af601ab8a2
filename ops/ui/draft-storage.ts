import { within } from './within.ts'
import * as z from 'zod'
import { changeDrafts, draftRows } from './draft-database.ts'
import { draftTurnKey, type DraftStorage } from './stored-draft.ts'
import { watched } from './watched.ts'

/** Without a draft: it was done with at that turn. */
const Row = z.object({ draft: z.string().optional(), turn: z.number() })

/**
 * Where drafts are stored on this device. Browsers write local storage to the disk seconds later, and a browser that is killed
 * loses what it had not written; IndexedDB is written at once. So each change is in both, and what local storage lost is done again
 * when the portal starts: a draft is put back, and one that was done with goes.
 */
export const draftStorage: DraftStorage = {
  getItem: (key) => localStorage.getItem(key),
  setItem(key, draft) {
    tellStored()
    const turn = takeTurn(() => localStorage.setItem(key, draft))
    void change((drafts) => drafts.put({ draft, turn }, key))
    typed.set(key, Date.now())
    noteDraftChange()
  },
  removeItem(key) {
    const turn = takeTurn(() => localStorage.removeItem(key))
    void change((drafts) => drafts.put({ turn }, key))
    typed.delete(key)
    noteDraftChange()
  },
}

/** Grows with each change of a draft. */
export const draftChanges = watched(0)
const typed = new Map<string, number>()

export function noteDraftChange() {
  draftChanges.set(draftChanges.get() + 1)
}

/** When the draft was typed at last in this page, in milliseconds; null for one that was there before. */
export function typedAt(key: string) {
  return typed.get(key) ?? null
}

let tellStored = () => {}

/** Calls back whenever a draft is stored; the latest caller only. */
export function onDraftStored(tell: () => void) {
  tellStored = tell
}

/** The first screen does not wait longer for a browser whose database is busy. */
const restoreTimeout = 500

/** Puts back what local storage lost. */
export async function restoreDrafts(): Promise<void> {
  const restored = draftsRestored().catch(() => {})
  // Where hardly anything was ever typed nobody waits for it.
  if (lastTurn() === 0) return
  await within(restoreTimeout, restored)
}

let restoring: Promise<void> | undefined

/** The same, however long it takes: from here on local storage has all drafts that are not locked. Rejects where they can't be read. */
export function draftsRestored(): Promise<void> {
  return (restoring ??= restore())
}

/** Marks drafts in the database that nobody reads before their person is signed in again. */
export const lockedPrefix = 'locked:'
let locked: readonly string[] = []

/** The keys of the drafts that were locked when the portal started. */
export function draftsLockedAtStart() {
  return locked
}

async function restore() {
  const rows = await draftRows()
  locked = [...rows.keys()].filter((key) => key.startsWith(lockedPrefix))
  const written = lastTurn()
  for (const [key, value] of rows) {
    const row = Row.safeParse(value).data
    if (!row) continue
    const { draft, turn } = row
    if (turn > written && draft !== undefined) localStorage.setItem(key, draft)
    if (turn > written && draft === undefined) localStorage.removeItem(key)
    if (turn <= written && draft === undefined) await forget(key, turn)
  }
}

/** Local storage knows it too by now. What is typed there meanwhile stays. */
function forget(key: string, turn: number) {
  return change((drafts) => {
    const found = drafts.get(key)
    found.addEventListener('success', () => {
      if (Row.safeParse(found.result).data?.turn === turn) drafts.delete(key)
    })
  })
}

/** Changes local storage, and tells the turn of that change. */
function takeTurn(act: () => void) {
  const turn = lastTurn() + 1
  try {
    act()
    localStorage.setItem(draftTurnKey, String(turn))
  } catch {
    // It is full: the database may still have room, and whoever tells of the draft reads it back first.
  }
  return turn
}

function lastTurn() {
  return Number(localStorage.getItem(draftTurnKey) ?? 0)
}

async function change(work: (drafts: IDBObjectStore) => void) {
  try {
    await changeDrafts(work)
  } catch {
    // A browser without a database: local storage alone has the draft.
  }
}
