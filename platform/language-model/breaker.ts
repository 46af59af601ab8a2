import { minute } from '#platform/time.ts'

/** So many failures one after the other, and nobody is kept waiting for it any more. */
const mostFailures = 3
const shortestPause = minute
const longestPause = 15 * minute

/**
 * Leaves a service alone that fails. When the pause is over one is sent to try it, while all others go on without; each pause is twice
 * as long as the one before.
 */
export function openBreaker(now: () => number) {
  let failures = 0
  let pauses = 0
  let until = 0
  let isTried = false

  return {
    /** Whether it may be asked now. Whoever is told so must tell how it went. */
    mayTry() {
      if (until === 0) return true
      if (now() < until || isTried) return false
      isTried = true
      return true
    },
    worked() {
      failures = pauses = until = 0
      isTried = false
    },
    /** `pause`: how long the service itself wants to be left alone. */
    failed(pause?: number) {
      failures++
      isTried = false
      if (pause === undefined && failures < mostFailures) return
      const own = shortestPause * 2 ** pauses
      until = now() + Math.min(longestPause, Math.max(pause ?? 0, own))
      pauses++
    },
    /** It was asked and did neither: the visitor or the staff went ahead. */
    leftOff() {
      isTried = false
    },
  }
}
