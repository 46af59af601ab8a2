/** The states for which the company has contracts. */
export const formStates = ['OH', 'PA'] as const

/** What a form takes most of its answers from. */
export const sourcesOfAnswers = [
  { value: 'rooms', label: 'rooms' },
  { value: 'readings', label: 'readings' },
  { value: 'equipment', label: 'equipment' },
] as const
