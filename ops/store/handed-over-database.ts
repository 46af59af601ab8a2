import { completed, resultOf } from '../ui/browser-database.ts'

/**
 * What a phone knows that is handed over to sign on. `pins`: of each person the verifier, sealed with their key, and how many tries are
 * left. `locks`: the one that is on. `signings`: how far someone came with each form, sealed.
 */
const name = 'handed-over'
const tables = ['pins', 'locks', 'signings'] as const
type Table = (typeof tables)[number]

export async function readRow(table: Table, key: string): Promise<unknown> {
  return withDatabase((database) => {
    const found: IDBRequest<unknown> = database.transaction(table).objectStore(table).get(key)
    return resultOf(found)
  })
}

export async function readRows(table: Table): Promise<unknown[]> {
  return withDatabase((database) => {
    const found: IDBRequest<unknown[]> = database.transaction(table).objectStore(table).getAll()
    return resultOf(found)
  })
}

/** Resolves once it is on the disk: a phone that is switched off a moment later still knows it. */
export async function changeRows(table: Table, work: (rows: IDBObjectStore) => void): Promise<void> {
  await withDatabase(async (database) => {
    const transaction = database.transaction(table, 'readwrite', { durability: 'strict' })
    work(transaction.objectStore(table))
    await completed(transaction)
  })
}

/** Reads a row and stores what becomes of it, as one. */
export async function changeRow<Result>(
  table: Table,
  key: string,
  change: (row: unknown) => { row: unknown; result: Result },
): Promise<Result> {
  return withDatabase(async (database) => {
    const transaction = database.transaction(table, 'readwrite', { durability: 'strict' })
    const rows = transaction.objectStore(table)
    const found: IDBRequest<unknown> = rows.get(key)
    const { row, result } = change(await resultOf(found))
    if (row !== undefined) rows.put(row)
    await completed(transaction)
    return result
  })
}

/** Closed after each use: an open connection would hold up a newer version of the database. */
async function withDatabase<Result>(work: (database: IDBDatabase) => Promise<Result>) {
  const opening = indexedDB.open(name, 1)
  opening.addEventListener('upgradeneeded', () => {
    opening.result.createObjectStore('pins', { keyPath: 'person_id' })
    opening.result.createObjectStore('locks', { keyPath: 'id' })
    opening.result.createObjectStore('signings', { keyPath: 'form' })
  })
  const database = await resultOf(opening)
  try {
    return await work(database)
  } finally {
    database.close()
  }
}
