import { Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { SignedIn } from '#domain/employees/employee.ts'
import { FullPage, Spinner } from '../shell/full-page.tsx'
import { button } from '../ui/button.ts'
import { entryStep, type EntryStep } from './entry-step.ts'
import { checkSession, useSession } from './session.ts'
import type { WayOn } from './way-on.ts'

type GuardProps = {
  /** The step on the way in that this screen is, if it is one. */
  at?: EntryStep
  /** Where the login leads, when it is not the dashboard. */
  next?: WayOn
  children: (user: SignedIn) => ReactNode
}

/** Lets signed-in staff through who have taken every step before this screen, and leads others to the step that is due. */
export function Guard({ at, next, children }: GuardProps) {
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
  const step = entryStep(session.user)
  if (step === '/ops/password' && at !== step) return <Navigate to={step} replace />
  if (step === '/ops/second-step' && at !== step)
    return <Navigate to={step} search={next ? { next } : {}} replace />
  return children(session.user)
}

function Offline() {
  return (
    <FullPage>
      <div role="alert" className="max-w-sm text-center">
        <h1 className="text-3xl uppercase">You’re offline</h1>
        <p className="mt-3 text-muted">
          The server can’t be reached. You’re still signed in, and the portal will open when you’re back
          online.
        </p>
        <button type="button" className={`mt-6 ${button('gold')}`} onClick={() => void checkSession()}>
          Try again
        </button>
      </div>
    </FullPage>
  )
}
