import '../zod-first.ts'
import { lockOthers } from '../store/device-lock.ts'

// A file of its own, which the login page loads where a page that ended too early left something open. It is loaded once all is locked.
await lockOthers(null)
