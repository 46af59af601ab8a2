import * as z from 'zod'
import { areas } from '#domain/areas/areas.ts'
import type { LocalNumber } from '#domain/numbers/local-number.ts'
import { localPurposes } from '#domain/numbers/purposes.ts'
import { needsCall } from '#domain/numbers/number-status.ts'

/** The filters as they stand in the address; what cannot be understood is left out. */
const NumberSearch = z.object({
  call: z.literal('needed').optional().catch(undefined),
  place: z
    .enum(areas.map(({ slug }) => slug))
    .optional()
    .catch(undefined),
})
export type NumberSearch = z.output<typeof NumberSearch>

export function readNumberSearch(search: Record<string, unknown>): NumberSearch {
  return NumberSearch.parse(search)
}

/** Those that the filters leave, by the first thing that each is for, in the order of the page. */
export function groupsOf(numbers: readonly LocalNumber[], { call, place }: NumberSearch, today: string) {
  const shown = numbers.filter(
    (number) =>
      (!call || needsCall(number, today)) &&
      (!place || number.serves.includes(place) || number.may_serve.includes(place)),
  )
  return localPurposes.flatMap((purpose) => {
    const group = shown.filter(({ purposes }) => purposes[0] === purpose)
    return group.length > 0 ? [{ purpose, numbers: group }] : []
  })
}
