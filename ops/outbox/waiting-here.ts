import { databasePrefix } from '../store/database-prefix.ts'
import { resultOf } from '../ui/browser-database.ts'
import { unsentStates } from './unsent-states.ts'
import { waitsForKey } from './waits-for.ts'

/** What waits here for someone to sign in: how much, and the first name; nothing of what it is. */
export type Waiting = { name: string | null; count: number }

/** While something of a person is not sent their first name is on this device, readable by whoever signs in next; no longer. */
export function nameWaiting(personId: string, name: string, isWaiting: boolean) {
  const [first = ''] = name.split(' ')
  if (isWaiting) localStorage.setItem(waitsForKey(personId), first)
  else localStorage.removeItem(waitsForKey(personId))
}

/** Whose work waits on this device, but for whoever is signed in. Nothing is opened that is encrypted. */
export async function waitingHere(me: string | null): Promise<Waiting[]> {
  const all = await indexedDB.databases()
  const people = all.flatMap(({ name = '' }) =>
    name.startsWith(databasePrefix) ? name.slice(databasePrefix.length) : [],
  )
  const others = people.filter((id) => id !== me)
  const waiting = await Promise.all(
    others.map(async (id) => ({
      name: localStorage.getItem(waitsForKey(id)),
      count: await countUnsent(databasePrefix + id),
    })),
  )
  return waiting.filter(({ count }) => count > 0)
}

async function countUnsent(name: string) {
  const database = await resultOf(indexedDB.open(name))
  try {
    if (!database.objectStoreNames.contains('entries')) return 0
    const byState = database.transaction('entries').objectStore('entries').index('state')
    const counts = await Promise.all(unsentStates.map((state) => resultOf(byState.count(state))))
    return counts.reduce((sum, count) => sum + count, 0)
  } finally {
    database.close()
  }
}
