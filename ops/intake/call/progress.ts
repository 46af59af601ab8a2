import type { JobFacts } from '#domain/jobs/facts/facts.ts'
import { dangerFacts, lossQuestions } from './where-asked.ts'

export const steps = ['caller', 'safety', 'loss', 'place', 'time', 'later'] as const
export type StepKey = (typeof steps)[number]

/** How much of a step is answered, from 0 to 1. "Later" is never done and never missing. */
export function progressOf(step: StepKey, facts: JobFacts): number {
  const answers = answersOf(step, facts)
  return answers.length === 0 ? 0 : answers.filter(Boolean).length / answers.length
}

function answersOf(step: StepKey, facts: JobFacts): readonly unknown[] {
  switch (step) {
    case 'caller':
      return [facts.phone, facts.name, facts.relation, facts.text_consent !== undefined]
    case 'safety':
      return dangerFacts.map((name) => facts[name])
    case 'loss':
      return [facts.loss_type, ...ofLoss(facts)]
    case 'place':
      return [facts.address ?? facts.town, facts.access_way]
    case 'time':
      return [facts.found, facts.began]
    case 'later':
      return []
  }
}

/** How deep it is may stay open where it is told whether there is any, and that too while it runs. */
function ofLoss(facts: JobFacts) {
  return lossQuestions(facts)
    .filter((name) => name !== 'depth' && !(name === 'standing_water' && facts.activity === 'running'))
    .map((name) => facts[name])
}
