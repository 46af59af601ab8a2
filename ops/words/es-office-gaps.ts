import type { AuditRuleKey } from '#domain/file-audit/audit-rules.ts'
import { lackHeightAlone, missingOf, type Missing } from '#domain/file-audit/missing.ts'
import type { AtClock } from './en-audit-gaps.ts'
import type { OfficeGapWords } from './en-office-gaps.ts'
import { esGaps } from './es-audit-gaps.ts'
import { roomName } from './es-room-names.ts'

type Say = (missing: readonly Missing[], clock: AtClock) => OfficeGapWords

const readings = 'Ver lecturas'
const equipment = 'Ver equipos'

const isOne = (missing: readonly Missing[]) => missing.length === 1

const noRooms: OfficeGapWords = {
  more: 'La cuadrilla o la oficina debe agregar las habitaciones que están mojadas.',
  button: 'Agregar',
}

function photo(key: 'photos_first' | 'photos_work'): Say {
  return (missing, clock) => ({
    more: `${esGaps[key](missing, clock).more} La cuadrilla debe ${isOne(missing) ? 'tomarla' : 'tomarlas'} en el lugar.`.trim(),
    button: 'Ver fotos',
  })
}

/** At which visit it is missing, as at the door, and who can still say something of it. */
function atVisit(key: 'air_read' | 'visits_points' | 'visits_air', who: string): Say {
  return (missing, clock) => ({ more: `${esGaps[key](missing, clock).more} ${who}`, button: readings })
}

export const esOfficeGaps: Readonly<Record<AuditRuleKey, Say>> = {
  points_read: (missing) => ({
    more:
      missingOf(missing, 'points').length > 0
        ? 'La cuadrilla debe agregar un punto donde el material está mojado.'
        : 'La cuadrilla debe leer antes de irse. La primera lectura no se puede tomar después.',
    button: readings,
  }),
  references_read: () => ({
    more: 'La cuadrilla debe leer el mismo material en una habitación seca.',
    button: readings,
  }),
  air_read: atVisit('air_read', 'La cuadrilla debe medirlo en el lugar.'),
  rooms_mapped: (missing) =>
    missingOf(missing, 'rooms').length > 0
      ? noRooms
      : {
          more: 'La cuadrilla debe agregar un punto, o indicar que la habitación no está afectada.',
          button: readings,
        },
  points_placed: () => ({
    more: 'La cuadrilla debe elegir una habitación y escribir en qué parte.',
    button: readings,
  }),
  rooms_measured: (missing) =>
    missingOf(missing, 'rooms').length > 0
      ? noRooms
      : {
          more: lackHeightAlone(missing)
            ? 'La cuadrilla debe medir la altura. La oficina puede escribirla.'
            : 'La cuadrilla debe medir el tamaño y lo que está mojado. La oficina puede escribirlo.',
          button: 'Escribir',
        },
  category_reason: (missing) =>
    missingOf(missing, 'category')[0]?.category
      ? { more: 'Quien vio el agua debe decir por qué. La oficina puede escribirlo.', button: 'Escribir' }
      : { more: 'Quien vio el agua debe elegirla y decir por qué.', button: 'Elegir' },
  category_review: (missing) => ({
    more: `Quien vio el agua por última vez debe decir si sigue en categoría ${missingOf(missing, 'review')[0]?.category ?? 1}, y por qué.`,
    button: 'Revisar',
  }),
  class_known: (missing) =>
    missingOf(missing, 'rooms').length > 0
      ? noRooms
      : {
          more: `Se calcula de las habitaciones. La cuadrilla debe medir: ${names(missing)}.`,
          button: 'Escribir',
        },
  equipment_explained: (missing) =>
    missingOf(missing, 'difference').length === 0
      ? {
          more: 'Hay puntos mojados y nada los seca. La cuadrilla debe colocar equipos.',
          button: equipment,
        }
      : {
          more: isOne(missing)
            ? 'Quien los colocó debe decir por qué.'
            : `Quien los colocó debe decir por qué. Hay ${missing.length - 1} más.`,
          button: 'Explicar',
        },
  equipment_in_rooms: (missing) => ({
    more: `La cuadrilla debe elegir la habitación donde ${isOne(missing) ? 'está' : 'están'}.`,
    button: equipment,
  }),
  equipment_photos: (missing, clock) => ({
    more: [
      esGaps.equipment_photos(missing, clock).more,
      missingOf(missing, 'unit')[0]?.is_standing
        ? 'La cuadrilla debe tomarla donde está el equipo.'
        : 'El equipo ya no está: la foto ya no se puede tomar.',
    ].join(' '),
    button: equipment,
  }),
  dehumidifiers_read: () => ({
    more: 'La cuadrilla debe medir el aire que entra y el que sale.',
    button: readings,
  }),
  visits_daily: (missing) => ({
    more: [
      ...(isOne(missing) ? [] : [`${missing.length} veces.`]),
      'Había equipos en el lugar. Si nadie pudo ir, la oficina debe cancelar la visita de ese día y decir por qué.',
    ].join(' '),
    button: 'Ver visitas',
  }),
  visits_points: atVisit(
    'visits_points',
    'La cuadrilla debe leer cada punto que no está seco, o decir por qué no puede.',
  ),
  visits_air: atVisit('visits_air', 'La cuadrilla debe medirlo en cada visita.'),
  photos_first: photo('photos_first'),
  photos_work: photo('photos_work'),
  final_goals: () => ({
    more: 'La cuadrilla debe seguir secando, o el certificado debe nombrar la excepción.',
    button: 'Ver puntos',
  }),
  final_read: () => ({
    more: 'La cuadrilla debe leer todos los puntos en su última visita.',
    button: readings,
  }),
}

const format = new Intl.ListFormat('es-US')

function names(missing: readonly Missing[]) {
  return format.format(missingOf(missing, 'room').map(({ name }) => roomName(name)))
}
