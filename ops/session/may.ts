import type { Permission } from '#domain/roles/permissions.ts'
import { useSession } from './session.ts'

/** How far the permission reaches for the signed-in person, or undefined where they lack it. */
export function useScope(permission: Permission) {
  const session = useSession()
  return session.state === 'signed-in' ? session.user.permissions[permission] : undefined
}

/** What the portal shows or hides; the server checks again. */
export function useMay(permission: Permission) {
  return useScope(permission) !== undefined
}

/** Who is signed in; null for the moment in which they sign out. */
export function useUser() {
  const session = useSession()
  return session.state === 'signed-in' ? session.user : null
}
