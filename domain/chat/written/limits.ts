import { day, second } from '#platform/time.ts'

/** How often the model is asked, and how long it is waited for. */
export type WritingLimits = {
  /** By the whole firm, in a calendar month. */
  readonly perMonth: number
  /** By one visitor, within `visitorSpan`. */
  readonly perVisitor: number
  /** By this process, at the same time. */
  readonly atOnce: number
  readonly firstWithin: number
  readonly wholeWithin: number
}

export const visitorSpan = day

export const usualLimits: WritingLimits = {
  perMonth: 2000,
  perVisitor: 10,
  atOnce: 8,
  firstWithin: 4 * second,
  wholeWithin: 10 * second,
}
