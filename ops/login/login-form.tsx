import { button } from '../ui/button.ts'
import { Field } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { PasswordInput } from '../ui/password-input.tsx'
import type { LoginWords } from '../words/en-login.ts'
import type { Words } from '../words/en.ts'

type LoginFormProps = { login: LoginWords; words: Pick<Words, 'session' | 'ui'> }

/** As the server writes it. `login-script.ts` brings it to life, and copies the template where a login fails. */
export function LoginForm({ login, words: { session, ui } }: LoginFormProps) {
  return (
    // Without its script nothing may be sent, least of all in an address: the server refuses what is posted here.
    <form className="space-y-5" method="post" data-login="">
      <template>
        <Notice title="-">-</Notice>
      </template>
      <div
        hidden
        role="status"
        className="border-l-4 border-gold bg-gold-wash px-3 py-2.5 wrap-anywhere"
        data-erased=""
        data-erased-by={login.erased.by('{name}', '{time}')}
        data-erased-at={login.erased.at('{time}')}
      >
        <p>{login.erased.stays}</p>
      </div>
      <div
        hidden
        role="status"
        className="border-l-4 border-gold bg-gold-wash px-3 py-2.5 wrap-anywhere"
        data-ended=""
      >
        <p className="font-semibold">{login.ended.title}</p>
        <p>{login.ended.text}</p>
      </div>
      <div
        hidden
        role="status"
        className="border-l-4 border-gold bg-gold-wash px-3 py-2.5 wrap-anywhere"
        data-waiting=""
        data-one={session.waiting.one('{name}', '{who}')}
        data-more={session.waiting.more('{count}', '{name}', '{who}')}
        data-someone={session.waiting.someone}
        data-unlocked={session.waiting.unlocked}
        data-them={session.waiting.them}
      />
      <Field
        label={login.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={200}
        required
        autoFocus
      />
      <PasswordInput
        label={login.password}
        name="password"
        autoComplete="current-password"
        maxLength={1000}
        required
        words={ui}
        isShown={false}
        hasCapsLock={false}
      />
      <label className="flex min-h-11 items-center gap-3">
        <input type="checkbox" name="remember_me" className="size-5 shrink-0 accent-gold" />
        {login.keep}
      </label>
      <button
        type="submit"
        className={`w-full min-h-13 text-xl ${button('gold')}`}
        data-other={login.loggingIn}
      >
        {login.login}
      </button>
      <a href="/ops/activate" className={`w-full ${button('quiet')}`}>
        {login.haveCode}
      </a>
      <noscript>
        <p className="font-semibold">
          Signing in needs JavaScript. Please turn it on, or use another browser.
        </p>
      </noscript>
    </form>
  )
}
