import { notApplicable } from '#domain/drying/chart.ts'
import type { HistoryFacts } from '#domain/records/history-facts.ts'
import type { HistoryLine } from '#domain/records/record.ts'
import type { PointField } from '#domain/readings/points/point-changes.ts'
import type { StationField } from '#domain/readings/stations/station-changes.ts'
import { deviationNames, needNames } from './es-deviation-names.ts'
import { materialNames, stationNames } from './es-reading-names.ts'

type Told = Pick<HistoryLine, 'count'> & { facts: HistoryFacts }
type Names = Readonly<Record<string, string>>

/** What was measured while a structure dries, by the name of the event. */
export const dryingLines: Readonly<Record<string, (told: Told) => string>> = {
  'moisture_point.added': ({ facts }) => named('Punto de medición agregado', facts, materialNames),
  'moisture_point.changed': ({ facts }) => changed('Punto de medición cambiado', facts, materialNames),
  'moisture_point.removed': ({ facts }) => named('Punto de medición quitado', facts, materialNames),
  'moisture_point.put_back': ({ facts }) => named('Punto de medición restablecido', facts, materialNames),
  'air_station.added': ({ facts }) => named('Estación de aire agregada', facts, stationNames),
  'air_station.changed': ({ facts }) => changed('Estación de aire cambiada', facts, stationNames),
  'air_station.removed': ({ facts }) => named('Estación de aire quitada', facts, stationNames),
  'air_station.put_back': ({ facts }) => named('Estación de aire restablecida', facts, stationNames),
  'reading.added': ({ facts: { kind }, count }) =>
    kind === 'air' ? many(count, airAdded) : many(count, pointAdded),
  'reading.corrected': ({ facts: { kind } }) =>
    kind === 'air' ? 'Lectura de aire corregida' : 'Lectura corregida',
  'reading.received_late': ({ facts: { type }, count }) =>
    type === 'correction' ? many(count, correctionLate) : many(count, readingLate),
  'deviation.explained': ({ facts: { kind = '', recommended, placed, reason = '' } }) => {
    const asked = recommended === notApplicable ? 'sin cifra en la tabla' : `recomendado ${recommended}`
    return `${needs[kind] ?? ''}: puesto ${placed}, ${asked}. ${reasons[reason] ?? ''}`
  },
  'visit.closed': () => 'Visita cerrada: sus lecturas quedan firmes',
}

const needs: Names = needNames
const reasons: Names = deviationNames

type Forms = { one: string; several: string }

const pointAdded = { one: 'Lectura agregada', several: 'lecturas agregadas' }
const airAdded = { one: 'Lectura de aire agregada', several: 'lecturas de aire agregadas' }
const readingLate = {
  one: 'Lectura recibida después de cerrar la visita',
  several: 'lecturas recibidas después de cerrar la visita',
}
const correctionLate = {
  one: 'Corrección recibida después de cerrar la visita',
  several: 'correcciones recibidas después de cerrar la visita',
}

function many(count: number, { one, several }: Forms) {
  return count > 1 ? `${count} ${several}` : one
}

function named(words: string, { kind = '' }: HistoryFacts, names: Names) {
  const name = names[kind]
  return name === undefined ? words : `${words}: ${name}`
}

function changed(words: string, { kind = '', changed: list = [] }: HistoryFacts, names: Names) {
  const what = list.flatMap((field) => fields[field] ?? []).join(', ')
  const name = names[kind]
  return `${words}${name === undefined ? '' : `, ${name}`}${what && `: ${what}`}`
}

const words: Record<PointField | StationField, string> = {
  room_id: 'habitación',
  number: 'número',
  place: 'lugar',
  material: 'material',
  meter: 'medidor',
  scale: 'escala',
  is_reference: 'referencia seca o no',
  kind: 'qué se mide',
  chamber_id: 'cámara',
  unit_number: 'número de equipo',
}
const fields: Readonly<Record<string, string>> = words
