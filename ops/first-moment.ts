import { askAhead } from './dashboard/ask-ahead.ts'
import { currentSession, watchSession } from './session/session.ts'
import { currentStore } from './store/person-store.ts'

/** In milliseconds. What is about to come saves drawing "Checking…" first; for longer nobody looks at an empty page. */
const patience = 250
/** In milliseconds. Without a connection the first screen is drawn once, with what is on this device. */
const storePatience = 1000

/** Resolves when the first screen can be drawn with what belongs on it, or soon, where that takes longer. */
export async function firstMoment() {
  await within(patience, Promise.all([whenKnown(), askAhead(location)]))
  const session = currentSession()
  if (session.state === 'signed-in' && session.isStored) await within(storePatience, currentStore())
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

function within(ms: number, work: Promise<unknown>) {
  return Promise.race([work, new Promise((resolve) => setTimeout(resolve, ms))])
}
