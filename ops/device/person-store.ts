import type { QueryClient } from '@tanstack/react-query'
import { second } from '#platform/time.ts'
import type { Outbox } from '../outbox/open-outbox.ts'
import { onDraftStored } from '../ui/draft-storage.ts'
import { within } from '../ui/within.ts'
import { eraseDrafts } from '../store/draft-lock.ts'
import type { Store, StoreOwner } from './open-store.ts'

type Opening = { user: StoreOwner; start: () => Promise<Store | null>; started: Promise<Store | null> | null }

let opening: Opening | null = null

/** The first screen comes first: with a connection, what is stored is not needed for it. */
const firstScreenTime = 3 * second
const retryPause = 3 * second
/** Whoever signs out does not wait longer for a browser whose database is busy. */
const closeTimeout = 3 * second

/**
 * From here on the device stores what this person reads, and sends what they did: `atOnce` without a connection, else after the
 * first screen or as soon as something is to be stored.
 */
export function openStoreOf(client: QueryClient, user: StoreOwner, { atOnce }: { atOnce: boolean }) {
  if (opening?.user.id !== user.id) {
    void closeStore()
    const next: Opening = {
      user,
      started: null,
      start: () => (next.started ??= open(client, next)),
    }
    // What is typed is encrypted when the session ends, with a key that the device must have by then.
    onDraftStored(() => opening === next && void next.start())
    opening = next
  }
  const { start, started } = opening
  opening.user = user
  void started?.then((store) => store?.mayNow(user.permissions)).catch(() => {})
  if (atOnce) void start()
  else setTimeout(() => opening?.user === user && void start(), firstScreenTime)
}

/** Resolves once nothing is sent or written any more for whoever it was opened for, or after a while without that. */
export async function closeStore(): Promise<void> {
  const closing = opening?.started
  opening = null
  if (closing)
    await within(
      closeTimeout,
      closing.then((store) => store?.close()).catch(() => {}),
    )
}

/** What is stored for whoever is signed in; null where this browser stores nothing. */
export async function currentStore(): Promise<Store | null> {
  return (await opening?.start()) ?? null
}

export async function currentOutbox(): Promise<Outbox | null> {
  return (await currentStore())?.outbox ?? null
}

/** A photo of a request that is stored here. The first screen does not open the store for it. */
export async function findStoredPhoto(path: string, store = opening?.started) {
  return (await store)?.photos.find(path).catch(() => null)
}

/** How many answers of the server are stored for whoever is signed in, and when the oldest came, in milliseconds; none before the store is open. */
export async function readsStored() {
  const store = await opening?.started
  const reads = store?.database.reads
  const oldest = await reads?.orderBy('at').first()
  return {
    count: (await reads?.count()) ?? 0,
    oldest: oldest?.at ?? null,
    isEncrypted: store?.isEncrypted ?? false,
  }
}

/**
 * Removes what was read and typed here, by whomever: the server erases the device, and who is signed in is not always known then.
 * Work that was not sent stays. Says whether all of it is gone.
 */
export async function eraseStore(): Promise<boolean> {
  await closeStore()
  try {
    await (await storing()).forgetReads()
    await eraseDrafts()
    return true
  } catch {
    return false
  }
}

async function open(client: QueryClient, of: Opening): Promise<Store | null> {
  try {
    return await (await storing()).openStore(client, of.user)
  } catch {
    // A browser that stores nothing, or no key yet, as before a second factor: until it comes everything is sent at once or not at
    // all.
    retryLater(of)
    return null
  }
}

/** Whoever needs the store after a pause tries again, and so does a connection that comes back, once for all earlier failures. */
function retryLater(of: Opening) {
  const failed = of.started
  function forget() {
    if (of.started === failed) of.started = null
  }
  setTimeout(forget, retryPause)
  addEventListener(
    'online',
    () => {
      forget()
      if (opening === of) void of.start()
    },
    { once: true },
  )
}

/** Its code comes after the first screen. */
function storing() {
  return import('./open-store.ts')
}
