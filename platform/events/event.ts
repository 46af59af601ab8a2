import type * as z from 'zod'

/** A kind of event: its name in the past tense, and the shape of its payload. */
export type EventKind<Payload extends z.ZodObject = z.ZodObject> = {
  readonly name: string
  readonly payload: Payload
  /**
   * The fields of the payload that hold the ids of the records concerned: the record in whose history it stands first, then
   * others whose history shows it too, such as the room of a job.
   */
  readonly subjects: readonly [FieldOf<Payload>, ...FieldOf<Payload>[]]
}

type FieldOf<Payload extends z.ZodObject> = keyof z.output<Payload> & string
