import type { QueryClient } from '@tanstack/react-query'
import { openOutbox, type Outbox } from '../outbox/open-outbox.ts'
import { openDatabase, peopleStored, type PortalDatabase } from './database.ts'
import { openKey } from './storage-key.ts'
import { sealerWith } from './sealing.ts'
import { loadReads, storeReads } from './stored-reads.ts'

type Store = { personId: string; database: PortalDatabase; outbox: Outbox; close: () => void }

let wanted: string | null = null
let opening: Promise<Store | null> = Promise.resolve(null)

/** From here on the device stores what this person reads, and sends what they did. */
export function openStoreOf(client: QueryClient, personId: string) {
  if (wanted === personId) return
  closeStore()
  wanted = personId
  opening = open(client, personId)
}

export function closeStore() {
  const closing = opening
  wanted = null
  opening = Promise.resolve(null)
  void closing.then((store) => store?.close())
}

/** The outbox of whoever is signed in; null where this browser stores nothing. */
export async function currentOutbox(): Promise<Outbox | null> {
  return (await opening)?.outbox ?? null
}

/**
 * Removes what was read here, by whomever: the server erases the device, and who is signed in is not always known then. Work that
 * was not sent stays.
 */
export async function forgetStore() {
  closeStore()
  const people = await peopleStored().catch(() => [])
  await Promise.all(people.map((id) => forgetReads(id).catch(() => {})))
}

async function forgetReads(personId: string) {
  const { reads, close } = openDatabase(personId)
  await reads.clear()
  close()
}

async function open(client: QueryClient, personId: string): Promise<Store | null> {
  try {
    const sealer = sealerWith(await openKey(personId))
    const database = openDatabase(personId)
    await loadReads(client, database, sealer)
    const stopReads = storeReads(client, { database, sealer, personId })
    const outbox = openOutbox({ client, database, sealer, personId })
    return {
      personId,
      database,
      outbox,
      close() {
        stopReads()
        outbox.close()
        database.close()
      },
    }
  } catch {
    // A browser that stores nothing, or no key yet: then everything is sent at once or not at all.
    return null
  }
}
