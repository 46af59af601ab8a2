import './login.css'
import { showToasts } from '#look/toasts.ts'
import { second } from '#platform/time.ts'
import { tellSignOuts } from '../session/late-sign-outs.ts'
import { takeErased, takeSaidAtLogin } from '../session/said-at-login.ts'
import { restoreToken, storedToken, watchOtherTabs } from '../session/token-store.ts'
import { afterLoginOf } from '../session/after-login.ts'
import { within } from '../ui/within.ts'
import { lockLeftOpen } from './lock-left-open.ts'
import { showWhatIsTyped } from './password-toggle.ts'
import { preloadPortal } from './portal-behind.ts'
import { submitLogin } from './submit-login.ts'
import { tellEnded } from './tell-ended.ts'
import { tellErased } from './tell-erased.ts'
import { tellWaiting } from './tell-waiting.ts'

// The script of the login page, which is not React: it is written into the page, and small.

/** What waits here is told no later, and what is not locked by then. */
const lockTimeout = 3 * second

void start()
void tellSignOuts()

// Whoever signs in in another tab is signed in here too: nobody signs in on top of them.
watchOtherTabs({ onSignedOut() {}, onSignedIn: goOn })

showToasts()
const form = document.querySelector<HTMLFormElement>('[data-login]')
if (form) {
  showWhatIsTyped(form)
  submitLogin(form)
  preloadPortal()
}
const erased = takeErased()
if (erased) tellErased(erased)
// Both have to be taken: it is said once.
if (takeSaidAtLogin() && !erased) tellEnded()

async function start() {
  await restoreToken()
  // Who is signed in here goes on to the portal, which finds out whether that is still so.
  if (storedToken()) return goOn()
  await within(
    lockTimeout,
    lockLeftOpen(loadLock).catch(() => {}),
  )
  await tellWaiting()
}

/** Where it does not come, the next page without a session tries again. */
function loadLock() {
  return import(/* @vite-ignore */ document.body.dataset['lock'] ?? '')
}

function goOn() {
  location.replace(afterLoginOf(location))
}
