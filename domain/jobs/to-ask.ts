import { hazards } from './facts/site-choices.ts'
import type { FactName, JobFacts } from './facts/facts.ts'
import { isOfWater } from './water-source.ts'

/** A question that is still open, by the fact that answers it. */
export type ToAsk = { readonly fact: FactName; readonly words: string }

const dangerWords = {
  hurt: 'is anyone hurt',
  electricity: 'power near water',
  gas: 'gas smell',
  ceiling: 'ceiling',
  sewage: 'sewage',
  sharps: 'needles or blood',
} as const

/** What is still to be asked before a crew leaves, in the order of the call. Nothing of it stops anyone from saving. */
export function toAsk(facts: JobFacts): ToAsk[] {
  const questions: (ToAsk | false)[] = [
    !facts.phone && { fact: 'phone', words: 'phone' },
    !facts.name && { fact: 'name', words: 'name' },
    ...hazards.map(({ value }) => facts[value] === undefined && { fact: value, words: dangerWords[value] }),
    facts.text_consent === undefined && { fact: 'text_consent', words: 'text messages' },
    !facts.loss_type && { fact: 'loss_type', words: 'what happened' },
    ...ofLoss(facts),
    !facts.address && { fact: 'address', words: 'street address' },
    !facts.access_way && { fact: 'access_way', words: 'who lets us in' },
    !facts.found && { fact: 'found', words: 'when it was found' },
  ]
  return questions.filter((question) => question !== false)
}

/** What a loss of its type has to tell. */
function ofLoss(facts: JobFacts): (ToAsk | false)[] {
  const { loss_type, source, activity, standing_water, fire_out, police_released } = facts
  if (loss_type === 'fire') return [!fire_out && { fact: 'fire_out', words: 'is the fire out' }]
  if (loss_type === 'trauma')
    return [!police_released && { fact: 'police_released', words: 'released by the police' }]
  if (loss_type === undefined || !isOfWater(facts)) return []
  return [
    !source && { fact: 'source', words: 'source' },
    !activity && { fact: 'activity', words: 'still running' },
    // While it runs, it comes first however much stands.
    activity !== 'running' && !standing_water && { fact: 'standing_water', words: 'standing water' },
  ]
}
