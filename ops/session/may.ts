import type { Permission } from '#domain/roles/permissions.ts'
import { isWithin } from '#domain/roles/scopes.ts'
import { useSession } from './session.ts'

/** The scope of the permission for the signed-in person, or undefined if they lack it. */
export function useScope(permission: Permission) {
  const session = useSession()
  return session.state === 'signed-in' ? session.user.permissions[permission] : undefined
}

/** What the portal shows or hides; the server checks again. */
export function useMay(permission: Permission) {
  return useScope(permission) !== undefined
}

/** False for whoever sees only the requests that are assigned to them: of all others they know nothing, not even that there are none. */
export function useSeesAllLeads() {
  return useScope('leads.view') === 'all'
}

/** Whose sync problems a person settles: of requests that they both assign and see. Undefined if they settle none. */
export function useSettleScope() {
  const [assign, view] = [useScope('leads.assign'), useScope('leads.view')]
  return assign && view && (isWithin(assign, view) ? assign : view)
}

/** Who is signed in; null for the moment in which they sign out. */
export function useUser() {
  const session = useSession()
  return session.state === 'signed-in' ? session.user : null
}
