import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState, type SubmitEvent } from 'react'
import type { SignedIn } from '#domain/employees/employee.ts'
import type { ShownFactor } from '#domain/factors/factor.ts'
import { CodeField } from '../factors/code-field.tsx'
import { PasskeyButton } from '../factors/passkey-button.tsx'
import { showFactor } from '../factors/shown-factors-api.ts'
import { problemOf } from '../problem.ts'
import { SessionSheet } from '../session/session-sheet.tsx'
import { leave, userIsNow } from '../session/session.ts'
import { Loading } from '../shell/full-page.tsx'
import { usePageTitle } from '../shell/title.ts'
import { button } from '../ui/button.ts'
import { focusFirstError } from '../ui/focus-first-error.ts'
import { Notice } from '../ui/notice.tsx'
import { waysQuery } from '../factors/queries.ts'

type Way = 'app' | 'recovery'

/** The second step of signing in. */
export function ShowFactor({ user }: { user: SignedIn }) {
  usePageTitle('Two-step verification')
  const ways = useQuery(waysQuery)
  const show = useMutation({ mutationFn: (shown: ShownFactor) => showFactor(shown), onSuccess: userIsNow })
  return (
    <SessionSheet
      title="Two-step verification"
      note={<p className="wrap-anywhere">Hi {user.name}. Confirm it’s you to finish signing in.</p>}
    >
      {ways.isPending ? (
        <Loading />
      ) : (
        <Ways
          // If it is unknown what is set up, a code can still be typed.
          {...(ways.data ?? { app: true, passkey: false, recovery_code: true })}
          show={(shown) => show.isPending || show.mutate(shown)}
          isBusy={show.isPending}
          error={show.error}
          startAgain={show.reset}
        />
      )}
      <button type="button" className={`mt-1 min-h-12 w-full ${button('quiet')}`} onClick={leave}>
        Sign out
      </button>
    </SessionSheet>
  )
}

type WaysProps = {
  app: boolean
  passkey: boolean
  recovery_code: boolean
  show: (shown: ShownFactor) => void
  isBusy: boolean
  error: unknown
  startAgain: () => void
}

function Ways({ app, passkey, recovery_code, show, isBusy, error, startAgain }: WaysProps) {
  const [way, setWay] = useState<Way | null>(app ? 'app' : null)
  const [code, setCode] = useState('')
  const [missing, setMissing] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const refusal = error ? problemOf(error) : null
  const codeError = missing ?? refusal?.fields['code']?.[0]

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    const isEmpty = code.trim() === ''
    setMissing(isEmpty ? 'Enter the code.' : undefined)
    if (isEmpty) focusFirstError(form.current)
    else show({ code })
  }

  function change(next: Way | null) {
    setWay(next)
    setCode('')
    setMissing(undefined)
    startAgain()
  }

  return (
    <div className="space-y-3">
      {refusal && !codeError && <Notice title={refusal.detail} />}
      {passkey && way === null && (
        <PasskeyButton kind="gold" onShown={(credential) => show({ passkey: credential })}>
          Use a passkey
        </PasskeyButton>
      )}
      {way && (
        <form ref={form} noValidate className="space-y-5" aria-busy={isBusy} onSubmit={onSubmit}>
          <CodeField
            key={way}
            value={code}
            error={codeError}
            isRecovery={way === 'recovery'}
            onChange={(typed) => {
              setCode(typed)
              setMissing(undefined)
            }}
          />
          <button
            type="submit"
            className={`min-h-13 w-full text-xl ${button('gold')}`}
            aria-disabled={isBusy}
          >
            {isBusy ? 'One moment...' : 'Continue'}
          </button>
        </form>
      )}
      {passkey && way !== null && (
        <PasskeyButton kind="plain" onShown={(credential) => show({ passkey: credential })}>
          Use a passkey
        </PasskeyButton>
      )}
      {recovery_code && way !== 'recovery' && (
        <button
          type="button"
          className={`min-h-12 w-full ${button('quiet')}`}
          onClick={() => change('recovery')}
        >
          Use a recovery code
        </button>
      )}
      {app && way === 'recovery' && (
        <button type="button" className={`min-h-12 w-full ${button('quiet')}`} onClick={() => change('app')}>
          Use the authenticator app
        </button>
      )}
    </div>
  )
}
