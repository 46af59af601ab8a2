import { completed, resultOf } from './browser-database.ts'

const table = 'drafts'
let opened: Promise<IDBDatabase> | undefined

/** Everything that is stored, by its key. */
export async function draftRows(): Promise<Map<string, unknown>> {
  const rows = (await open()).transaction(table).objectStore(table)
  const [keys, values] = await Promise.all([resultOf(rows.getAllKeys()), resultOf<unknown[]>(rows.getAll())])
  return new Map(keys.map((key, nth) => [String(key), values[nth]]))
}

/** Makes all these changes or none. */
export async function changeDrafts(work: (drafts: IDBObjectStore) => void): Promise<void> {
  const transaction = (await open()).transaction(table, 'readwrite')
  work(transaction.objectStore(table))
  await completed(transaction)
}

function open() {
  if (opened) return opened
  const opening = indexedDB.open('device-drafts', 1)
  opening.addEventListener('upgradeneeded', () => void opening.result.createObjectStore(table))
  opened = resultOf(opening)
  return opened
}
