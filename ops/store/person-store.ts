import type { QueryClient } from '@tanstack/react-query'
import { storeReads } from './stored-reads.ts'

type Store = ReturnType<typeof storeReads> & { personId: string }

let open: Store | null = null

/** From here on the device stores what this person reads. */
export function openStoreOf(client: QueryClient, personId: string) {
  if (open?.personId === personId) return
  closeStore()
  open = { personId, ...storeReads(client, personId) }
}

export function closeStore() {
  open?.close()
  open = null
}

/** Removes all that the person read here: they have signed out. */
export async function forgetStore() {
  const store = open
  open = null
  await store?.forget().catch(() => {})
}
