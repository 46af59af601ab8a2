import { useNavigate, useSearch } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { toast } from 'sonner'
import { landingOf } from '../shell/menu.ts'
import { notifyError } from '../ui/notify.ts'
import type { SignedIn } from '#domain/employees/employee.ts'
import type { Credentials } from '#domain/sessions/session.ts'
import { logIn } from './log-in.ts'
import { loginMessage, type LoginFailure, type LoginMessage } from './login-errors.ts'
import { enter } from './session.ts'

export const redirectDelayMs = 100

/** The state of the login form while it is submitted. */
export function useLogin() {
  const navigate = useNavigate()
  const search = useSearch({ from: '/ops/login' })
  const isSubmitting = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<LoginMessage | null>(null)

  async function submit(login: Credentials) {
    if (isSubmitting.current) return
    isSubmitting.current = true
    setBusy(true)
    setError(null)

    const outcome = await attempt(login)
    if (outcome.ok) {
      setTimeout(() => void navigate({ to: search.next ?? landingOf(outcome.user) }), redirectDelayMs)
      return
    }
    const message = loginMessage(outcome.failure)
    notifyError(message.title, message.description)
    setError(message)
    setBusy(false)
    isSubmitting.current = false
  }

  return { submit, isBusy, error }
}

type Attempt = { ok: true; user: SignedIn } | { ok: false; failure: LoginFailure }

async function attempt(login: Credentials): Promise<Attempt> {
  try {
    const outcome = await logIn(login)
    if (!outcome.ok) return outcome
    enter({ token: outcome.token, user: outcome.user, remember: login.remember_me })
    toast.success(
      login.remember_me ? 'Login successful! You will stay logged in.' : 'Login successful!',
      // At the top of a phone it would cover the title of the screen that follows.
      { position: matchMedia('(width <= 600px)').matches ? 'bottom-center' : 'top-right' },
    )
    return outcome
  } catch (error) {
    return { ok: false, failure: { kind: 'error', error } }
  }
}
