import type { RoomField } from '#domain/rooms/room.ts'
import type { HistoryFacts } from '#domain/records/history-facts.ts'
import { roomName } from './es-room-names.ts'

type Told = { facts: HistoryFacts }

/** What happened to the rooms of a job, by the name of the event. */
export const roomLines: Readonly<Record<string, (told: Told) => string>> = {
  'room.added': ({ facts }) => `Habitación agregada${nameOf(facts)}`,
  'room.changed': ({ facts: { kind, changed = [] } }) => {
    const what = changed.flatMap((field) => fields[field] ?? []).join(', ')
    return `Habitación cambiada${kind ? `, ${roomName(kind)}` : ''}${what && `: ${what}`}`
  },
  'room.removed': ({ facts }) => `Habitación quitada${nameOf(facts)}`,
  'room.put_back': ({ facts }) => `Habitación restablecida${nameOf(facts)}`,
}

const words: Record<RoomField, string> = {
  name: 'nombre',
  structure: 'edificio',
  level: 'nivel',
  length: 'largo',
  width: 'ancho',
  height: 'altura',
  cutouts: 'recortes',
  insets: 'entrantes',
  wet_floor: 'piso mojado',
  wet_upper: 'pared y techo mojados a más de 2 pies',
  wet_lower: 'pared baja mojada',
  materials: 'materiales mojados',
  is_affected: 'afectada o no',
  chamber: 'cámara',
}
const fields: Readonly<Record<string, string>> = words

function nameOf({ kind }: HistoryFacts) {
  return kind ? `: ${roomName(kind)}` : ''
}
