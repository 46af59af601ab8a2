import { lossChoices } from '#domain/leads/lead-choices.ts'
import type { LossKind } from '#domain/leads/lead-states.ts'
import { countsAsNowWords } from '#domain/leads/loss-words.ts'
import { losses, type Loss } from '#domain/leads/losses.ts'
import { nameWords } from '#domain/leads/name-words.ts'
import { statusWords } from '#domain/leads/status-words.ts'

/** What can be chosen of a request, in words, as lists show it. Nothing for what was not chosen. */
export const choices = {
  name: nameWords,
  status: statusWords,
  loss: (value: Loss | null) => labelIn(losses, value),
  service: (value: LossKind) => labelIn(lossChoices, value),
  countsAsNow: countsAsNowWords,
}

export function labelIn(list: readonly { value: string; label: string }[], value: string | null): string {
  return list.find((choice) => choice.value === value)?.label ?? ''
}
