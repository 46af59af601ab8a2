import { Dexie, liveQuery } from 'dexie'
import * as z from 'zod'
import { type Entry, type NewEntry } from './entry.ts'
import { entryStates, type StoredEntry } from '../store/stored-entry.ts'
import { after, finalStates, newEntry, rememberedSince, wasNeverSent, type EntryEvent } from './outbox.ts'
import { isFull } from '../problem.ts'
import type { PortalDatabase } from '../store/database.ts'
import { Content, readContent } from './entry-content.ts'
import { throttle } from './throttle.ts'
import type { Sealer } from '../store/sealing.ts'

const photoType = z.string()

const openStates = entryStates.filter((state) => state !== 'received')
/** Of receipts there may be thousands: only the latest are read. */
const shownReceipts = 20
/** In milliseconds. Many photos are added in a row, and each change is read with all that waits. */
const readInterval = 250

export type OutboxStore = ReturnType<typeof openOutboxStore>

/** The outbox of one person on this device. It is the one truth for all tabs; each change is a transaction of its own. */
export function openOutboxStore({ entries, blobs, photos, asOne }: PortalDatabase, sealer: Sealer) {
  /** What was opened once is not opened again: each sealing has a vector of its own. */
  const opened = new Map<string, { sealing: string; content: Content }>()

  async function toEntry(row: StoredEntry): Promise<Entry | null> {
    const { sealed, ...plain } = row
    const sealing = String(sealed.iv)
    const known = opened.get(row.id)
    if (sealed.iv && known?.sealing === sealing) return withContent(plain, known.content)
    const content = readContent(await sealer.open(sealed).catch(() => null))
    if (!content) return null
    opened.set(row.id, { sealing, content })
    return withContent(plain, content)
  }

  async function readAll(rows: readonly StoredEntry[]): Promise<Entry[]> {
    const read = await Promise.all(rows.map(toEntry))
    return read.filter((entry) => entry !== null)
  }

  async function find(id: string) {
    const row = await entries.where('id').equals(id).first()
    return row ? toEntry(row) : null
  }

  // State by state: each is read at once, while several together would be read row by row.
  async function openRows() {
    const rows = await Promise.all(openStates.map((state) => entries.where('state').equals(state).toArray()))
    return rows.flat().toSorted((a, b) => a.turn - b.turn)
  }
  const latestReceipts = () =>
    entries
      .where('[state+turn]')
      .between(['received', Dexie.minKey], ['received', Dexie.maxKey])
      // oxlint-disable-next-line unicorn/no-array-reverse -- a query, not an array
      .reverse()
      .limit(shownReceipts)
      .toArray()

  /** Stores an entry as it is next, unless something happened to it meanwhile. */
  async function replace({ id, turn, state, since }: Entry, next: Entry): Promise<boolean> {
    const row = { turn, ...(await toRow(sealer, next)) }
    return asOne(async () => {
      const now = await entries.get(turn)
      if (now?.state !== state || now.since !== since) return false
      await entries.put(row)
      if (next.state === 'received') await blobs.delete(id)
      return true
    })
  }

  return {
    find,
    /** Everything that the server has no receipt for, in the order in which it was done. */
    async listOpen(): Promise<Entry[]> {
      return readAll(await openRows())
    },
    /** Calls back with what is open and the latest receipts, now and after each change in whatever tab. Returns what ends it. */
    watch(show: (open: Entry[], received: Entry[]) => void) {
      let latest = 0
      const turn = throttle(readInterval)
      async function rows() {
        await turn()
        return Promise.all([openRows(), latestReceipts()])
      }
      const { unsubscribe } = liveQuery(rows).subscribe(async ([open, received]) => {
        const change = ++latest
        const read = [await readAll(open), await readAll(received)] as const
        if (change === latest) show(...read)
      })
      return unsubscribe
    },
    /**
     * Stores an entry once, with its bytes where it is a photo. Rejects where the device has no room. An undo takes the place of its
     * step where that is not on its way. False if the server can't have the step: then there is nothing to send.
     */
    async add(entry: NewEntry, photo?: Blob): Promise<boolean> {
      const { turn: _, ...fresh } = newEntry(entry, { turn: 0, now: Date.now() })
      const row = await toRow(sealer, fresh)
      const blob = photo && {
        id: entry.id,
        type: photo.type,
        sealed: await sealer.sealBytes(await photo.arrayBuffer()),
      }
      const store = () =>
        asOne(async () => {
          if (blob) await blobs.put(blob)
          const step = entry.write.kind === 'undo_step' && (await entries.get({ id: entry.write.undo.id }))
          if (step && step.state === 'waiting') await entries.delete(step.turn)
          if (step && wasNeverSent(step)) return false
          if ((await entries.where('id').equals(entry.id).count()) === 0) await entries.add(row)
          return true
        })
      try {
        return await store()
      } catch (error) {
        if (!isFull(error) || (await photos.count()) === 0) throw error
        // What was downloaded can be downloaded again; what is done here is nowhere else.
        await photos.clear()
        return store()
      }
    },
    /** Records what happened to an entry, whoever changes it at the same time. Returns it as it is now. */
    async apply(id: string, event: EntryEvent): Promise<Entry | null> {
      for (;;) {
        const entry = await find(id)
        if (!entry) return null
        const next = after(entry, event, Date.now())
        if (next === entry || (await replace(entry, next))) return next
      }
    },
    /** Seals what an older version stored in the open of what the server said; called at start. */
    async sealFaults(): Promise<void> {
      const rows = (await openRows()).filter(({ fault }) => fault?.detail)
      for (const entry of await readAll(rows)) await replace(entry, entry)
    },
    /** The photo was made ready: these bytes are sent. */
    async readyPhoto(entry: Entry, sha256: string, photo: Blob): Promise<Entry> {
      if (entry.write.kind !== 'photo') return entry
      const ready: Entry = { ...entry, write: { ...entry.write, sha256 } }
      const row = { turn: entry.turn, ...(await toRow(sealer, ready)) }
      const sealed = await sealer.sealBytes(await photo.arrayBuffer())
      await asOne(async () => {
        await blobs.put({ id: entry.id, type: photo.type, sealed })
        await entries.put(row)
      })
      return ready
    },
    async photoOf(id: string): Promise<Blob | null> {
      const stored = await blobs.get(id)
      if (!stored) return null
      const type = photoType.parse(stored.type)
      return new Blob([await sealer.openBytes(stored.sealed)], { type })
    },
    /** The person takes an entry back that was not sent, or has read what became of it. */
    async remove(id: string): Promise<void> {
      await asOne(async () => {
        await blobs.delete(id)
        await entries.where('id').equals(id).delete()
      })
    },
    /** Forgets receipts that are old enough, and the bytes of photos without an entry; called at start. */
    async forgetOld(): Promise<void> {
      const until = rememberedSince(Date.now())
      await asOne(async () => {
        for (const state of finalStates)
          await entries.where('[state+since]').between([state, Dexie.minKey], [state, until]).delete()
        const ids = await blobs.toCollection().primaryKeys()
        const known = new Set(await entries.where('id').anyOf(ids).keys())
        await blobs.bulkDelete(ids.filter((id) => !known.has(id)))
      })
    },
  }
}

function withContent(plain: Omit<StoredEntry, 'sealed'>, { detail, ...content }: Content): Entry {
  const { fault } = plain
  return { ...plain, ...content, fault: fault && { ...fault, detail: detail ?? fault.detail } }
}

async function toRow(sealer: Sealer, entry: Omit<Entry, 'turn'>): Promise<Omit<StoredEntry, 'turn'>> {
  const { id, state, tries, since, fault, ...content } = entry
  const sealed = await sealer.seal({ ...Content.parse(content), detail: fault?.detail })
  return { id, state, tries, since, fault: fault && { ...fault, detail: '' }, sealed }
}
