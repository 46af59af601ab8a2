import type { JobFacts } from '#domain/jobs/facts/facts.ts'
import { dangerFacts, lossQuestions } from './where-asked.ts'

export const steps = [
  { key: 'caller', title: 'Caller', question: 'Who am I speaking with, and what number can I call back?' },
  { key: 'safety', title: 'Safety', question: 'Is anyone hurt? Is water near anything electric?' },
  { key: 'loss', title: 'Loss', question: 'What happened? Is it still running?' },
  { key: 'place', title: 'Place', question: 'Where is it? Who can let us in?' },
  { key: 'time', title: 'Time', question: 'When did you find it? When do you think it started?' },
  { key: 'later', title: 'Later', question: '' },
] as const
export type StepKey = (typeof steps)[number]['key']

/** How much of a step is answered, from 0 to 1. "Later" is never done and never missing. */
export function progressOf(step: StepKey, facts: JobFacts): number {
  const answers = answersOf(step, facts)
  return answers.length === 0 ? 0 : answers.filter(Boolean).length / answers.length
}

function answersOf(step: StepKey, facts: JobFacts): readonly unknown[] {
  switch (step) {
    case 'caller':
      return [facts.phone, facts.name, facts.relation]
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

/** How deep it is may stay open where it is told whether there is any. */
function ofLoss(facts: JobFacts) {
  return lossQuestions(facts)
    .filter((name) => name !== 'depth')
    .map((name) => facts[name])
}

/** The question of a step; a place that was filled in is read back. */
export function questionOf(step: StepKey, address?: string) {
  if (step === 'place' && address) return `Is it still ${address}? Who can let us in?`
  return steps.find(({ key }) => key === step)?.question ?? ''
}
