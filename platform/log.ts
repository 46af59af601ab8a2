import pino from 'pino'
import { second } from './time.ts'

export type Log = pino.Logger

/**
 * Structured lines on standard output. What may be logged is chosen at each call: names of things, ids and times,
 * never bodies, tokens, phone numbers or e-mail addresses.
 */
export function openLog(level: string, to: pino.DestinationStream = standardOutput()): Log {
  return pino({ level, base: null, serializers: { err: describeError } }, to)
}

/** In portions: a line each would cost a write each. */
function standardOutput() {
  return pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: second })
}

/** The parts of an error that cannot hold what a person typed: PostgreSQL repeats values in `detail` and `where`. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const code = 'code' in error ? error.code : undefined
  return {
    type: error.name,
    message: code === undefined ? error.message : undefined,
    code,
    stack: error.stack?.split('\n').slice(1, 8).join('\n'),
    cause: error.cause === undefined ? undefined : describeError(error.cause),
  }
}
