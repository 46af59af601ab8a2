import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState, type SubmitEvent } from 'react'
import type { Confirmation } from '#domain/factors/factor.ts'
import { CodeField } from '../factors/code-field.tsx'
import { PasskeyButton } from '../factors/passkey-button.tsx'
import { confirmIdentity } from '../factors/shown-factors-api.ts'
import { problemOf } from '../problem.ts'
import { button } from '../ui/button.ts'
import { focusFirstError } from '../ui/focus-first-error.ts'
import { Notice } from '../ui/notice.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { waysQuery } from '../factors/queries.ts'

type ConfirmFormProps = { username: string; onDone: () => void; onCancel: () => void }

/** Asks for the password, a code or a passkey. */
export function ConfirmForm({ username, onDone, onCancel }: ConfirmFormProps) {
  const ways = useQuery(waysQuery).data
  const [isByCode, setByCode] = useState(false)
  const [typed, setTyped] = useState('')
  const [missing, setMissing] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const confirm = useMutation({
    mutationFn: (shown: Confirmation) => confirmIdentity(shown),
    onSuccess: onDone,
    onError: () => requestAnimationFrame(() => focusFirstError(form.current)),
  })
  const refusal = confirm.error ? problemOf(confirm.error) : null
  const error = missing ?? refusal?.fields[isByCode ? 'code' : 'password']?.[0]

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    // The form of the screen below is not sent by this one.
    event.stopPropagation()
    const isEmpty = typed.trim() === ''
    setMissing(isEmpty ? (isByCode ? 'Enter the code.' : 'Enter your password.') : undefined)
    if (isEmpty) requestAnimationFrame(() => focusFirstError(form.current))
    else if (!confirm.isPending) confirm.mutate(isByCode ? { code: typed } : { password: typed })
  }

  function change(value: string) {
    setTyped(value)
    setMissing(undefined)
  }

  return (
    <form ref={form} noValidate className="space-y-4" aria-busy={confirm.isPending} onSubmit={onSubmit}>
      <input type="hidden" name="username" autoComplete="username" value={username} />
      {refusal && !error && <Notice title={refusal.detail} />}
      {isByCode ? (
        <CodeField key="code" value={typed} error={error} onChange={change} />
      ) : (
        <PasswordField
          key="password"
          label="Your password"
          name="password"
          autoComplete="current-password"
          maxLength={1000}
          required
          autoFocus
          value={typed}
          error={error}
          onChange={(event) => change(event.target.value)}
        />
      )}
      <div className="flex flex-col gap-2 sm:flex-row-reverse">
        <button type="submit" className={`min-h-12 ${button('gold')}`} aria-disabled={confirm.isPending}>
          {confirm.isPending ? 'One moment...' : 'Confirm'}
        </button>
        <button type="button" className={`min-h-12 ${button('plain')}`} onClick={onCancel}>
          Cancel
        </button>
      </div>
      {(ways?.app || ways?.passkey) && (
        <div className="flex flex-col gap-1 border-t border-line pt-3">
          {ways?.passkey && (
            <PasskeyButton kind="quiet" onShown={(passkey) => confirm.mutate({ passkey })}>
              Use a passkey
            </PasskeyButton>
          )}
          {ways?.app && (
            <button
              type="button"
              className={`min-h-12 ${button('quiet')}`}
              onClick={() => {
                setByCode(!isByCode)
                change('')
                confirm.reset()
              }}
            >
              {isByCode ? 'Use your password' : 'Use a code'}
            </button>
          )}
        </div>
      )}
    </form>
  )
}
