import type { Outbox } from '../outbox/open-outbox.ts'
import { eraseDrafts } from '../store/draft-lock.ts'
import { eraseSignings } from '../store/erase-signings.ts'
import { storeOpener } from './store-opener.ts'

const { openFor, close, current, started } = storeOpener(async (client, user) =>
  (await storing()).openStore(client, user),
)

/** From here on the device stores what this person reads, and sends what they did. */
export const openStoreOf = openFor
/** Resolves once nothing is sent or written any more for whoever it was opened for, or after a while without that. */
export const closeStore = close
/** What is stored for whoever is signed in; null where this browser stores nothing. */
export const currentStore = current

export async function currentOutbox(): Promise<Outbox | null> {
  return (await current())?.outbox ?? null
}

/** A photo of a request that is stored here. The first screen does not open the store for it. */
export async function findStoredPhoto(path: string, store = started()) {
  return (await store)?.photos.find(path).catch(() => null)
}

/** Shows what is stored here of a job, if anything is. The first screen does not open the store for it. */
export async function showStoredJob(queryKey: readonly unknown[], store = started()) {
  await (await store)?.showJobRead(queryKey).catch(() => {})
}

/** The server has told that a job is another now, or may be any of them (null): what is stored of it is read again soon. */
export async function hearOfJob(id: string | null) {
  ;(await started())?.hearOfJob(id)
}

/** How many answers of the server are stored for whoever is signed in, when the oldest came, in milliseconds, and of which jobs the file; none before the store is open. */
export async function readsStored() {
  const store = await started()
  const reads = store?.database.reads
  const oldest = await reads?.orderBy('at').first()
  return {
    count: (await reads?.count()) ?? 0,
    oldest: oldest?.at ?? null,
    jobs: (await store?.storedJobs()) ?? [],
    isEncrypted: store?.isEncrypted ?? false,
  }
}

/**
 * Removes what was read, typed and sent here, by whomever: the server erases the device, and who is signed in is not always known
 * then. Work that was not sent stays. Says whether all of it is gone.
 */
export async function eraseStore(): Promise<boolean> {
  await close()
  try {
    await (await storing()).forgetReads()
    await Promise.all([eraseDrafts(), eraseSignings()])
    return true
  } catch {
    return false
  }
}

/** Its code comes after the first screen. */
function storing() {
  return import('./open-store.ts')
}
