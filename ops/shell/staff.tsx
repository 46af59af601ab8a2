import { Suspense } from 'react'
import type { SignedIn } from '#domain/employees/employee.ts'
import { Guard } from '../session/guard.tsx'
import { storedToken } from '../session/token-store.ts'
import { useUnlockedDrafts } from '../store/use-unlocked-drafts.ts'
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
          <WithDrafts user={user} />
        </Suspense>
      )}
    </Guard>
  )
}

/** Forms read their drafts when they open: those of an earlier session come first. */
function WithDrafts({ user }: { user: SignedIn }) {
  return useUnlockedDrafts(user.id) ? <Shell user={user} /> : <LoadingPage />
}

function LoadingPage() {
  return (
    <FullPage>
      <Loading />
    </FullPage>
  )
}
