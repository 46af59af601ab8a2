import pino from 'pino'
import { openLogOutput } from './log-output.ts'

export type Log = pino.Logger & {
  /** One line for each answered request. */
  answered(answer: Answered): void
}

export type Answered = { id: string; method: string; route: string; status: number; ms: number }

/**
 * Structured lines on standard output. What may be logged is chosen at each call: names of things, ids and times,
 * never bodies, tokens, phone numbers or e-mail addresses.
 */
export function openLog(level: string, to: pino.DestinationStream = openLogOutput(1)): Log {
  const log = pino({ level, base: null, serializers: { err: describeError } }, to)
  const isOn = log.isLevelEnabled('info')
  return Object.assign(log, {
    answered(answer: Answered) {
      if (isOn) to.write(writeAnswered(answer))
    },
  })
}

/**
 * The line that pino would write of these fields, in a third of its time: a cached page has little else to do. Node's parser
 * lets only methods pass that it knows, so the method needs no escaping.
 */
function writeAnswered({ id, method, route, status, ms }: Answered) {
  return `{"level":30,"time":${Date.now()},"request":"${id}","method":"${method}","route":${JSON.stringify(route)},"status":${status},"ms":${ms}}\n`
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
