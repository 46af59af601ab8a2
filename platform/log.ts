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

/**
 * In portions: a line each would cost a write each. What cannot be written waits for the next portion, up to a megabyte of it: a
 * full disk behind the log must not end the app. Nor hold up its end, at which the same would be tried again for ever.
 */
function standardOutput() {
  const portions = { minLength: 4096, maxLength: 2 ** 20, periodicFlush: second }
  const output = pino.destination({ dest: 1, sync: false, ...portions })
  const { flushSync } = output
  output.on('error', () => (output.flushSync = () => {}))
  output.on('write', () => (output.flushSync = flushSync))
  return output
}

/**
 * The parts of an error that cannot hold what a person typed: PostgreSQL repeats values in `detail` and `where`. The task queue
 * tells of errors as plain objects.
 */
function describeError(error: unknown): Record<string, unknown> {
  if (typeof error !== 'object' || error === null) return { type: typeof error }
  const { message, code, stack, cause }: ErrorLike = error
  return {
    type: error instanceof Error ? error.name : error.constructor?.name,
    message: code === undefined ? message : undefined,
    code,
    stack: typeof stack === 'string' ? placesIn(stack) : undefined,
    cause: cause === undefined ? undefined : describeError(cause),
  }
}

/** Without the message, which may have several lines. */
function placesIn(stack: string) {
  const places = stack.split('\n').filter((line) => line.startsWith('    at '))
  return places.slice(0, 7).join('\n')
}

type ErrorLike = { message?: unknown; code?: unknown; stack?: unknown; cause?: unknown }
