import { placeEnds } from './place-ends.ts'

type Address = Partial<Record<'address' | 'unit' | 'town' | 'state' | 'zip', string | undefined>>

/** "52 Wampum Ave Unit 3, Ellwood City, PA 16117": as much as is known, and each part of it once. */
export function addressLine({ unit, ...typed }: Address): string {
  const { street, town, state, zip } = placeEnds(typed)
  const isSaid = town !== '' && street.toLowerCase().endsWith(`, ${town.toLowerCase()}`)
  const address = isSaid ? street.slice(0, -town.length - 2) : street
  const parts = [[address, unit], [town], [state, zip]].map((words) => words.filter(Boolean).join(' '))
  return parts.filter(Boolean).join(', ')
}
