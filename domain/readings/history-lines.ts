import type { ToldEvent } from '#domain/events/define-event.ts'
import { fieldWords } from './field-words.ts'
import { pointMaterials, stationKinds } from './reading-choices.ts'

type Happened = 'added' | 'removed' | 'put back'

/** "Moisture point added: Drywall". */
export function pointLine(happened: Happened) {
  return (told: ToldEvent) => withName(`Moisture point ${happened}`, labelIn(pointMaterials, told))
}

/** "Air station added: Outside". */
export function stationLine(happened: Happened) {
  return (told: ToldEvent) => withName(`Air station ${happened}`, labelIn(stationKinds, told))
}

/** "Moisture point changed, Drywall: meter, scale". */
export function pointChangedLine(told: ToldEvent) {
  return `Moisture point changed${changesOf(told, labelIn(pointMaterials, told))}`
}

export function stationChangedLine(told: ToldEvent) {
  return `Air station changed${changesOf(told, labelIn(stationKinds, told))}`
}

export function readLine({ payload }: ToldEvent) {
  return payload['kind'] === 'air' ? 'Air reading added' : 'Reading added'
}

export function readingsLine(count: number, { payload }: ToldEvent) {
  return payload['kind'] === 'air' ? `${count} air readings added` : `${count} readings added`
}

export function correctedLine({ payload }: ToldEvent) {
  return payload['kind'] === 'air' ? 'Air reading corrected' : 'Reading corrected'
}

export function receivedLateLine({ payload }: ToldEvent) {
  return payload['type'] === 'correction'
    ? 'Correction received after the visit was closed'
    : 'Reading received after the visit was closed'
}

export function receivedLateLines(count: number, { payload }: ToldEvent) {
  return payload['type'] === 'correction'
    ? `${count} corrections received after the visit was closed`
    : `${count} readings received after the visit was closed`
}

function labelIn(choices: readonly { value: string; label: string }[], { payload }: ToldEvent) {
  return choices.find(({ value }) => value === payload['kind'])?.label ?? null
}

function withName(words: string, name: string | null) {
  return name === null ? words : `${words}: ${name}`
}

function changesOf({ payload: { changed } }: ToldEvent, name: string | null) {
  const names = Array.isArray(changed) ? changed.map((field) => fieldWords[String(field)]) : []
  const what = names.filter((each) => each !== undefined).join(', ')
  return `${name === null ? '' : `, ${name}`}${what && `: ${what}`}`
}
