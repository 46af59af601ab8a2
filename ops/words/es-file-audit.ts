import type { AuditRuleKey, AuditSection } from '#domain/file-audit/audit-rules.ts'
import type { FileAuditWords } from './en-file-audit.ts'
import { esGaps } from './es-audit-gaps.ts'
import { esOfficeGaps } from './es-office-gaps.ts'
import { roomName } from './es-room-names.ts'

const sections: Record<AuditSection, string> = {
  first_readings: 'Primeras lecturas',
  moisture_map: 'Mapa de humedad',
  category: 'Categoría y clase',
  equipment: 'Equipos',
  visits: 'Visitas',
  photos: 'Fotos',
  final_readings: 'Lecturas finales',
}

const rules: Record<AuditRuleKey, string> = {
  points_read: 'Cada punto tiene una lectura con número.',
  references_read: 'Cada punto tiene una meta leída en el mismo material seco del edificio.',
  air_read: 'La primera visita midió el aire afuera, en una habitación seca y en cada cámara.',
  rooms_mapped: 'Cada habitación afectada tiene un punto.',
  points_placed: 'Cada punto está en una habitación, con palabras que dicen dónde.',
  rooms_measured: 'Cada habitación afectada tiene su tamaño y lo que está mojado.',
  category_reason: 'La categoría del agua está indicada, con una razón que dice algo.',
  category_review:
    'La categoría se revisó a las 24, 48 y 72 horas después del daño, hasta que la casa estuvo seca.',
  class_known: 'La clase del agua se calcula de las habitaciones.',
  equipment_explained: 'Los equipos son los recomendados, o la diferencia está explicada.',
  equipment_in_rooms: 'Cada equipo está en una habitación.',
  equipment_photos: 'Cada equipo tiene una foto de cuando se colocó o se movió.',
  dehumidifiers_read:
    'Cada deshumidificador que funcionaba en la última visita se midió donde entra y sale el aire.',
  visits_daily:
    'No pasaron más de 26 horas entre visitas mientras había equipos, o la visita de cada día intermedio se canceló con un motivo.',
  visits_points: 'Cada visita leyó los puntos que no estaban secos, o dice por qué no.',
  visits_air: 'Cada visita midió el aire de cada cámara que no estaba seca.',
  photos_first: 'Están las fotos de la casa, del origen y de cada habitación afectada antes de trabajar.',
  photos_work: 'Están las demás fotos de la lista que tocan hasta ahora.',
  final_goals: 'Cada punto está en su meta, o el certificado de secado nombra las excepciones.',
  final_read: 'Cada punto se leyó con número en la última visita con lecturas.',
}

const names = new Intl.ListFormat('es-US')
const gapsOf = (count: number) => (count === 1 ? '1 pendiente' : `${count} pendientes`)

export const esFileAudit: FileAuditWords = {
  page: '¿Se va a pagar?',
  seeing: 'ver la revisión del expediente',
  list: 'revisión del expediente',
  failed: 'No se pudo cargar la revisión del expediente',
  notStored: 'Este trabajo no está en este dispositivo. La revisión necesita conexión una vez.',
  before: 'antes de irse',
  back: 'Volver al trabajo',
  outOf: 'de',
  dueToday: 'que tocan hoy',
  rulesOf: (due) => `${due}: reglas y puntos`,
  gaps: (count, minutes) => `${gapsOf(count)}, unos ${minutes === 1 ? '1 minuto' : `${minutes} minutos`}.`,
  complete: 'Hoy no falta nada',
  notBegun: 'Todavía no toca nada',
  notBegunMore: 'La revisión empieza cuando alguien llega a la propiedad.',
  notChecked: (count) =>
    count === 1 ? '1 regla no se pudo revisar' : `${count} reglas no se pudieron revisar`,
  notHere: {
    rooms: 'Las habitaciones no están en este dispositivo.',
    drying: 'Las lecturas no están en este dispositivo.',
    equipment: 'Los equipos no están en este dispositivo.',
    photos: 'La lista de fotos no está en este dispositivo.',
  },
  score: (earned, due) => `${earned} de ${due}`,
  notDue: 'no toca',
  section: (key) => sections[key],
  rule: (key) => rules[key],
  outcomes: { met: 'listo', open: 'falta', not_due: 'no toca', unknown: 'sin revisar' },
  points: (count) => (count === 1 ? '1 punto' : `${count} puntos`),
  gap: esGaps,
  officeGap: esOfficeGaps,
  toCome: {
    title: 'Por tomar',
    photos: (count) =>
      count === 1 ? '1 foto de una habitación terminada' : `${count} fotos de habitaciones terminadas`,
    now: (rooms) =>
      rooms.length === 1
        ? `Ya está seco: ${names.format(rooms.map(roomName))}. Tome una foto de la habitación terminada antes de irse.`
        : `Ya está seco: ${names.format(rooms.map(roomName))}. Tome una foto de cada habitación terminada antes de irse.`,
    crew: (rooms) =>
      `Ya está seco: ${names.format(rooms.map(roomName))}. La cuadrilla debe ${rooms.length === 1 ? 'tomarla' : 'tomarlas'} en el lugar.`,
    take: 'Tomarla',
    takeAll: (count) => (count === 1 ? 'Tomar la foto' : `Tomar ${count} fotos`),
  },
  full: {
    points: (count) => (count === 1 ? '1 punto ubicado' : `los ${count} puntos ubicados`),
    wet: (count) => (count === 1 ? '1 punto sigue mojado' : `${count} puntos siguen mojados`),
    interval: (hours, minutes) => `intervalo mayor ${hours} h${minutes === 0 ? '' : ` ${minutes} min`}`,
  },
  chain: {
    name: 'Cadena de evidencia',
    fits: (count) => (count === 1 ? '1 registro, sin cortes' : `${count} registros, sin cortes`),
    none: 'todavía sin registros',
    unknown: 'sin conexión no se revisa',
    broken: (position) => `El registro ${position} no coincide.`,
    differing: (count) => (count === 1 ? '1 registro no coincide.' : `${count} registros no coinciden.`),
    call: 'Llame a la oficina.',
  },
  rules: {
    title: 'Reglas y puntos',
    about: (revision) =>
      `Solo cuenta lo que toca hoy. Una regla se cumple entera o no se cumple. Puntos: versión ${revision}.`,
  },
  category: {
    title: 'Categoría del agua',
    label: 'Categoría',
    names: ['Agua limpia', 'Agua gris', 'Aguas negras o de inundación'],
    reason: 'Lo que vio',
    save: 'Guardar la categoría',
    chooseOne: 'Elija una categoría.',
    sayWhy: 'Escriba lo que vio. Palabras como “n/a” no son una razón.',
  },
  office: {
    before: 'lo que falta en el expediente',
    seePhotos: 'Ver fotos',
    lastThere: (names, at) => `Última visita: ${names.join(', ')}, ${at}.`,
    nobodyThere: 'Todavía no ha ido nadie.',
    ask: (count) =>
      count === 1 ? 'Ponerlo en la lista de la cuadrilla' : `Poner ${count} en la lista de la cuadrilla`,
    asked: 'En la lista de tareas de la cuadrilla',
  },
  leave: {
    hint: 'Para irse con pendientes se pide una razón.',
    button: (count) => `Irse con ${gapsOf(count)}`,
    title: (count) => `¿Por qué se va con ${gapsOf(count)}?`,
    about: 'Una razón para todos. Queda en el historial, y se avisa a la oficina.',
    reason: 'Razón',
    sayWhy: 'Escriba por qué. Palabras como “n/a” no son una razón.',
    save: 'Irse',
    left: (count, score, reason) => `Se fue con ${gapsOf(count)}, ${score}: ${reason}`,
    scoredBy: (revision) => `Puntos: versión ${revision}`,
    told: 'La oficina sabe por qué. Los pendientes quedan para la próxima visita.',
    close: 'Cerrar la visita',
  },
}
