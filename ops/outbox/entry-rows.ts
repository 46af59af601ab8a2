import { Dexie, RangeSet, type ObservabilitySet } from 'dexie'
import type { PortalDatabase } from '../store/database.ts'
import { entryStates, type StoredEntry } from '../store/stored-entry.ts'

const openStates = entryStates.filter((state) => state !== 'received')
/** Of receipts there may be thousands: only the latest are read. */
const shownReceipts = 20

/** What the server has no receipt for, in the order in which it was done, and the latest receipts, the latest first. */
export type EntryRows = { open: StoredEntry[]; received: StoredEntry[] }

/**
 * Reads the rows of the outbox. While they are watched, only those that changed are read again, and the others stay the same objects:
 * each photo that is sent changes its row three times, and to read 500 takes a slow phone 40 ms.
 */
export function openRows({ entries }: PortalDatabase) {
  const known = new Map<number, StoredEntry>()
  /** What changed since it was read; null: it may be anything. */
  let changed: Set<number> | null = null
  let watchers = 0
  let reading = Promise.resolve()

  async function readChanged() {
    const turns = watchers > 0 ? changed : null
    changed = new Set()
    try {
      if (turns) await readSome([...turns])
      else await readAll()
    } catch (error) {
      changed = null
      throw error
    }
  }

  async function readSome(turns: number[]) {
    const rows = await entries.bulkGet(turns)
    for (const [nth, turn] of turns.entries()) {
      const row = rows[nth]
      if (row) known.set(turn, row)
      else known.delete(turn)
    }
  }

  /** State by state: each is read at once, while several together would be read row by row. */
  async function readAll() {
    const rows = await Promise.all([
      ...openStates.map((state) => entries.where('state').equals(state).toArray()),
      latestReceipts(entries),
    ])
    known.clear()
    for (const row of rows.flat()) known.set(row.turn, row)
  }

  function noteChanges(parts: ObservabilitySet) {
    const ranges = parts['all'] ?? parts[`idb://${entries.db.name}/${entries.name}/`]
    if (!ranges) return false
    for (const { from, to } of RangeSet(ranges)) {
      if (typeof from === 'number' && from === to) changed?.add(from)
      else changed = null
    }
    return true
  }

  return {
    async read(): Promise<EntryRows> {
      reading = reading.catch(() => {}).then(readChanged)
      await reading
      const rows = [...known.values()].toSorted((a, b) => a.turn - b.turn)
      const received = rows.filter(({ state }) => state === 'received').toReversed()
      for (const { turn } of received.splice(shownReceipts)) known.delete(turn)
      return { open: rows.filter(({ state }) => state !== 'received'), received }
    },
    /** Calls back after each change in whatever tab. Returns what ends it. */
    watch(tell: () => void) {
      const listen = (parts: ObservabilitySet) => void (noteChanges(parts) && tell())
      Dexie.on('storagemutated', listen)
      if (watchers === 0) changed = null
      watchers++
      return () => {
        Dexie.on.storagemutated.unsubscribe(listen)
        watchers--
      }
    },
  }
}

function latestReceipts(entries: PortalDatabase['entries']) {
  return (
    entries
      .where('[state+turn]')
      .between(['received', Dexie.minKey], ['received', Dexie.maxKey])
      // oxlint-disable-next-line unicorn/no-array-reverse -- a query, not an array
      .reverse()
      .limit(shownReceipts)
      .toArray()
  )
}
