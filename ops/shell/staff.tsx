import type { SignedIn } from '#domain/employees/employee.ts'
import { Guard } from './guard.tsx'
import { useUnlockedDrafts } from '../store/use-unlocked-drafts.ts'
import { FullPage, Loading } from './full-page.tsx'
import { Shell } from './shell.tsx'

/** Everything behind the guard. */
export function Staff() {
  return <Guard>{(user) => <WithDrafts user={user} />}</Guard>
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
