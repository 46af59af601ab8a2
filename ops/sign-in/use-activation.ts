import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { notify } from '../ui/notify.ts'
import { SignInResult, type Activation } from '#domain/sessions/session.ts'
import { postActivation } from '../session/session-api.ts'
import { firstScreenOf } from '../shell/screens.ts'
import { outcomeOf } from '../session/sign-in-outcome.ts'
import { activationMessage, fieldsOf } from './activation-errors.ts'
import type { LoginMessage } from '../session/login-errors.ts'
import { enter } from '../session/session.ts'

/** The state of the form where a password is chosen with a code. */
export function useActivation() {
  const navigate = useNavigate()
  const isSubmitting = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<LoginMessage | null>(null)
  const [fields, setFields] = useState<Record<string, string[]>>({})

  async function submit(activation: Activation) {
    if (isSubmitting.current) return
    isSubmitting.current = true
    setBusy(true)
    setError(null)
    setFields({})

    const outcome = await outcomeOf(
      () => postActivation(activation),
      (told) => SignInResult.safeParse(told).data ?? null,
    )
    if (!outcome.ok) {
      isSubmitting.current = false
      setBusy(false)
      setError(activationMessage(outcome.failure))
      setFields(fieldsOf(outcome.failure))
      return
    }
    const { token, user } = outcome
    const path = firstScreenOf(user)
    if (!(await enter({ token, user, remember: activation.remember_me }, path))) return
    notify('Password saved. You’re signed in.')
    void navigate({ to: path, replace: true })
  }

  return { submit, isBusy, error, fields }
}
