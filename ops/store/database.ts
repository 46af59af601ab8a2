import { Dexie } from 'dexie'

/** An answer of the server, as the cache of the portal had it; `at` is when it came, in milliseconds. */
export type StoredRead = { key: string; queryKey: readonly unknown[]; data: unknown; at: number }

export type PortalDatabase = ReturnType<typeof openDatabase>

/** What the portal stores on this device for one person: no one else who signs in here sees it. */
export function openDatabase(personId: string) {
  const database = new Dexie(`portal-${personId}`)
  database.version(1).stores({ reads: 'key, at' })
  return {
    reads: database.table<StoredRead, string>('reads'),
    close: () => database.close(),
    remove: () => database.delete(),
  }
}
