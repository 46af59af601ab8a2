import * as z from 'zod'
import type { Sealed } from './sealing.ts'

/** Why the server did not take it, or that it did not answer (`status` null). */
export const Fault = z.object({ status: z.int().nullable(), code: z.string(), detail: z.string() })
export type Fault = z.output<typeof Fault>

/**
 * Where an entry stands:
 * `waiting` on this device · `sending` · `received`, with its receipt · `clash`: someone changed the same thing first ·
 * `refused`, not yet known to the office · `with_office` · `sent_back` by the office · `taken_over` or `discarded` by it ·
 * `removing` by the person, who can still undo it · `removed`, to be put back for 30 days.
 */
export const entryStates = [
  'waiting',
  'sending',
  'received',
  'clash',
  'refused',
  'with_office',
  'sent_back',
  'taken_over',
  'discarded',
  'removing',
  'removed',
] as const
export const EntryState = z.enum(entryStates)
export type EntryState = z.output<typeof EntryState>

/**
 * An entry of the outbox. What it says of a customer, and what the server said of it, is sealed; the rest is what sending it needs. The
 * `detail` of its fault is empty here, but for what earlier versions stored.
 */
export type StoredEntry = {
  turn: number
  id: string
  state: EntryState
  tries: number
  since: number
  fault: Fault | null
  sealed: Sealed
  /** What was read of the server, apart, so that it can be removed without a key. Older versions have it in `sealed`. */
  sides?: Sealed
}
