import { Dexie } from 'dexie'
import { databasePrefix } from './database-prefix.ts'
import type { Sealed } from './sealing.ts'
import type { StoredEntry } from './stored-entry.ts'

/** An answer of the server, encrypted; `at` is when it came, in milliseconds. */
export type StoredRead = { key: string; at: number; sealed: Sealed }

/** The same of an answer about a job. */
export type StoredJobRead = StoredRead & { job: string }

/** The bytes of a photo that waits, under the id of its entry. */
export type StoredBlob = { id: string; type: string; sealed: Sealed }

/** Photos that were chosen together, until each of them is stored: how many, the ids of those that are not, and, encrypted, the rest. */
export type StoredBurst = { id: string; all: number; missing: string[]; sealed: Sealed }

/** A photo of a request that is stored, in one of its sizes: `path` is its address without the signature. */
export type StoredPhoto = { lead: string; path: string; type: string; sealed: Sealed }

export type PortalDatabase = ReturnType<typeof openDatabase>

/** What the portal stores on this device for one person: no one else who signs in here sees it. */
export function openDatabase(personId: string) {
  const database = new Dexie(databasePrefix + personId)
  database.version(1).stores({ reads: 'key, at' })
  database.version(2).stores({ reads: 'key, at', entries: '++turn, &id, state', blobs: 'id' })
  database.version(3).stores({ entries: '++turn, &id, state, [state+turn], [state+since]' })
  database.version(4).stores({ photos: '[lead+path], lead, path' })
  database.version(5).stores({ bursts: 'id' })
  database.version(6).stores({ jobs: 'key, job, at, [job+at]' })
  return {
    reads: database.table<StoredRead, string>('reads'),
    /** Apart from the others, which are all opened at start: each of these when its screen asks. */
    jobs: database.table<StoredJobRead, string>('jobs'),
    entries: database.table<StoredEntry, number, Omit<StoredEntry, 'turn'> & { turn?: number }>('entries'),
    blobs: database.table<StoredBlob, string>('blobs'),
    bursts: database.table<StoredBurst, string>('bursts'),
    photos: database.table<StoredPhoto, [string, string]>('photos'),
    /** Writes to the outbox as one: a photo and its entry are both stored or neither is. */
    asOne: <Result>(work: () => Promise<Result>) =>
      database.transaction('rw', ['entries', 'blobs', 'bursts'], work),
    close: () => database.close(),
  }
}

/** The people for whom this device stores something. */
export async function peopleStored() {
  const names = await Dexie.getDatabaseNames()
  return names
    .filter((name) => name.startsWith(databasePrefix))
    .map((name) => name.slice(databasePrefix.length))
}
