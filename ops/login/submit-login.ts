import type { Credentials } from '#domain/sessions/session.ts'
import { keepToken } from '../session/token-store.ts'
import { loginMessage, type LoginFailure, type LoginMessage } from '../session/login-errors.ts'
import { afterLoginOf } from '../session/after-login.ts'
import { landingOf } from '../shell/screens.ts'
import { logIn } from './log-in.ts'
import { openPortal, startPortal } from './portal-behind.ts'
import { swapWords } from './swap-words.ts'
import { dismissToasts, toast } from './toast.ts'

export const redirectDelayMs = 100

/** Sends the form once at a time; a login that fails is told in a toast, and at the form, where it stays. */
export function submitLogin(form: HTMLFormElement) {
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (form.ariaBusy === 'true') return
    setBusy(form, true)
    form.querySelector(':scope > [role=alert]')?.remove()
    dismissToasts()
    startPortal()
    void submit(form)
  })
}

async function submit(form: HTMLFormElement) {
  const login = credentialsOf(form)
  const outcome = await attempt(login)
  if (outcome.ok) {
    const { user } = outcome
    const path = nextPath() ?? landingOf(user)
    setTimeout(() => void openPortal(path, { user, remember: login.remember_me }), redirectDelayMs)
    return
  }
  const message = loginMessage(outcome.failure)
  toast({ ...message, isError: true })
  showAtForm(form, message)
  setBusy(form, false)
}

type Attempt = Awaited<ReturnType<typeof logIn>> | { ok: false; failure: LoginFailure }

async function attempt(login: Credentials): Promise<Attempt> {
  try {
    const outcome = await logIn(login)
    if (!outcome.ok) return outcome
    keepToken(outcome.token, { remember: login.remember_me })
    toast({
      title: login.remember_me ? 'Login successful! You will stay logged in.' : 'Login successful!',
    })
    return outcome
  } catch (error) {
    return { ok: false, failure: { kind: 'error', error } }
  }
}

function credentialsOf(form: HTMLFormElement): Credentials {
  const sent = new FormData(form)
  return {
    username: String(sent.get('username')),
    password: String(sent.get('password')),
    remember_me: sent.has('remember_me'),
  }
}

/** Where the address asks to go afterwards, when it is a place that a login may lead to. */
function nextPath() {
  const next = afterLoginOf(location)
  return next === '/ops/dashboard' ? null : next
}

function setBusy(form: HTMLFormElement, isBusy: boolean) {
  const button = form.querySelector<HTMLButtonElement>('[type=submit]')
  form.ariaBusy = String(isBusy)
  if (!button) return
  button.ariaDisabled = String(isBusy)
  swapWords(button)
}

function showAtForm(form: HTMLFormElement, { title, description }: LoginMessage) {
  const notice = form.querySelector('template')?.content.firstElementChild?.cloneNode(true)
  if (!(notice instanceof HTMLElement)) return
  // The messages are not translated yet.
  notice.lang = 'en'
  const [first, second] = [notice.querySelector('p'), notice.querySelector('p + div')]
  if (first) first.textContent = title
  if (description && second) second.textContent = description
  else second?.remove()
  form.prepend(notice)
}
