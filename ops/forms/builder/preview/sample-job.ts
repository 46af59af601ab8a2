import { sampleFacts } from '#domain/forms/facts/sample-facts.ts'
import type { JobOfForm } from '#domain/forms/facts/fact-values.ts'

export type LossState = Parameters<typeof sampleFacts>[0]

/** The loss that a form is shown with: the same on the phone as on paper. */
export function sampleJob(state: LossState): JobOfForm {
  const facts = sampleFacts(state)
  return {
    number: String(facts['job.number']),
    name: String(facts['customer.name']),
    phone: String(facts['customer.phone']),
    categories: [],
    facts: { state },
  }
}
