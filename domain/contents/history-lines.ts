import type { ToldEvent } from '#domain/events/define-event.ts'
import { boxPlaces } from './contents-choices.ts'
import { fieldWords, placeWords } from './contents-words.ts'

export function addedLines(count: number) {
  return `Contents: ${count} items added`
}

/** "Contents: item changed: disposition, price". */
export function changedLine({ payload: { changed } }: ToldEvent) {
  const names = Array.isArray(changed) ? changed.map((field) => fieldWords[String(field)]) : []
  const what = names.filter((each) => each !== undefined).join(', ')
  return `Contents: item changed${what && `: ${what}`}`
}

/** "Box B-07 added". */
export function boxLine(happened: 'added' | 'removed' | 'put back') {
  return ({ payload: { unit } }: ToldEvent) => `Box ${String(unit)} ${happened}`
}

/** "Box B-07: in the warehouse". */
export function boxChangedLine({ payload: { unit, state } }: ToldEvent) {
  const place = boxPlaces.find((each) => each === state)
  return place ? `Box ${String(unit)}: ${placeWords[place].toLowerCase()}` : `Box ${String(unit)} changed`
}
