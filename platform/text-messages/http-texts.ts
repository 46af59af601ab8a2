import { second } from '#platform/time.ts'
import { isExampleNumber } from './example-number.ts'
import type { Texts } from './texts.ts'

export type TextService = { url: string; token: string | undefined }

export const longestAnswer = 5 * second

/**
 * Hands each message to a service as JSON, with its key, by which the service knows a repeat. A redirect is not followed: it
 * would carry number and token elsewhere. What the service says about a failure is not repeated, for it may name the number.
 */
export function httpTexts({ url, token }: TextService, timeout = longestAnswer): Texts {
  return {
    async send({ key, to, body }) {
      if (isExampleNumber(to)) return 'kept'
      const headers: Record<string, string> = { 'Content-Type': 'application/json', 'Idempotency-Key': key }
      if (token) headers['Authorization'] = `Bearer ${token}`
      const request = { method: 'POST', headers, body: JSON.stringify({ to, body, key }) }
      const status = await statusOf(url, request, timeout)
      if (status >= 300 && status < 400) throw new Error('The text service redirected the request.')
      if (status < 200 || status > 299) throw new Error(`The text service responded with ${status}.`)
      return 'sent'
    },
  }
}

async function statusOf(url: string, request: RequestInit, timeout: number) {
  try {
    const answer = await fetch(url, { ...request, redirect: 'manual', signal: AbortSignal.timeout(timeout) })
    await answer.body?.cancel()
    return answer.status
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    const words = isLate
      ? 'The text service did not respond in time.'
      : 'The text service could not be reached.'
    throw new Error(words, { cause: error })
  }
}
