import { deskPath, earlyPaths, startEarlyRequests } from './early-requests.ts'
import { storedToken } from './token-store.ts'

/** Written in by the build. */
declare const DESK_FILES: readonly string[]

// Inlined in the portal's page: these requests are sent while the browser still loads the portal's own script, which is about
// a hundred times larger.
const token = storedToken()
if (token) {
  const headers = { Authorization: `Bearer ${token}` }
  const paths = earlyPaths(location, lastPermissions())
  startEarlyRequests(paths, (path, signal) => fetch(path, { headers, signal }))
  // The portal's own script asks for these only once it runs.
  if (paths.includes(deskPath))
    for (const href of DESK_FILES)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
}

/** Of whoever was signed in here last; schemas would be larger than all else in this script. */
function lastPermissions(): Record<string, never> {
  try {
    return JSON.parse(localStorage.getItem('user') ?? '')?.permissions ?? {}
  } catch {
    return {}
  }
}
