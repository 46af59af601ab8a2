import { Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { SignedIn } from '#domain/employees/employee.ts'
import { FullPage, Spinner } from './full-page.tsx'
import { button } from '../ui/button.ts'
import { useFirstWords } from '../words/words.tsx'
import { entryStep, type EntryStep } from '../session/entry-step.ts'
import { checkSession, useSession } from '../session/session.ts'
import type { AfterLogin } from '../session/after-login.ts'

type GuardProps = {
  /** The step on the way in that this screen is, if it is one. */
  at?: EntryStep
  /** Where the login leads, when it is not the dashboard. */
  next?: AfterLogin
  children: (user: SignedIn) => ReactNode
}

/** Lets signed-in staff through who have taken every step before this screen, and leads others to the step that is due. */
export function Guard({ at, next, children }: GuardProps) {
  const { shell } = useFirstWords()
  const session = useSession()

  if (session.state === 'checking')
    return (
      <FullPage>
        <h1 className="sr-only">Ops portal</h1>
        <Spinner words={shell.checking} />
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
  const { shell, ui } = useFirstWords()
  return (
    <FullPage>
      <div role="alert" className="max-w-sm text-center">
        <h1 className="text-3xl uppercase">{ui.offline}</h1>
        <p className="mt-3 text-muted">{shell.offlineMore}</p>
        <button type="button" className={`mt-6 ${button('gold')}`} onClick={() => void checkSession()}>
          {ui.tryAgain}
        </button>
      </div>
    </FullPage>
  )
}
