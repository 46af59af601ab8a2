import { Refusal } from '#platform/refusal.ts'
import { codeOf } from '#platform/trouble.ts'

/** The answer while PostgreSQL restarts or has no free connection; null for any other error. */
export function refusalWhileAway(error: unknown): Refusal | null {
  if (!isAway(error)) return null
  const sentence = 'Our database is temporarily unavailable. Nothing was saved. Try again in a few seconds.'
  return new Refusal(503, 'database-away', sentence, { retryAfter: 5 })
}

/** What PostgreSQL says when it comes, goes or is full, and what a socket to it says. */
const codes = ['57P01', '57P02', '57P03', '53300', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']

/** What node-postgres says without any code. */
const sayings =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

function isAway(error: unknown) {
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  const isSocketGone = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect'
  return isSocketGone || codes.includes(code) || code.startsWith('08') || sayings.test(error.message)
}
