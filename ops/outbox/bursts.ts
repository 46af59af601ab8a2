import { liveQuery } from 'dexie'
import * as z from 'zod'
import { LeadName } from '#domain/leads/lead-name.ts'
import type { PortalDatabase, StoredBurst } from '../store/database.ts'
import type { Sealer } from '../store/sealing.ts'
import { showNewest } from '../store/show-newest.ts'
import { withRoom } from './make-room.ts'

const Photo = z.object({ id: z.string(), name: z.string() })
const Sealed = z.object({ leadId: z.string(), customer: LeadName, photos: z.array(Photo) })

/** Photos that were chosen together, each with the ID under which it is stored. */
export type NewBurst = z.output<typeof Sealed> & { id: string }

/** The same, broken off: `missing` are those that this device did not store. */
export type Burst = Omit<NewBurst, 'photos'> & { all: number; missing: NewBurst['photos'] }

/** Photos of an earlier burst that are chosen again with a new one. */
export type ClosedBurst = { id: string; photoIds: readonly string[] }

/**
 * Which photos were chosen together, written down before the first of them is stored: what a killed browser did not come to is then
 * known by its name. Each photo leaves the list in the transaction that stores it.
 */
export function openBursts(database: PortalDatabase, sealer: Sealer) {
  const { bursts, asOne } = database
  /** Those that no tab works on any more. */
  const isOver = new Set<string>()
  const asked = new Set<string>()

  async function opened(row: StoredBurst): Promise<Burst[]> {
    const { data } = Sealed.safeParse(await sealer.open(row.sealed).catch(() => null))
    if (!data) return []
    const { photos, ...rest } = data
    return [
      { id: row.id, ...rest, all: row.all, missing: photos.filter(({ id }) => row.missing.includes(id)) },
    ]
  }

  const openAll = async (rows: readonly StoredBurst[]) => (await Promise.all(rows.map(opened))).flat()

  return {
    async begin({ id, ...content }: NewBurst, closes?: ClosedBurst): Promise<void> {
      const missing = content.photos.map((photo) => photo.id)
      const row = { id, all: missing.length, missing, sealed: await sealer.seal(Sealed.parse(content)) }
      await withRoom(database, () =>
        asOne(async () => {
          await bursts.put(row)
          if (closes) await removePhotos(database, closes.id, closes.photoIds)
        }),
      )
    },
    /** While it stores its photos. A tab that is closed or killed lets go of it. */
    async run(id: string, work: () => Promise<void>): Promise<void> {
      // Lib.dom promises it, but a page on plain http has none.
      const locks: LockManager | undefined = navigator.locks
      if (locks) await locks.request(lockOf(id), work)
      else await work()
    },
    /** They were no photos, and the person was told: they are not missing. */
    leaveOut: (id: string, photoIds: readonly string[]) =>
      asOne(async () => {
        const row = await bursts.get(id)
        if (row) await bursts.put({ ...row, all: row.all - photoIds.length })
        await removePhotos(database, id, photoIds)
      }),
    forget: (id: string) => bursts.delete(id),
    /** Calls back with what was broken off, now and after each change in whatever tab. Returns what ends it. */
    watch(show: (bursts: Burst[]) => void) {
      let rows: readonly StoredBurst[] = []
      const newest = showNewest(show)
      const tell = () => newest.open(openAll(rows.filter(({ id }) => isOver.has(id))))
      function noteOver(id: string) {
        isOver.add(id)
        return tell()
      }
      const { unsubscribe } = liveQuery(() => bursts.toArray()).subscribe((read) => {
        rows = read
        for (const { id } of read) {
          if (asked.has(id)) continue
          asked.add(id)
          void whenOver(id).then(() => noteOver(id))
        }
        void tell()
      })
      return () => {
        newest.end()
        unsubscribe()
      }
    },
  }
}

/** Takes photos off the list, as part of a transaction. Where none is left the list is of no use any more. */
export async function removePhotos(
  { bursts }: PortalDatabase,
  id: string,
  photoIds: readonly string[],
): Promise<void> {
  const row = await bursts.get(id)
  if (!row) return
  const missing = row.missing.filter((each) => !photoIds.includes(each))
  if (missing.length > 0) await bursts.put({ ...row, missing })
  else await bursts.delete(id)
}

/** Resolves when no tab stores its photos. */
async function whenOver(id: string) {
  const locks: LockManager | undefined = navigator.locks
  if (locks) await locks.request(lockOf(id), () => {})
}

function lockOf(id: string) {
  return `photo-burst-${id}`
}
