import { useState, type SubmitEvent } from 'react'
import { usePageTitle } from '../shell/title.ts'
import { button } from '../ui/button.ts'
import { Field } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { companyName } from './company.ts'
import { SessionSheet } from './session-sheet.tsx'
import { useLogin } from './use-login.ts'

const year = new Date().getFullYear()

export function Login() {
  usePageTitle('Technician Login')
  const { submit, isBusy, error } = useLogin()
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [remember, setRemember] = useState(false)

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    void submit({ username, password, remember_me: remember })
  }

  return (
    <SessionSheet
      title="Technician Login"
      note={
        <>
          <p>Restricted area: only authorized personnel may enter.</p>
          <p>Contact your administrator for credentials.</p>
        </>
      }
      footer={`© ${year} ${companyName()}. All rights reserved.`}
    >
      <form className="space-y-5" onSubmit={onSubmit} aria-busy={isBusy}>
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
          autoFocus
          value={username}
          onChange={(event) => setUsername(event.target.value)}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          maxLength={1000}
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            name="remember_me"
            className="size-5 accent-gold"
            checked={remember}
            onChange={(event) => setRemember(event.target.checked)}
          />
          Keep me logged in (never expires)
        </label>
        <button type="submit" className={`w-full min-h-13 text-xl ${button('gold')}`} aria-disabled={isBusy}>
          {isBusy ? 'Logging in...' : 'LOGIN'}
        </button>
      </form>
    </SessionSheet>
  )
}
