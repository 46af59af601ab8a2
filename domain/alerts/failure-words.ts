import type { Channel } from './alert.ts'

/** What mail programs call the ways in which it goes wrong. */
const mailTroubles: Readonly<Record<string, string>> = {
  EAUTH: 'The mail server refused our sign-in.',
  EENVELOPE: 'The mail server refused the address.',
  ECONNECTION: 'The mail server could not be reached.',
  ECONNREFUSED: 'The mail server could not be reached.',
  ESOCKET: 'The mail server could not be reached.',
  EDNS: 'The mail server could not be found.',
  ETIMEDOUT: 'The mail server did not respond in time.',
}

/** Why it failed, for the history, which is never deleted: what a server says may name people, so its words are left out. */
export function failureWords(channel: Channel, error: unknown) {
  if (channel === 'mail') return mailTroubles[codeOf(error)] ?? 'The mail could not be sent.'
  const [service, otherwise] =
    channel === 'push'
      ? ['The push service ', 'The notification could not be sent.']
      : ['The text service ', 'The text message could not be sent.']
  const isOurs = error instanceof Error && error.message.startsWith(service)
  return isOurs ? error.message : otherwise
}

/** What a program calls the failure. */
export function codeOf(error: unknown) {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
