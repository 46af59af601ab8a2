import type { AuditRuleKey } from '#domain/file-audit/audit-rules.ts'
import { lackHeightAlone, missingOf, type Missing } from '#domain/file-audit/missing.ts'
import type { Need } from '#domain/readings/deviations/deviation-choices.ts'
import type { AtClock, GapWords } from './en-audit-gaps.ts'
import { esPhotos } from './es-photos.ts'
import { roomName } from './es-room-names.ts'

type Say = (missing: readonly Missing[], clock: AtClock) => GapWords

const machines: Record<Need, string> = {
  air_movers: 'Ventiladores',
  dehumidifiers: 'Deshumidificadores',
  air_filtration: 'Filtración de aire',
}

const format = new Intl.ListFormat('es-US')
const mostNamed = 3

/** The first few by name, and how many more there are. */
function list(names: readonly string[]) {
  const count = names.length - mostNamed
  return format.format(count > 1 ? [...names.slice(0, mostNamed), `${count} más`] : names)
}

function points(missing: readonly Missing[]) {
  const numbers = [...missingOf(missing, 'point'), ...missingOf(missing, 'reference')].map(({ number }) =>
    String(number),
  )
  return `${numbers.length === 1 ? 'Punto' : 'Puntos'} ${list([...new Set(numbers)])}`
}

function rooms(missing: readonly Missing[]) {
  return list(missingOf(missing, 'room').map(({ name }) => roomName(name)))
}

function units(missing: readonly Missing[]) {
  return list(missingOf(missing, 'unit').map(({ number }) => number))
}

const airNames = {
  outside: 'afuera',
  unaffected: 'en una habitación seca',
  affected: 'en una cámara',
} as const

function airs(missing: readonly Missing[]) {
  return list(missingOf(missing, 'air').map(({ of, chamber }) => chamber ?? airNames[of]))
}

function visits(missing: readonly Missing[]) {
  const all = [...missingOf(missing, 'point'), ...missingOf(missing, 'air')]
  const numbers = [...new Set(all.flatMap(({ visit }) => visit ?? []))]
  return numbers.length === 0
    ? 'entre visitas'
    : `en la visita ${list(numbers.toSorted((a, b) => a - b).map(String))}`
}

const photo: Say = (missing) => {
  const [first] = missingOf(missing, 'photo')
  const count = missingOf(missing, 'photo').reduce((sum, { least, have }) => sum + least - have, 0)
  const subject = first && esPhotos.subjects[first.subject]
  return {
    title: count === 1 ? 'Falta 1 foto' : `Faltan ${count} fotos`,
    more: subject && first ? `${esPhotos.missing.in(subject.what, first.room)}: ${subject.how}.` : '',
    button: 'Tomarla',
  }
}

const noRooms: GapWords = {
  title: 'Ninguna habitación afectada',
  more: 'Agregue las habitaciones que están mojadas.',
  button: 'Agregar',
}

export const esGaps: Readonly<Record<AuditRuleKey, Say>> = {
  points_read: (missing) =>
    missingOf(missing, 'points').length > 0
      ? { title: 'Ningún punto', more: 'Agregue un punto donde el material está mojado.', button: 'Medir' }
      : {
          title: `${points(missing)} sin lectura`,
          more: 'La primera lectura no se puede tomar después.',
          button: 'Medir',
        },
  references_read: (missing) => ({
    title: `${points(missing)} con meta predeterminada`,
    more: 'Lea el mismo material en una habitación seca.',
    button: 'Medir',
  }),
  air_read: (missing) => ({
    title: `Sin lectura de aire: ${airs(missing)}`,
    more: `Falta ${visits(missing)}.`,
    button: 'Medir',
  }),
  rooms_mapped: (missing) =>
    missingOf(missing, 'rooms').length > 0
      ? noRooms
      : {
          title: `Ningún punto en ${rooms(missing)}`,
          more: 'Agregue un punto, o indique que la habitación no está afectada.',
          button: 'Medir',
        },
  points_placed: (missing) => ({
    title: `${points(missing)} sin lugar`,
    more: 'Elija una habitación y escriba en qué parte.',
    button: 'Ubicar',
  }),
  rooms_measured: (missing) =>
    missingOf(missing, 'rooms').length > 0
      ? noRooms
      : lackHeightAlone(missing)
        ? {
            title: `Sin altura de techo: ${rooms(missing)}`,
            more: 'Escriba la altura.',
            button: 'Escribir',
          }
        : {
            title: `Sin medidas: ${rooms(missing)}`,
            more: 'Escriba el tamaño y lo que está mojado.',
            button: 'Escribir',
          },
  category_reason: (missing) => {
    const [first] = missingOf(missing, 'category')
    return first?.category
      ? {
          title: `La categoría ${first.category} no tiene razón`,
          more: 'Escriba lo que vio.',
          button: 'Escribir',
        }
      : { title: 'Sin categoría del agua', more: 'Elíjala y escriba lo que vio.', button: 'Elegir' }
  },
  category_review: (missing) => {
    const [first] = missingOf(missing, 'review')
    return {
      title: `Toca la revisión de las ${first?.hours ?? 24} horas`,
      more: `¿Sigue en categoría ${first?.category ?? 1}? Escriba por qué.`,
      button: 'Revisar',
    }
  },
  class_known: (missing) =>
    missingOf(missing, 'rooms').length > 0
      ? noRooms
      : { title: 'No se sabe la clase del agua', more: `Mida ${rooms(missing)}.`, button: 'Escribir' },
  equipment_explained: (missing) => {
    const [first] = missingOf(missing, 'difference')
    if (!first)
      return { title: 'Sin equipos', more: 'Hay puntos mojados y nada los seca.', button: 'Colocar' }
    const { name, counts, place } = first.difference
    const recommended = typeof counts.recommended === 'number' ? counts.recommended : 'ninguno'
    return {
      title: `${machines[place.need]}, ${roomName(name)}: colocados ${counts.placed}, recomendados ${recommended}`,
      more: missing.length === 1 ? 'Escriba por qué.' : `Escriba por qué. Hay ${missing.length - 1} más.`,
      button: 'Explicar',
    }
  },
  equipment_in_rooms: (missing) => ({
    title: `${units(missing)} sin habitación`,
    more: 'Elija la habitación donde está.',
    button: 'Elegir',
  }),
  equipment_photos: (missing, clock) => {
    const [first] = missingOf(missing, 'unit')
    return {
      title: `${units(missing)} sin foto`,
      more: first
        ? `Colocado${first.room === null ? '' : `, ${roomName(first.room)}`}: ${clock(new Date(first.placed_at))}.`
        : '',
      button: 'Ver equipos',
    }
  },
  dehumidifiers_read: (missing) => ({
    title: `${units(missing)} sin medir`,
    more: 'Mida el aire que entra y el que sale.',
    button: 'Medir',
  }),
  visits_daily: (missing) => {
    const [first] = missingOf(missing, 'gap')
    return {
      title: `${Math.round(first?.hours ?? 0)} horas sin visita`,
      more:
        missing.length === 1
          ? 'Había equipos en el lugar. Si nadie pudo ir, cancele la visita de ese día y diga por qué.'
          : `${missing.length} veces, con equipos en el lugar. Si nadie pudo ir, cancele la visita de ese día y diga por qué.`,
      button: 'Ver visitas',
    }
  },
  visits_points: (missing) => ({
    title: `${points(missing)} sin leer`,
    more: `Falta ${visits(missing)}.`,
    button: 'Medir',
  }),
  visits_air: (missing) => ({
    title: `Sin lectura de aire: ${airs(missing)}`,
    more: `Falta ${visits(missing)}.`,
    button: 'Medir',
  }),
  photos_first: photo,
  photos_work: photo,
  final_goals: (missing) => ({
    title: `${points(missing)} sobre la meta`,
    more: 'Siga secando, o anote la excepción en el certificado.',
    button: 'Ver puntos',
  }),
  final_read: (missing) => ({
    title: `${points(missing)} sin lectura final`,
    more: 'Lea todos los puntos en la última visita.',
    button: 'Medir',
  }),
}
