import { firstPaths, leaveAsked } from './asked-first.ts'
import { storedToken } from './token-store.ts'

// Written into the portal's page: the server is asked while the browser still reads the portal's own script, which is some
// hundred times larger.
const token = storedToken()
if (token) {
  const headers = { Authorization: `Bearer ${token}` }
  leaveAsked(firstPaths(location, lastPermissions()), (path) => fetch(path, { headers }))
}

/** Of whoever was signed in here last; schemas would be larger than all else in this script. */
function lastPermissions(): Record<string, never> {
  try {
    return JSON.parse(localStorage.getItem('user') ?? '')?.permissions ?? {}
  } catch {
    return {}
  }
}
