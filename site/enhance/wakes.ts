import { retryEvery } from './limits.ts'

/** Calls when something may have changed for the better: online again, back in view, or a while later. Returns how to stop. */
export function onWake(wake: () => void) {
  const whenVisible = () => void (document.visibilityState === 'visible' && wake())
  addEventListener('online', wake)
  document.addEventListener('visibilitychange', whenVisible)
  const timer = setInterval(wake, retryEvery)
  return () => {
    removeEventListener('online', wake)
    document.removeEventListener('visibilitychange', whenVisible)
    clearInterval(timer)
  }
}
