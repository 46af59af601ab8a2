import { companyDay } from '#domain/company/time-zone.ts'
import type { EquipmentKind } from '#domain/equipment/kinds.ts'
import type { StationKind } from '#domain/readings/reading-choices.ts'
import { classOfRooms } from '#domain/rooms/room-needs.ts'
import { day } from '#platform/time.ts'
import type { FactValues } from './fact-values.ts'
import type { ReadFile } from './job-file.ts'

/** What the rooms, readings and machines of a job say for a form. What isn’t known is left out. */
export function fileFacts(file: ReadFile): FactValues {
  const known = { ...ofDrying(file), ...ofAir(file), ...ofEquipment(file) }
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined && value !== ''))
}

function ofDrying(file: ReadFile): FactValues {
  const affected = file.rooms.filter(({ is_affected }) => is_affected)
  const chambers = new Set(affected.flatMap(({ chamber }) => (chamber ? [chamber.name] : [])))
  const [chamber] = chambers
  const read = file.columns.findLast(({ isOpen, key }) => !isOpen || hasReadings(file, key))
  const began = [...file.stays.map(({ placed_at }) => placed_at), file.columns[0]?.at.toISOString() ?? '']
    .filter(Boolean)
    .toSorted()[0]
  const began_on = began && companyDay(new Date(began))
  const read_on = read && companyDay(read.at)
  const water = classOfRooms(file.rooms)
  return {
    ...(water && { 'loss.class': `class_${water.isClass4 ? 4 : water.class}` }),
    ...(began_on && { 'drying.began_on': began_on }),
    ...(read_on && { 'drying.read_on': read_on }),
    ...(began_on && read_on && { 'drying.day': daysBetween(began_on, read_on) + 1 }),
    ...(read?.number && { 'drying.visit': read.number }),
    'drying.rooms': affected.map(({ name }) => name).join(', '),
    ...(chamber !== undefined && chambers.size === 1 && { 'drying.chamber': chamber }),
  }
}

function hasReadings({ points, air, columns }: ReadFile, key: string) {
  const nth = columns.findIndex((column) => column.key === key)
  return [...points, ...air].some(({ cells }) => cells[nth])
}

function daysBetween(from: string, to: string) {
  return Math.round((Date.parse(to) - Date.parse(from)) / day)
}

/** Of the last visit at which the air was measured; where several stations are of a kind, nobody can say which is meant. */
function ofAir({ air, columns }: ReadFile): FactValues {
  const last = columns.findLastIndex((_, nth) => air.some(({ cells }) => cells[nth]))
  const at = (kind: StationKind) => {
    const read = air.filter(({ station }) => station.kind === kind).flatMap(({ cells }) => cells[last] ?? [])
    return read.length === 1 ? read[0]?.measured : undefined
  }
  const [outside, unaffected, affected] = [at('outside'), at('unaffected'), at('affected')]
  return {
    ...(outside && { 'air.outside_f': outside.fahrenheit, 'air.outside_rh': outside.humidity }),
    ...(unaffected && {
      'air.unaffected_f': unaffected.fahrenheit,
      'air.unaffected_rh': unaffected.humidity,
    }),
    ...(affected && { 'air.affected_f': affected.fahrenheit, 'air.affected_rh': affected.humidity }),
  }
}

/** What stands there now. Where nothing was ever placed, nothing is said: 0 would be a figure. */
function ofEquipment({ stays }: ReadFile): FactValues {
  if (stays.length === 0) return {}
  const running = (wanted: (kind: EquipmentKind) => boolean) =>
    stays.filter(({ kind, pulled_at }) => pulled_at === null && wanted(kind)).length
  return {
    'equipment.movers': running((kind) => kind === 'air_mover'),
    'equipment.dehumidifiers': running((kind) => kind.startsWith('dehumidifier')),
    'equipment.scrubbers': running((kind) => kind === 'air_scrubber'),
  }
}
