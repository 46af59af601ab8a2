import { queryOptions } from '@tanstack/react-query'

/** What the browser says of the portal's storage on this device: null is what it doesn't say. */
export type DeviceStorage = { space: { usage: number; quota: number } | null; isPersisted: boolean | null }

export const storageQuery = queryOptions({
  queryKey: ['device', 'storage'] as const,
  queryFn: readStorage,
  // It grows with every screen that is opened.
  staleTime: 0,
})

async function readStorage(): Promise<DeviceStorage> {
  // Without https there is no storage manager, and older versions of Safari can't estimate.
  if (!('storage' in navigator)) return { space: null, isPersisted: null }
  const { storage } = navigator
  const { usage, quota } = 'estimate' in storage ? await storage.estimate() : {}
  return {
    space: usage === undefined || quota === undefined ? null : { usage, quota },
    isPersisted: 'persisted' in storage ? await storage.persisted() : null,
  }
}
