import type { QueryClient } from '@tanstack/react-query'
import type { SignedIn } from '#domain/employees/employee.ts'
import type { Outbox } from '../outbox/open-outbox.ts'
import type { Store } from './open-store.ts'

let wanted: string | null = null
let opening: Promise<Store | null> = Promise.resolve(null)

/** From here on the device stores what this person reads, and sends what they did. */
export function openStoreOf(client: QueryClient, user: SignedIn) {
  if (wanted === user.id) return
  closeStore()
  wanted = user.id
  opening = open(client, user)
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

/** How many answers of the server are stored for whoever is signed in, and when the oldest came, in milliseconds. */
export async function readsStored() {
  const store = await opening
  const reads = store?.database.reads
  const oldest = await reads?.orderBy('at').first()
  return {
    count: (await reads?.count()) ?? 0,
    oldest: oldest?.at ?? null,
    isEncrypted: store?.isEncrypted ?? false,
  }
}

/**
 * Removes what was read here, by whomever: the server erases the device, and who is signed in is not always known then. Work that
 * was not sent stays.
 */
export async function forgetStore() {
  closeStore()
  await (await storing()).forgetReads().catch(() => {})
}

/** The session has ended: what is stored stays, and nobody can read it until its person is signed in again. */
export async function lockStore() {
  const store = await opening
  await store?.forgetKey().catch(() => {})
}

async function open(client: QueryClient, user: SignedIn): Promise<Store | null> {
  try {
    return await (await storing()).openStore(client, user)
  } catch {
    // A browser that stores nothing, or no key yet: until it comes everything is sent at once or not at all.
    addEventListener('online', () => openAgain(client, user), { once: true })
    return null
  }
}

function openAgain(client: QueryClient, user: SignedIn) {
  if (wanted === user.id) opening = open(client, user)
}

/** Its code comes after the first screen. */
function storing() {
  return import('./open-store.ts')
}
