import { Link, useLocation } from '@tanstack/react-router'
import { useRef, useState, type SubmitEvent } from 'react'
import { minPasswordLength } from '#domain/employees/employee.ts'
import { usePageTitle } from '../shell/title.ts'
import { button } from '../ui/button.ts'
import { CheckField } from '../ui/check-field.tsx'
import { Field } from '../ui/field.tsx'
import { focusFirstError } from '../ui/focus-first-error.ts'
import { Notice } from '../ui/notice.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { SessionSheet } from '../session/session-sheet.tsx'
import { useActivation } from './use-activation.ts'

/** Where a person with a code chooses a password and is signed in. */
export function Activate() {
  usePageTitle('Choose your password')
  const { submit, isBusy, error, fields } = useActivation()
  // The message that brought the code names the username behind the #.
  const told = useLocation().hash
  const [username, setUsername] = useState(() => decoded(told))
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const [remember, setRemember] = useState(false)
  const [wrong, setWrong] = useState<Record<string, string | undefined>>({})
  const form = useRef<HTMLFormElement>(null)
  const errorAt = (name: string) => wrong[name] ?? fields[name]?.[0]

  async function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    const found = {
      username: username.trim() ? undefined : 'Enter your username.',
      code: code.trim() ? undefined : 'Enter the code.',
      password:
        password.length < minPasswordLength ? `Use at least ${minPasswordLength} characters.` : undefined,
    }
    setWrong(found)
    if (!Object.values(found).some(Boolean))
      await submit({ username: username.trim(), code: code.trim(), password, remember_me: remember })
    focusFirstError(form.current)
  }

  return (
    <SessionSheet
      title="Choose your password"
      note={<p>Enter the username and code you were given. The code works once.</p>}
    >
      <form
        ref={form}
        noValidate
        className="space-y-5"
        aria-busy={isBusy}
        onSubmit={(event) => void onSubmit(event)}
      >
        {error && <Notice title={error.title}>{error.description}</Notice>}
        <Field
          label="Username"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={200}
          required
          autoFocus={!told}
          value={username}
          error={errorAt('username')}
          onChange={(event) => setUsername(event.target.value)}
        />
        <Field
          label="Code"
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          maxLength={60}
          required
          autoFocus={Boolean(told)}
          value={code}
          error={errorAt('code')}
          hint="Upper or lower case, with or without spaces"
          onChange={(event) => setCode(event.target.value)}
        />
        <PasswordField
          label="New password"
          name="password"
          autoComplete="new-password"
          maxLength={1000}
          required
          value={password}
          error={errorAt('password')}
          hint={`At least ${minPasswordLength} characters. Several words in a row are easy to remember.`}
          onChange={(event) => setPassword(event.target.value)}
        />
        <CheckField
          label="Keep me logged in (never expires)"
          hint="Only on your own device"
          checked={remember}
          onChange={(event) => setRemember(event.target.checked)}
        />
        <button type="submit" className={`w-full min-h-13 text-xl ${button('gold')}`} aria-disabled={isBusy}>
          {isBusy ? 'One moment...' : 'Save and sign in'}
        </button>
        <Link to="/ops/login" className={`w-full ${button('quiet')}`}>
          Sign in with a password
        </Link>
      </form>
    </SessionSheet>
  )
}

function decoded(hash: string) {
  try {
    return decodeURIComponent(hash)
  } catch {
    return ''
  }
}
