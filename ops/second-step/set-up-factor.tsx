import { useMutation, useQueryClient } from '@tanstack/react-query'
import { KeyRound, Smartphone } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { SignedIn } from '#domain/employees/employee.ts'
import { beginApp } from '../factors/factors-api.ts'
import { knowsPasskeys } from '../factors/passkey-words.ts'
import { RecoveryCodes } from '../factors/recovery-codes.tsx'
import type { SetUpDone } from '../factors/set-up-done.ts'
import { SetUpApp } from '../factors/set-up-app.tsx'
import { SetUpPasskey } from '../factors/set-up-passkey.tsx'
import { problemOf } from '../problem.ts'
import { SessionSheet } from '../session/session-sheet.tsx'
import { leave, userIsNow } from '../session/session.ts'
import { usePageTitle } from '../shell/title.ts'
import { button } from '../ui/button.ts'
import { Notice } from '../ui/notice.tsx'
import { invalidateFactors } from '../factors/queries.ts'

/** Shown where a role requires two-step verification and none is set up yet. */
export function SetUpFactor({ user }: { user: SignedIn }) {
  usePageTitle('Set up two-step verification')
  const [done, setDone] = useState<SetUpDone | null>(null)
  if (done) return <Kept done={done} />
  return <Choice user={user} onDone={setDone} />
}

function Choice({ user, onDone }: { user: SignedIn; onDone: (done: SetUpDone) => void }) {
  const begin = useMutation({ mutationFn: beginApp })
  const [isByPasskey, setByPasskey] = useState(false)
  return (
    <SessionSheet
      title="Set up two-step verification"
      note={
        <p className="wrap-anywhere">
          {user.name}, your role requires two-step verification. Setup takes about a minute, and you’ll use it
          each time you sign in.
        </p>
      }
    >
      {begin.data ? (
        <SetUpApp app={begin.data} onDone={onDone} onCancel={begin.reset} />
      ) : isByPasskey ? (
        <SetUpPasskey onDone={onDone} onCancel={() => setByPasskey(false)} />
      ) : (
        <div className="space-y-3">
          {begin.isError && <Notice title={problemOf(begin.error).detail} />}
          <WayButton
            icon={Smartphone}
            title="Authenticator app"
            words="A six-digit code on your phone. Works without a signal."
            isBusy={begin.isPending}
            onClick={() => begin.mutate()}
          />
          {knowsPasskeys() && (
            <WayButton
              icon={KeyRound}
              title="Passkey"
              words="Your fingerprint, face, device PIN or a security key."
              isBusy={false}
              onClick={() => setByPasskey(true)}
            />
          )}
          <button type="button" className={`min-h-12 w-full ${button('quiet')}`} onClick={leave}>
            Sign out
          </button>
        </div>
      )}
    </SessionSheet>
  )
}

type WayButtonProps = {
  icon: typeof KeyRound
  title: string
  words: string
  isBusy: boolean
  onClick: () => void
}

function WayButton({ icon: Icon, title, words, isBusy, onClick }: WayButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={isBusy}
      className="flex w-full items-center gap-4 rounded-sm border border-edge bg-sheet px-4 py-3.5 text-left transition-colors duration-150 hover:border-ink hover:bg-wash"
      onClick={() => isBusy || onClick()}
    >
      <Icon aria-hidden className="size-7 shrink-0 text-muted" />
      <span>
        <span className="block font-display text-xl leading-tight font-semibold">{title}</span>
        <span className="mt-0.5 block text-sm text-muted">{words}</span>
      </span>
    </button>
  )
}

/** The codes stand alone on the sheet until they are kept: only then the portal opens. */
function Kept({ done }: { done: SetUpDone }) {
  const client = useQueryClient()
  const goOn = useRef<HTMLButtonElement>(null)
  useEffect(() => goOn.current?.focus({ preventScroll: true }), [])
  return (
    <SessionSheet
      title="Save your recovery codes"
      note={<p>Two-step verification is on. Save these codes in case you lose your phone.</p>}
    >
      <RecoveryCodes codes={done.recovery_codes} />
      <button
        ref={goOn}
        type="button"
        className={`mt-5 min-h-13 w-full text-xl ${button('gold')}`}
        onClick={() => {
          void invalidateFactors(client)
          userIsNow(done.user)
        }}
      >
        I’ve saved my codes
      </button>
    </SessionSheet>
  )
}
