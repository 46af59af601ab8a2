import type { FormDefinition } from '#domain/forms/definition/definition.ts'
import type { JobDetail } from '#domain/jobs/job.ts'

/** The law of the loss address counts: a form for one state can’t be signed for a loss in another. */
export function isInOtherState({ states }: Pick<FormDefinition, 'states'>, job: JobDetail | null) {
  const here = job?.facts.state
  return here !== undefined && states.length > 0 && !states.some((state) => state === here)
}
