import * as z from 'zod'
import { lazily } from '#platform/lazily.ts'

export const longestSearch = 60

/**
 * The view and the filters as they stand in the address. Whether there is such a kind or state is asked where it is used
 * (`filter.ts`): their lists are not loaded with every screen.
 */
const EquipmentSearch = lazily(() => {
  const word = z.string().max(longestSearch).optional().catch(undefined)
  return z.object({ view: word, q: word, kind: word, state: word, place: word })
})
export type EquipmentSearch = z.output<ReturnType<typeof EquipmentSearch>>

export function readEquipmentSearch(search: Record<string, unknown>): EquipmentSearch {
  return EquipmentSearch().parse(search)
}
