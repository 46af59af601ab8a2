type Address = Partial<Record<'address' | 'unit' | 'town' | 'state' | 'zip', string | undefined>>

/** "52 Wampum Ave Unit 3, Ellwood City, PA 16117": as much as is known. */
export function addressLine({ address, unit, town, state, zip }: Address): string {
  const parts = [[address, unit], [town], [state, zip]].map((words) => words.filter(Boolean).join(' '))
  return parts.filter(Boolean).join(', ')
}
