import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { SignedIn } from '#domain/employees/employee.ts'
import { tokenHashOf } from '../../session/late-sign-outs.ts'
import { checkSession, useSession } from '../../session/session.ts'
import { storedToken } from '../../session/token-store.ts'
import { FullPage, Spinner } from '../../shell/full-page.tsx'
import { usePageTitle } from '../../shell/title.ts'
import { formDraftsView } from '../../store/form-drafts-view.ts'
import type { SigningLock } from '../../store/signing-lock.ts'
import { button } from '../../ui/button.ts'
import { useHandOverWords } from '../../words/use-hand-over-words.ts'
import { useFirstWords } from '../../words/words.tsx'
import { pathBack, signPath } from '../sign-path.ts'
import { submitSilently, useTellSubmitted } from '../fill/use-submit-complete.ts'
import { signedHere } from './signed-here.ts'
import { SigningPages } from './signing-pages.tsx'
import { noteLocked, takeBack } from './take-back.ts'

/** All that the portal shows while the phone is handed over, whatever its address says. */
export function Locked({ lock }: { lock: SigningLock }) {
  const { shell, ui } = useFirstWords()
  const { gate, page } = useHandOverWords()
  const session = useSession()
  usePageTitle(page.document)
  useOwnAddress(lock)

  if (session.state === 'signed-in') return <LockedFor lock={lock} user={session.user} />
  if (session.state === 'checking')
    return (
      <FullPage>
        <Spinner words={shell.checking} />
      </FullPage>
    )
  return (
    <FullPage>
      <div role="alert" className="max-w-sm text-center">
        <h1 className="text-3xl">{page.document}</h1>
        {session.state === 'offline' ? (
          <>
            <p className="mt-3 text-muted">{ui.offline}</p>
            <button type="button" className={`mt-6 ${button('gold')}`} onClick={() => void checkSession()}>
              {ui.tryAgain}
            </button>
          </>
        ) : (
          <>
            <p className="mt-3 text-muted">{gate.ended}</p>
            <a href="/ops/login" className={`mt-6 ${button('gold')}`}>
              {gate.toLogin}
            </a>
          </>
        )}
      </div>
    </FullPage>
  )
}

/** Where the lock was found after the router had begun elsewhere, or by another tab. */
function useOwnAddress(lock: SigningLock) {
  const router = useRouter()
  useEffect(() => {
    noteLocked(signPath(lock))
    if (router.state.location.pathname !== signPath(lock)) void router.invalidate()
  }, [router, lock])
}

/** Whoever has signed in since has shown who they are: the phone is theirs. */
function LockedFor({ lock, user }: { lock: SigningLock; user: SignedIn }) {
  const router = useRouter()
  const isSamePerson = user.id === lock.person_id
  const tell = useTellSubmitted()

  async function goBack() {
    // It begins before the page is left, so that nobody who goes on at once leaves signed papers behind.
    const submitting = isSamePerson ? submitSilently(signedHere(lock, formDraftsView.get().drafts)) : null
    await takeBack(lock)
    await router.navigate({ href: isSamePerson ? pathBack(lock) : '/ops/dashboard', replace: true })
    const submitted = await submitting
    if (submitted) tell(submitted)
  }

  async function openIfSignedInSince() {
    if (await isNewSession(lock)) await goBack()
  }

  useEffect(() => {
    void openIfSignedInSince()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked once for each lock and person
  }, [lock.began_at, user.id])

  return isSamePerson ? <SigningPages lock={lock} user={user} onBack={() => void goBack()} /> : null
}

async function isNewSession({ session }: SigningLock) {
  const token = storedToken()
  const now = token && (await tokenHashOf(token))
  return Boolean(session && now && session !== now)
}
