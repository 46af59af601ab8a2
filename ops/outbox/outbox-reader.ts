import { Dexie, liveQuery } from 'dexie'
import type { PortalDatabase } from '../store/database.ts'
import type { Sealed, Sealer } from '../store/sealing.ts'
import { entryStates, type StoredEntry } from '../store/stored-entry.ts'
import { nextTask } from '../ui/next-task.ts'
import type { Entry } from './entry.ts'
import { readContent, Sides, type Content } from './entry-content.ts'
import { throttle } from './throttle.ts'

const openStates = entryStates.filter((state) => state !== 'received')
/** Of receipts there may be thousands: only the latest are read. */
const shownReceipts = 20
/** So many are opened in one task: 500 at once took a slow phone a third of a second. */
const openedAtOnce = 50
/** In milliseconds. Many photos are added in a row, and each change is read with all that waits. */
const readInterval = 250

export type OutboxReader = ReturnType<typeof openReader>

/** Reads what stands in the outbox. */
export function openReader(database: PortalDatabase, sealer: Sealer) {
  /** What was opened once is not opened again: each sealing has a vector of its own. */
  const opened = new Map<string, { sealing: string; content: Content }>()

  async function toEntry(row: StoredEntry): Promise<Entry | null> {
    const { sealed, sides, ...plain } = row
    const sealing = `${sealed.iv} ${sides?.iv}`
    const known = opened.get(row.id)
    if (sealed.iv && known?.sealing === sealing) return withContent(plain, known.content)
    const whole = readContent(await open(sealed))
    if (!whole) return null
    const content = { ...whole, ...(sides && Sides.safeParse(await open(sides)).data) }
    opened.set(row.id, { sealing, content })
    return withContent(plain, content)
  }

  function open(sealed: Sealed) {
    return sealer.open(sealed).catch(() => null)
  }

  async function readAll(rows: readonly StoredEntry[]): Promise<Entry[]> {
    const entries: Entry[] = []
    for (let first = 0; first < rows.length; first += openedAtOnce) {
      if (first > 0) await nextTask()
      const read = await Promise.all(rows.slice(first, first + openedAtOnce).map(toEntry))
      entries.push(...read.filter((entry) => entry !== null))
    }
    return entries
  }

  return {
    async find(id: string) {
      const row = await database.entries.where('id').equals(id).first()
      return row ? toEntry(row) : null
    },
    /** Everything that the server has no receipt for, in the order in which it was done. */
    async listOpen(): Promise<Entry[]> {
      return readAll(await openRows(database))
    },
    /** What an older version stored of what the server said, without sealing it or together with the rest. */
    async listOfOlder(): Promise<Entry[]> {
      return readAll((await openRows(database)).filter(({ fault, sides }) => fault?.detail || !sides))
    },
    /** Calls back with what is open and the latest receipts, now and after each change in whatever tab. Returns what ends it. */
    watch(show: (open: Entry[], received: Entry[]) => void) {
      let latest = 0
      return watchRows(database, async ([open, received]) => {
        const change = ++latest
        const read = [await readAll(open), await readAll(received)] as const
        if (change === latest) show(...read)
      })
    },
  }
}

function withContent(plain: Omit<StoredEntry, 'sealed' | 'sides'>, { detail, ...content }: Content): Entry {
  const { fault } = plain
  return { ...plain, ...content, fault: fault && { ...fault, detail: detail ?? fault.detail } }
}

function watchRows(database: PortalDatabase, show: (rows: [StoredEntry[], StoredEntry[]]) => void) {
  const turn = throttle(readInterval)
  async function rows() {
    await turn()
    return Promise.all([openRows(database), latestReceipts(database)])
  }
  const { unsubscribe } = liveQuery(rows).subscribe(show)
  return unsubscribe
}

/** State by state: each is read at once, while several together would be read row by row. */
async function openRows({ entries }: PortalDatabase) {
  const rows = await Promise.all(openStates.map((state) => entries.where('state').equals(state).toArray()))
  return rows.flat().toSorted((a, b) => a.turn - b.turn)
}

function latestReceipts({ entries }: PortalDatabase) {
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
