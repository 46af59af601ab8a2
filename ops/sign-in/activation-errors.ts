import * as z from 'zod'
import { loginMessage, refusal, type LoginFailure, type LoginMessage } from '../session/login-errors.ts'

const Refused = z.object({ fields: z.record(z.string(), z.array(z.string())) })

/** What the person reads who came with a code. */
export function activationMessage(failure: LoginFailure): LoginMessage {
  if (failure.kind !== 'refused') return loginMessage(failure)
  const { title } = refusal(failure.status, failure.body)
  return { title }
}

/** What is wrong with single fields. */
export function fieldsOf(failure: LoginFailure): Record<string, string[]> {
  return failure.kind === 'refused' ? (Refused.safeParse(failure.body).data?.fields ?? {}) : {}
}
