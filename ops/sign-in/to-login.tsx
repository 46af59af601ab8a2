import { Navigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { FullPage, Spinner } from '../shell/full-page.tsx'
import { button } from '../ui/button.ts'
import { LaterPart } from '../ui/later-part.tsx'
import { loadScreen } from '../ui/load-screen.ts'
import { OptionalPart } from '../ui/optional-part.tsx'
import { useFirstWords } from '../words/words.tsx'
import { isSignOutUntold } from '../session/late-sign-outs.ts'
import { useSession } from '../session/session.ts'
import { afterLoginOf } from '../session/after-login.ts'

// Few sign out without a connection. The worker stores it with the rest of the portal.
const loadOthers = () =>
  import('../outbox/panel/others-waiting.tsx').then(({ OthersWaiting }) => OthersWaiting)
// The number came with the page.
const CallOffice = loadScreen(() => import('../device/call-office.tsx'), 'CallOffice')
const others = 'mt-5 border-l-4 border-gold bg-gold-wash px-3 py-1.5 text-left'

/** Whoever is signed in here needs no login. */
export function ToLogin() {
  const session = useSession()
  if (session.state !== 'signed-out' && session.state !== 'checking')
    return <Navigate to={afterLoginOf(location)} replace />
  return session.state === 'checking' ? <Loading /> : <LoginPage />
}

/** The login is a page of its own, which the server writes: the browser goes there, once the server can be reached. */
function LoginPage() {
  const { session } = useFirstWords()
  const [isOffline, setOffline] = useState(false)

  useEffect(() => {
    if (isOffline) return
    fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
      () => location.reload(),
      () => setOffline(true),
    )
  }, [isOffline])
  useEffect(() => {
    const tryAgain = () => setOffline(false)
    addEventListener('online', tryAgain)
    return () => removeEventListener('online', tryAgain)
  }, [])

  if (!isOffline) return <Loading />
  return (
    <FullPage>
      <div role="alert" className="max-w-sm text-center">
        <h1 className="text-3xl">{session.signedOut}</h1>
        <p className="mt-3 text-muted">{session.signedOutOffline}</p>
        {isSignOutUntold() && <p className="mt-3 text-muted">{session.signOutUntold}</p>}
        <OptionalPart need="offline" load={loadOthers} of={{ className: others }} />
        <div className="mt-6 flex flex-wrap justify-center gap-2.5">
          <button type="button" className={`min-h-12 ${button('gold')}`} onClick={() => setOffline(false)}>
            {session.tryAgain}
          </button>
          <LaterPart>
            <CallOffice isNumberShown />
          </LaterPart>
        </div>
      </div>
    </FullPage>
  )
}

function Loading() {
  const { shell } = useFirstWords()
  return (
    <FullPage>
      <Spinner words={shell.loading} />
    </FullPage>
  )
}
