import type { FormDefinition } from '#domain/forms/definition/definition.ts'
import type { JobOfForm } from '#domain/forms/facts/fact-values.ts'

/** The law of the loss address counts: a form for one state can’t be signed for a loss in another. */
export function isInOtherState({ states }: Pick<FormDefinition, 'states'>, job: JobOfForm | null) {
  const here = job?.facts.state
  return here !== undefined && states.length > 0 && !states.some((state) => state === here)
}
