import { Suspense } from 'react'
import { Guard } from '../session/guard.tsx'
import { storedToken } from '../session/token-store.ts'
import { FullPage, Loading } from './full-page.tsx'
import { loadScreen } from './load-screen.ts'

const Shell = loadScreen(() => import('./shell.tsx'), 'Shell')

// Who has a token will most likely need it: it comes while the session is still being checked.
if (storedToken()) void Shell.preload?.()

/** Everything behind the guard. */
export function Staff() {
  return (
    <Guard>
      {(user) => (
        <Suspense fallback={<LoadingPage />}>
          <Shell user={user} />
        </Suspense>
      )}
    </Guard>
  )
}

function LoadingPage() {
  return (
    <FullPage>
      <Loading />
    </FullPage>
  )
}
