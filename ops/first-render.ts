import { second } from '#platform/time.ts'
import { prefetchDashboard } from './dashboard/prefetch-dashboard.ts'
import { currentSession, watchSession } from './session/session.ts'
import { currentStore } from './device/person-store.ts'
import { router } from './routes.tsx'
import { within } from './ui/within.ts'

/** In milliseconds. An answer that comes this soon saves drawing "Checking…" first. */
const answerTimeout = 250
/** Without a connection the first screen waits for what is stored on this device. */
const storeTimeout = second

/**
 * Resolves when the first screen can be drawn with its data, or after a timeout. Where the router has found the screen by then, React
 * draws it in slices; else all of it in one task, once the router tells.
 */
export async function readyForFirstRender() {
  await within(answerTimeout, Promise.all([whenKnown(), prefetchDashboard(location), screenFound()]))
  const session = currentSession()
  if (session.state === 'signed-in' && session.isStored) await within(storeTimeout, currentStore())
}

/**
 * The dashboard comes with the portal, so the router has it at once. Any other screen may still be on its way when the first render
 * begins, and the router must not change while React draws in slices. What fails is shown where the screen would stand.
 */
async function screenFound() {
  if (location.pathname === '/ops/dashboard') await router.load().catch(() => {})
}

/** Resolves when it is known who is signed in, or that nobody is. */
function whenKnown() {
  return new Promise<void>((resolve) => {
    const stop = watchSession(look)
    look()
    function look() {
      if (currentSession().state === 'checking') return
      stop()
      resolve()
    }
  })
}
