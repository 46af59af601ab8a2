import { areas } from '#domain/areas/areas.ts'
import type { LocalNumber } from '#domain/numbers/local-number.ts'
import { needsCall } from '#domain/numbers/number-status.ts'
import { localPurposes } from '#domain/numbers/purposes.ts'
import type { NumberSearch } from './search.ts'

/** The place of the address, if we serve one of that name. */
export function placeOf({ place }: NumberSearch) {
  return areas.find(({ slug }) => slug === place)?.slug
}

/** Those that the filters leave, by the first thing that each is for, in the order of the page. */
export function groupsOf(numbers: readonly LocalNumber[], search: NumberSearch, today: string) {
  const { call } = search
  const place = placeOf(search)
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
