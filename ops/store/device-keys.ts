import { completed, resultOf } from '../ui/browser-database.ts'

/** Opens what is stored for one person. No script can read it out. */
export type DeviceKey = { personId: string; key: CryptoKey }

const name = 'device-keys'
const table = 'keys'
/** Dexie made it for earlier releases, and multiplies its versions by ten. */
const version = 10

export async function deviceKeys(): Promise<Map<string, CryptoKey>> {
  return withDatabase(async (database) => {
    const rows: IDBRequest<DeviceKey[]> = database.transaction(table).objectStore(table).getAll()
    return new Map((await resultOf(rows)).map(({ personId, key }) => [personId, key]))
  })
}

/**
 * Stores the key, if `isWanted` still holds at that moment. The database is open by then, so that whoever reads the keys afterwards
 * finds this one.
 */
export async function storeKey(key: DeviceKey, isWanted: () => boolean): Promise<void> {
  await withDatabase(async (database) => {
    if (!isWanted()) throw new Error('The session has ended')
    const transaction = database.transaction(table, 'readwrite')
    transaction.objectStore(table).put(key)
    await completed(transaction)
  })
}

/** Nobody reads what these people stored on this device until they sign in again; if `isWanted` still holds at that moment. */
export async function forgetKeys(people: readonly string[], isWanted: () => boolean): Promise<void> {
  await withDatabase(async (database) => {
    if (!isWanted()) return
    const transaction = database.transaction(table, 'readwrite')
    for (const personId of people) transaction.objectStore(table).delete(personId)
    await completed(transaction)
  })
}

/** Closed after each use: an open connection would hold up a newer version of the database. */
async function withDatabase<Result>(work: (database: IDBDatabase) => Promise<Result>) {
  const opening = indexedDB.open(name, version)
  opening.addEventListener('upgradeneeded', () => {
    opening.result.createObjectStore(table, { keyPath: 'personId' })
  })
  const database = await resultOf(opening)
  try {
    return await work(database)
  } finally {
    database.close()
  }
}
