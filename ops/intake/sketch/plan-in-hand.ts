import type { Plan } from '#domain/sketch/plan.ts'
import { asJson, canonicalJson } from '#platform/canonical-json.ts'

/** Whoever reads a plan names its records in another order. */
export function isSamePlan(one: Plan, other: Plan): boolean {
  return one === other || canonicalJson(asJson(one)) === canonicalJson(asJson(other))
}

type Known = {
  /** What this device knows of the drawing: as it was read, with what the outbox has of it on top. */
  known: Plan
  /** The outbox has something of it that the server has not. */
  isUnsent: boolean
}

/**
 * Whether what was drawn last stays on the screen, whatever is read. It does until it is known as it was drawn: while the step before it is
 * on its way, it waits for a pause, and what is known is a step behind.
 */
export function staysInHand(drawn: Plan, { known, isUnsent }: Known): boolean {
  return isUnsent || !isSamePlan(drawn, known)
}
