import { Link } from '@tanstack/react-router'
import { useState, type SubmitEvent } from 'react'
import { usePageTitle } from '../shell/title.ts'
import { button } from '../ui/button.ts'
import { Field } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { useWords } from '../words/words.tsx'
import { companyName } from './company.ts'
import { SessionSheet } from './session-sheet.tsx'
import { useLogin } from './use-login.ts'

const year = new Date().getFullYear()

export function Login() {
  const { session: words } = useWords()
  usePageTitle(words.title)
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
      title={words.title}
      note={
        <>
          <p>{words.restricted}</p>
          <p>{words.contact}</p>
        </>
      }
      footer={words.rights(year, companyName())}
    >
      <form className="space-y-5" onSubmit={onSubmit} aria-busy={isBusy}>
        {error && <Notice title={error.title}>{error.description}</Notice>}
        <Field
          label={words.username}
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
          label={words.password}
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
          {words.keep}
        </label>
        <button type="submit" className={`w-full min-h-13 text-xl ${button('gold')}`} aria-disabled={isBusy}>
          {isBusy ? words.loggingIn : words.login}
        </button>
        <Link to="/ops/activate" className={`w-full ${button('quiet')}`}>
          {words.haveCode}
        </Link>
      </form>
    </SessionSheet>
  )
}
