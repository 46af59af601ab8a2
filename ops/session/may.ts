import { useSession } from './session.ts'

/** What the portal shows or hides; the server checks again. */
export type Permission = 'leads.view' | 'leads.assign' | 'submissions.spam'

export function useMay(permission: Permission) {
  const session = useSession()
  return session.state === 'signed-in' && session.user.permissions.includes(permission)
}
