import type * as z from 'zod'

/**
 * A kind of fact that can happen: its name in the past tense, the shape of what is told about it, and which record it
 * belongs to.
 */
export type EventKind<Payload extends z.ZodObject = z.ZodObject> = {
  readonly name: string
  readonly payload: Payload
  readonly subject: keyof z.output<Payload> & string
}

/** `subject` names the field of the payload that holds the id of the record concerned. */
export function defineEvent<Payload extends z.ZodObject>(
  name: string,
  payload: Payload,
  subject: keyof z.output<Payload> & string,
): EventKind<Payload> {
  return { name, payload, subject }
}
