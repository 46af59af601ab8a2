import * as z from 'zod'
import { lazily } from '#platform/lazily.ts'

/**
 * The filters as they stand in the address; what cannot be understood is left out. Whether there is such a place is asked
 * where it is used (`groups.ts`): the list of places is not loaded with every screen.
 */
const NumberSearch = lazily(() =>
  z.object({
    call: z.literal('needed').optional().catch(undefined),
    place: z.string().max(60).optional().catch(undefined),
  }),
)
export type NumberSearch = z.output<ReturnType<typeof NumberSearch>>

export function readNumberSearch(search: Record<string, unknown>): NumberSearch {
  return NumberSearch().parse(search)
}
