import { leaveAsked } from './asked-first.ts'
import { storedToken } from './token-store.ts'

// Written into the portal's page: the server is asked who is signed in while the browser still reads the portal's own script,
// which is 300 times larger.
const token = storedToken()
if (token) leaveAsked(fetch('/api/auth/me', { headers: { Authorization: `Bearer ${token}` } }))
