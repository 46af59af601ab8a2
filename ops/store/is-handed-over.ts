import { readRow } from './handed-over-database.ts'

/** Whether a customer holds this phone to sign on it, as the service worker can know it. */
export async function isHandedOver(): Promise<boolean> {
  const lock = await readRow('locks', lockRow).catch(() => undefined)
  return lock !== undefined
}

/** The one lock that there is. */
export const lockRow = 'lock'
