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

/** A form of the company that someone fills in: which one, encrypted. `at` is when it was begun or put aside last, in milliseconds. */
export type StoredFormDraft = { id: string; at: number; sealed: Sealed }

/** A drawing of a level, encrypted; 1 where the outbox has it as it is. `at` is when it was stored last, in milliseconds. */
export type StoredSketch = { id: string; job: string; at: number; is_saved: 0 | 1; sealed: Sealed }

/** One answer of it. Each has a row of its own, so that storing one never writes over another. */
export type StoredFormAnswer = { draft: string; field: string; at: number; sealed: Sealed }

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
  database.version(7).stores({ form_drafts: 'id', form_answers: '[draft+field], draft', forms: 'key, at' })
  database.version(8).stores({ sketches: 'id, is_saved' })
  const forms = {
    form_drafts: database.table<StoredFormDraft, string>('form_drafts'),
    form_answers: database.table<StoredFormAnswer, [string, string]>('form_answers'),
  }
  return {
    ...forms,
    sketches: database.table<StoredSketch, string>('sketches'),
    /** What was read of forms of the company: each is opened when it is filled in. */
    forms: database.table<StoredRead, string>('forms'),
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
    /** The same of forms that are filled in. */
    formsAsOne: <Result>(work: () => Promise<Result>) =>
      database.transaction('rw', ['form_drafts', 'form_answers'], work),
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
