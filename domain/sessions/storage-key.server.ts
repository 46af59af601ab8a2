import { hkdfSync } from 'node:crypto'
import * as z from 'zod'
import type { World } from '#platform/world.ts'

/** With whose it is: a device stores it for no one else. */
export const StorageKey = z.object({ employee_id: z.uuid(), key: z.string() })

/**
 * The key that encrypts what a person's devices store, 256 bits as base64. The same in each of their sessions and never another, so
 * that what is not sent can be read again once they are signed in, on a device that was erased too; a device forgets it with its
 * session. What that means for a script with the token: docs/security.md.
 */
export function storageKeyOf({ secret }: Pick<World, 'secret'>, employeeId: string): string {
  const bytes = hkdfSync('sha256', secret, employeeId, 'what a device stores', 32)
  return Buffer.from(bytes).toString('base64')
}
