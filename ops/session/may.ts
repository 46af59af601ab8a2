import type { Permission } from '#domain/roles/permissions.ts'
import { useSession } from './session.ts'

/** What the portal shows or hides; the server checks again. */
export function useMay(permission: Permission) {
  const session = useSession()
  return session.state === 'signed-in' && session.user.permissions.includes(permission)
}
