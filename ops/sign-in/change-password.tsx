import { useNavigate } from '@tanstack/react-router'
import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { notify } from '../ui/notify.ts'
import { changePassword } from '../session/session-api.ts'
import { minPasswordLength, type SignedIn } from '#domain/employees/employee.ts'
import { problemOf } from '../problem.ts'
import { firstScreenOf } from '../shell/screens.ts'
import { usePageTitle } from '../shell/title.ts'
import { button } from '../ui/button.ts'
import { Notice } from '../ui/notice.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { Guard } from '../shell/guard.tsx'
import { SessionSheet } from '../session/session-sheet.tsx'
import { leave, passwordWasChanged } from '../session/session.ts'

export function ChangePassword() {
  return <Guard at="/ops/password">{(user) => <ChangePasswordForm user={user} />}</Guard>
}

function ChangePasswordForm({ user }: { user: SignedIn }) {
  usePageTitle('Change password')
  const navigate = useNavigate()
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const [weak, setWeak] = useState<string>()
  const isForced = user.must_change_password

  const change = useMutation({
    mutationFn: changePassword,
    onSuccess() {
      notify('Password changed')
      passwordWasChanged()
      void navigate({ to: firstScreenOf(user) })
    },
  })
  const refusal = change.error ? problemOf(change.error) : null
  const fieldError = (name: string) => refusal?.fields[name]?.[0]

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    const missing = weakness(current, next)
    setWeak(missing)
    if (!missing && !change.isPending) change.mutate({ current, next })
  }

  return (
    <SessionSheet
      title="Change password"
      note={
        <>
          {isForced && <p>You signed in with a one-time password. Choose your own to continue.</p>}
          <p>Changing it signs out your other devices.</p>
        </>
      }
    >
      <form className="space-y-5" onSubmit={onSubmit} aria-busy={change.isPending}>
        <input type="hidden" name="username" autoComplete="username" value={user.username} />
        {refusal && <Notice title={refusal.detail} />}
        <PasswordField
          label="Current password"
          name="current"
          autoComplete="current-password"
          required
          autoFocus
          value={current}
          error={fieldError('current')}
          onChange={(event) => setCurrent(event.target.value)}
        />
        <PasswordField
          label="New password"
          name="next"
          autoComplete="new-password"
          hint={`At least ${minPasswordLength} characters. Several words in a row are easy to remember.`}
          required
          value={next}
          error={weak ?? fieldError('next')}
          onChange={(event) => setNext(event.target.value)}
        />
        <button type="submit" className={`w-full ${button('gold')}`} aria-disabled={change.isPending}>
          {change.isPending ? 'Changing...' : 'Change password'}
        </button>
        <button
          type="button"
          className={`w-full ${button('quiet')}`}
          onClick={() => void (isForced ? leave() : navigate({ to: firstScreenOf(user) }))}
        >
          {isForced ? 'Sign out instead' : 'Cancel'}
        </button>
      </form>
    </SessionSheet>
  )
}

function weakness(current: string, next: string) {
  if (next.length < minPasswordLength) return `Use at least ${minPasswordLength} characters.`
  if (next === current) return 'Choose a password that’s different from your current one.'
  return undefined
}
