import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { ConfirmForm } from '../../confirm/confirm-form.tsx'
import { PinInput } from '../../device/pin-input.tsx'
import { useIsOnline } from '../../device/use-is-online.ts'
import { Spinner } from '../../shell/full-page.tsx'
import { pinTriesLeft, tryPin } from '../../store/phone-pin.ts'
import type { SigningLock } from '../../store/signing-lock.ts'
import { button } from '../../ui/button.ts'
import { focusFirstError } from '../../ui/focus-first-error.ts'
import { useHandOverWords } from '../../words/use-hand-over-words.ts'
import { English } from '../../words/words.tsx'

type GateProps = { lock: SigningLock; username: string; onOpen: () => void; onStay: () => void }

/** Whoever handed over the phone shows who they are: by their PIN, and after too many wrong ones by signing in. */
export function Gate({ lock, username, onOpen, onStay }: GateProps) {
  const { gate: words } = useHandOverWords()
  const [left, setLeft] = useState<number | null>()
  useEffect(() => {
    void pinTriesLeft(lock.person_id).then(setLeft)
  }, [lock.person_id])

  if (left === undefined) return <Spinner words={words.checking} />
  return (
    <div className="mx-auto max-w-sm py-8">
      {left ? (
        <PinGate lock={lock} onOpen={onOpen} onStay={onStay} onSpent={() => setLeft(0)} />
      ) : (
        <SignInGate
          why={left === 0 ? words.spent : words.none}
          called={lock.called}
          username={username}
          onOpen={onOpen}
          onStay={onStay}
        />
      )}
    </div>
  )
}

type PinGateProps = Omit<GateProps, 'username'> & { onSpent: () => void }

function PinGate({ lock, onOpen, onStay, onSpent }: PinGateProps) {
  const { gate: words } = useHandOverWords()
  const [pin, setPin] = useState('')
  const [isChecking, setChecking] = useState(false)
  const [error, setError] = useState<string>()
  const form = useRef<HTMLFormElement>(null)

  async function open() {
    setChecking(true)
    const answer = await tryPin(lock.person_id, pin).catch(() => null)
    if (answer?.is === 'right') return onOpen()
    if (answer?.is === 'none') return onSpent()
    setPin('')
    setError(answer ? words.wrong(answer.left) : words.checking)
    setChecking(false)
    requestAnimationFrame(() => focusFirstError(form.current))
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    if (!isChecking && pin !== '') void open()
  }

  return (
    <form ref={form} noValidate className="space-y-4" aria-busy={isChecking} onSubmit={onSubmit}>
      <h1 className="font-display text-3xl font-semibold">{words.title(lock.called)}</h1>
      <PinInput
        label={words.pin}
        value={pin}
        error={error}
        autoFocus
        onChange={(typed) => {
          setPin(typed)
          setError(undefined)
        }}
      />
      <div className="flex flex-col gap-2">
        <button type="submit" className={`min-h-14 ${button('gold')}`} aria-disabled={isChecking}>
          {isChecking ? words.checking : words.open}
        </button>
        <button type="button" className={`min-h-12 ${button('plain')}`} onClick={onStay}>
          {words.keepSigning}
        </button>
      </div>
    </form>
  )
}

type SignInGateProps = Omit<GateProps, 'lock'> & { why: string; called: string }

/** The session goes on: what waits to be sent, and what was signed, is where it was. */
function SignInGate({ why, called, username, onOpen, onStay }: SignInGateProps) {
  const { gate: words } = useHandOverWords()
  const isOnline = useIsOnline()
  return (
    <>
      <h1 className="font-display text-3xl font-semibold">{why}</h1>
      <p className="mt-2 mb-5">{words.signIn(called)}</p>
      {!isOnline && <p className="mb-4 text-muted">{words.signInOffline}</p>}
      <English>
        <ConfirmForm username={username} onDone={onOpen} onCancel={onStay} />
      </English>
    </>
  )
}
