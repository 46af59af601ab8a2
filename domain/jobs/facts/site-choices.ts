// What can be chosen of the house, apart from the other choices: every list of requests tells it.

export const accessWays = [
  { value: 'caller', label: 'Caller' },
  { value: 'lockbox', label: 'Lockbox' },
  { value: 'gate', label: 'Gate' },
  { value: 'key_holder', label: 'Someone else' },
] as const

/** The order in which they are asked: 1 to 6 on the keyboard. Not asked is no answer, never "no". */
export const hazards = [
  { value: 'hurt', label: 'Someone is hurt' },
  { value: 'electricity', label: 'Power near water' },
  { value: 'gas', label: 'Gas smell' },
  { value: 'ceiling', label: 'Ceiling sagging' },
  { value: 'sewage', label: 'Sewage' },
  { value: 'sharps', label: 'Needles or blood' },
] as const

export const vulnerable = [
  { value: 'infant', label: 'Infant' },
  { value: 'elderly', label: 'Elderly person' },
  { value: 'immunocompromised', label: 'Weak immune system' },
] as const
