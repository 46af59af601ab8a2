/** How a request ended, most wanted first. Plain data: the portal shows it in this order. */
export const outcomes = [
  { value: 'done', label: 'Done' },
  { value: 'not-needed', label: 'No longer needed' },
  { value: 'not-reached', label: 'Could not reach' },
  { value: 'not-ours', label: 'Not ours' },
  { value: 'duplicate', label: 'Duplicate' },
] as const

export function outcomeWords(outcome: string | null) {
  return outcomes.find(({ value }) => value === outcome)?.label ?? ''
}
