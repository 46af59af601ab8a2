import { Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isProven, type SignedIn } from '#domain/employees/employee.ts'
import { FullPage, Spinner } from '../shell/full-page.tsx'
import { button } from '../ui/button.ts'
import { checkSession, useSession } from './session.ts'
import type { WayOn } from './way-on.ts'

type GuardProps = {
  mayKeepOneTimePassword?: boolean
  mayLackSecondFactor?: boolean
  /** Where the login leads, when it is not the dashboard. */
  next?: WayOn
  children: (user: SignedIn) => ReactNode
}

/** Lets signed-in staff through: first a one-time password has to be changed, then a second factor has to be shown. */
export function Guard({
  mayKeepOneTimePassword = false,
  mayLackSecondFactor = false,
  next,
  children,
}: GuardProps) {
  const session = useSession()

  if (session.state === 'checking')
    return (
      <FullPage>
        <h1 className="sr-only">Ops portal</h1>
        <Spinner words="Checking authentication..." />
      </FullPage>
    )
  if (session.state === 'offline') return <Offline />
  if (session.state === 'signed-out')
    return <Navigate to="/ops/login" search={next ? { next } : {}} replace />
  if (session.user.must_change_password && !mayKeepOneTimePassword)
    return <Navigate to="/ops/password" replace />
  if (!isProven(session.user) && !mayLackSecondFactor && !session.user.must_change_password)
    return <Navigate to="/ops/second-step" search={next ? { next } : {}} replace />
  return children(session.user)
}

function Offline() {
  return (
    <FullPage>
      <div role="alert" className="max-w-sm text-center">
        <h1 className="text-3xl uppercase">You are offline</h1>
        <p className="mt-3 text-muted">
          The server cannot be reached. You stay signed in, and the portal opens as soon as the connection is
          back.
        </p>
        <button type="button" className={`mt-6 ${button('gold')}`} onClick={() => void checkSession()}>
          Try again
        </button>
      </div>
    </FullPage>
  )
}
