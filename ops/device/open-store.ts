import type { QueryClient } from '@tanstack/react-query'
import type { SignedIn } from '#domain/employees/employee.ts'
import { openOutbox } from '../outbox/open-outbox.ts'
import { storedToken } from '../session/token-store.ts'
import { lockOthers } from '../store/device-lock.ts'
import { openDatabase, peopleStored } from '../store/database.ts'
import { openKey } from '../store/storage-key.ts'
import { sealerWith } from '../store/sealing.ts'
import { openPhotoDownloads } from './photo-downloads.ts'
import { openPhotoStore } from '../store/photo-store.ts'
import { readWorkAgain } from './read-again.ts'
import { isStoredFor, loadReads, storeReads } from '../store/stored-reads.ts'
import { storedLeads, watchRequests, type StoredRequest } from '../store/stored-requests.ts'

export type StoreOwner = Pick<SignedIn, 'id' | 'name' | 'permissions'>
export type Store = Awaited<ReturnType<typeof openStore>>

/** Opens what this device stores for a person: what they read, and what they did that is not sent. */
export async function openStore(client: QueryClient, { id: personId, name, permissions }: StoreOwner) {
  // What a page that ended too early left of others.
  void lockOthers(personId).catch(() => {})
  const token = storedToken()
  const sealer = sealerWith(await openKey(personId))
  if (token === null || storedToken() !== token) throw new Error('The session has ended')
  const database = openDatabase(personId)
  await loadReads(client, database, sealer)
  const photos = openPhotoStore(database, sealer)
  const downloads = openPhotoDownloads({
    client,
    photos,
    personId,
    storedLeads: () => storedLeads(database),
    isStored: (query) => isStoredFor(query, personId),
  })
  const stopReads = storeReads(client, { database, sealer, personId, onStored: downloads.start })
  // Without a connection the next start does it.
  if (permissions['leads.work']) void readWorkAgain(client).catch(() => {})
  const outbox = openOutbox({ client, database, sealer, token, person: { id: personId, name } })
  return {
    database,
    outbox,
    photos,
    watchRequests: (show: (requests: StoredRequest[]) => void) => watchRequests(database, sealer, show),
    isEncrypted: sealer.isSecret,
    async close() {
      stopReads()
      downloads.close()
      await outbox.close().finally(database.close)
    },
  }
}

/** Removes what anyone read on this device. Work that was not sent stays. Rejects where something could not be removed. */
export async function forgetReads() {
  const cleared = await Promise.allSettled((await peopleStored()).map(clearReads))
  const failed = cleared.find(({ status }) => status === 'rejected')
  if (failed) throw new Error('What was read could not be removed', { cause: failed })
}

async function clearReads(personId: string) {
  const { reads, photos, close } = openDatabase(personId)
  await Promise.all([reads.clear(), photos.clear()]).finally(close)
}
