import { tidyPlace } from './tidy-place.ts'

type Address = Partial<Record<'address' | 'unit' | 'town' | 'state' | 'zip', string | undefined>>

/** "52 Wampum Ave Unit 3, Ellwood City, PA 16117": as much as is known, and each part of it once. */
export function addressLine({ unit, ...place }: Address): string {
  const { address, town, state, zip } = tidyPlace(place)
  const parts = [[address, unit], [town], [state, zip]].map((words) => words.filter(Boolean).join(' '))
  return parts.filter(Boolean).join(', ')
}
