import type { ToldEvent } from '#domain/events/define-event.ts'
import { fieldWords } from './field-words.ts'

/** "Room added: Kitchen". */
export function addedLine(told: ToldEvent) {
  return `Room added${nameOf(told)}`
}

/** "Room changed, Kitchen: wet floor, height". */
export function changedLine({ payload }: ToldEvent) {
  const { kind, changed } = payload
  const name = typeof kind === 'string' ? `, ${kind}` : ''
  const names = Array.isArray(changed) ? changed.map((field) => fieldWords[String(field)]) : []
  const what = names.filter((each) => each !== undefined).join(', ')
  return `Room changed${name}${what && `: ${what}`}`
}

export function removedLine(told: ToldEvent) {
  return `Room removed${nameOf(told)}`
}

export function putBackLine(told: ToldEvent) {
  return `Room put back${nameOf(told)}`
}

function nameOf({ payload: { kind } }: ToldEvent) {
  return typeof kind === 'string' ? `: ${kind}` : ''
}
