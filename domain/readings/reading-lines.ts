import { reasonNames, reasonWords } from './corrections/correction-reasons.ts'
import { fieldWords } from './field-words.ts'
import type { PointChanges } from './points/point.ts'
import type { ReadingFields } from './reading.ts'
import { noAccessReasons, pointMaterials, stationKinds, type NoAccess } from './reading-choices.ts'
import type { StationChanges } from './stations/station.ts'

/** What was typed of a point or a station, line by line, as the office reads it of a device. IDs say nothing to a person. */
export function placeLines({ removed, ...typed }: PointChanges | StationChanges): string {
  const lines = Object.entries(typed).flatMap(([field, value]) => {
    if (value === undefined || value === null || field.endsWith('_id')) return []
    return [`${fieldWords[field] ?? field}: ${valueWords(value)}`]
  })
  const removal = removed === undefined ? [] : [removed ? 'removed' : 'put back']
  return [...lines, ...removal].map((line) => line.charAt(0).toUpperCase() + line.slice(1)).join('\n')
}

/** "34", "71.5 °F, 48%", why there was no access, or that nothing is said any more; and why it was corrected. */
export function readingLines(reading: ReadingFields): string {
  const { corrects, reason } = reading
  const words = corrects === null ? measuredWords(reading) : `Correction: ${measuredWords(reading)}`
  return reason === undefined ? words : `${words}\nReason: ${reasonWords(reason, reasonNames)}`
}

function measuredWords(reading: ReadingFields) {
  if ('station_id' in reading) {
    const { air, no_access = null } = reading
    return air ? `${air.fahrenheit} °F, ${air.humidity}%` : withoutReading(no_access)
  }
  const { value, no_access } = reading
  return value === null ? withoutReading(no_access) : String(value)
}

function withoutReading(no_access: NoAccess | null) {
  return no_access === null ? 'taken back' : `no access, ${labelOf(no_access, noAccessReasons).toLowerCase()}`
}

function valueWords(value: string | number | boolean) {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return labelOf(String(value), [...pointMaterials, ...stationKinds])
}

function labelOf(value: string, choices: readonly { value: string; label: string }[]) {
  return choices.find((each) => each.value === value)?.label ?? value
}
