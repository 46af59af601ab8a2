import { earlyPaths, startEarlyRequests } from './early-requests.ts'
import { storedToken } from './token-store.ts'

// Inlined in the portal's page: these requests are sent while the browser still loads the portal's own script, which is about
// a hundred times larger.
const token = storedToken()
if (token) {
  const headers = { Authorization: `Bearer ${token}` }
  startEarlyRequests(earlyPaths(location, lastPermissions()), (path, signal) =>
    fetch(path, { headers, signal }),
  )
}

/** Of whoever was signed in here last; schemas would be larger than all else in this script. */
function lastPermissions(): Record<string, never> {
  try {
    return JSON.parse(localStorage.getItem('user') ?? '')?.permissions ?? {}
  } catch {
    return {}
  }
}
