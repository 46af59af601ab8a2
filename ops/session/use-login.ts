import { useNavigate, useSearch } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { toast } from 'sonner'
import { notifyError } from '../ui/notify.ts'
import type { Credentials } from '#domain/sessions/session.ts'
import { logIn } from './log-in.ts'
import { loginMessage, type LoginFailure, type LoginMessage } from './login-errors.ts'
import { enter } from './session.ts'
import { wayOn } from './way-on.ts'

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

    const failure = await attempt(login)
    if (!failure) {
      setTimeout(() => void navigate({ to: wayOn(search) }), redirectDelayMs)
      return
    }
    const message = loginMessage(failure)
    notifyError(message.title, message.description)
    setError(message)
    setBusy(false)
    isSubmitting.current = false
  }

  return { submit, isBusy, error }
}

async function attempt(login: Credentials): Promise<LoginFailure | null> {
  try {
    const outcome = await logIn(login)
    if (!outcome.ok) return outcome.failure
    enter({ token: outcome.token, user: outcome.user, remember: login.remember_me })
  } catch (error) {
    return { kind: 'error', error }
  }
  toast.success(login.remember_me ? 'Login successful! You will stay logged in.' : 'Login successful!')
  return null
}
