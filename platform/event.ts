import type * as z from 'zod'

/** A kind of fact that can happen: its name in the past tense, and the shape of what is told about it. */
export type EventKind<Name extends string = string, Payload extends z.ZodType = z.ZodType> = {
  readonly name: Name
  readonly payload: Payload
}

export function defineEvent<Name extends string, Payload extends z.ZodType>(name: Name, payload: Payload) {
  return { name, payload } satisfies EventKind
}
