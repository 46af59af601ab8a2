import type { PortalDatabase } from '../store/database.ts'
import type { Sealed, Sealer } from '../store/sealing.ts'
import type { StoredEntry } from '../store/stored-entry.ts'
import { nextTask } from '../ui/next-task.ts'
import type { Entry } from './entry.ts'
import { readContent, Sides, type Content } from './entry-content.ts'
import { openRows } from './entry-rows.ts'
import { throttle } from './throttle.ts'

/** So many are opened in one task: 500 at once took a slow phone a third of a second. */
const openedAtOnce = 50
/** In milliseconds. Many photos are added in a row, and each change is shown with all that waits. */
const readInterval = 250

export type OutboxReader = ReturnType<typeof openReader>

/** Reads what stands in the outbox. */
export function openReader(database: PortalDatabase, sealer: Sealer) {
  const rows = openRows(database)
  /** What was opened once is not opened again as long as its row is the same; null is none that can be read. */
  const opened = new WeakMap<StoredEntry, Entry | null>()

  async function toEntry({ sealed, sides, ...plain }: StoredEntry): Promise<Entry | null> {
    const whole = readContent(await open(sealed))
    if (!whole) return null
    return withContent(plain, { ...whole, ...(sides && Sides.safeParse(await open(sides)).data) })
  }

  function open(sealed: Sealed) {
    return sealer.open(sealed).catch(() => null)
  }

  async function readAll(rows: readonly StoredEntry[]): Promise<Entry[]> {
    const fresh = rows.filter((row) => !opened.has(row))
    for (let first = 0; first < fresh.length; first += openedAtOnce) {
      // The browser may just have handed over all of the rows, which takes it a task.
      await nextTask()
      const some = fresh.slice(first, first + openedAtOnce)
      await Promise.all(some.map(async (row) => opened.set(row, await toEntry(row))))
    }
    return rows.flatMap((row) => opened.get(row) ?? [])
  }

  return {
    async find(id: string) {
      const row = await database.entries.where('id').equals(id).first()
      return row ? toEntry(row) : null
    },
    /** Everything that the server has no receipt for, in the order in which it was done. */
    async listOpen(): Promise<Entry[]> {
      return readAll((await rows.read()).open)
    },
    /** The same, and the latest receipts. */
    async listLatest(): Promise<Entry[]> {
      const { open, received } = await rows.read()
      return readAll([...open, ...received])
    },
    /** What an older version stored of what the server said, without sealing it or together with the rest. */
    async listOfOlder(): Promise<Entry[]> {
      return readAll((await rows.read()).open.filter(({ fault, sides }) => fault?.detail || !sides))
    },
    /** Calls back with what is open and the latest receipts, now and after each change in whatever tab. Returns what ends it. */
    watch(show: (open: Entry[], received: Entry[]) => void) {
      let isOver = false
      const tell = throttle(readInterval, async () => {
        const { open, received } = await rows.read()
        const read = [await readAll(open), await readAll(received)] as const
        // What the screen does with it has a task of its own.
        await nextTask()
        if (!isOver) show(...read)
      })
      const tellNow = () => void tell().catch(() => {})
      const unwatch = rows.watch(tellNow)
      tellNow()
      return () => {
        isOver = true
        unwatch()
      }
    },
  }
}

function withContent(plain: Omit<StoredEntry, 'sealed' | 'sides'>, { detail, ...content }: Content): Entry {
  const { fault } = plain
  return { ...plain, ...content, fault: fault && { ...fault, detail: detail ?? fault.detail } }
}
