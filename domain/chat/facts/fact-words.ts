import { activity, found, relations, yesNo, yesNoUnsure } from '#domain/jobs/facts/choices.ts'
import { losses } from '#domain/leads/losses.ts'
import type { FactName, ToldFacts } from './told-facts.ts'

type Choices = readonly { readonly value: string; readonly label: string }[]

/** What staff calls each fact, and its choices. Plain data. */
export const factWords: Readonly<Record<FactName, { readonly name: string; readonly choices?: Choices }>> = {
  danger: { name: 'Danger', choices: yesNo },
  loss: { name: 'Loss', choices: losses },
  activity: { name: 'Water', choices: activity },
  electricity: { name: 'Water near power', choices: yesNo },
  rooms: { name: 'Rooms' },
  found: { name: 'Found', choices: found },
  town: { name: 'Town' },
  address: { name: 'Address' },
  relation: { name: 'Who is asking', choices: relations },
  will_claim: { name: 'Insurance claim', choices: yesNoUnsure },
  pets: { name: 'Pets' },
  name: { name: 'Name' },
}

/** The value as people read it. */
export function valueWords(name: FactName, value: NonNullable<ToldFacts[FactName]>['value']) {
  if (typeof value !== 'string') return value.join(', ')
  return factWords[name].choices?.find((choice) => choice.value === value)?.label ?? value
}
