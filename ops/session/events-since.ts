import { hadEarlyReads } from './early-requests.ts'
import { contact } from './contact.ts'

let since: string | null = null
let isKnown = false
let stopWatching = () => {}

/**
 * Where events stood before this page read anything else: the stream tells from there what came between, so that nothing is read twice.
 * The first answer counts: whatever is asked later may be newer than what was read.
 */
export function noteEventsSince(position: string | null) {
  if (isKnown) return
  isKnown = true
  if (position === null || hadEarlyReads()) return
  since = position
  // What was shown from this device instead of an answer is older.
  stopWatching = contact.watch(() => {
    if (contact.get().lostSince !== null) since = null
  })
}

/** That position, once; null where nobody knows it. */
export function takeEventsSince(): string | null {
  const taken = since
  since = null
  stopWatching()
  return taken
}
