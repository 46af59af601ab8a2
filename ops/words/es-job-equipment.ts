import type { EquipmentKind } from '#domain/equipment/kinds.ts'
import type { OutReason } from '#domain/equipment/unit.ts'
import type { JobEquipmentWords } from './en-job-equipment.ts'
import { roomName } from './es-room-names.ts'

const kinds: Record<EquipmentKind, string> = {
  air_mover: 'Ventilador',
  dehumidifier_lgr: 'Deshumidificador LGR',
  dehumidifier_conventional: 'Deshumidificador',
  dehumidifier_desiccant: 'Deshumidificador desecante',
  air_scrubber: 'Purificador de aire',
  heater: 'Calentador',
  other: 'Equipo',
}
const reasons: Record<OutReason, string> = {
  broken: 'está dañado',
  in_repair: 'en reparación',
  needs_cleaning: 'hay que limpiarlo',
  missing: 'no aparece',
  other: 'pregunte a la oficina',
}

export const jobEquipment: JobEquipmentWords = {
  title: 'Equipos',
  seeing: 'ver los equipos',
  list: 'equipos',
  failed: 'No se pudieron cargar los equipos',
  notStored: 'Los equipos no están guardados en este dispositivo. Hace falta conexión.',
  none: 'Todavía no hay equipos aquí',
  noneMore: 'Escanee la primera unidad.',
  noneTyped: 'Escriba el número de la primera unidad.',
  noneReadOnly: 'Aquí aparecen los equipos que la cuadrilla coloca.',
  kinds,
  conditions: { good: 'Bien', dirty: 'Sucio', broken: 'Dañado' },
  room: roomName,
  pints: (count) => `${count} pintas`,
  amps: (tenths) => `${(tenths / 10).toFixed(1)} A`,

  scan: {
    label: 'Cámara para etiquetas',
    start: 'Escanear una etiqueta',
    hint: 'Ponga la etiqueta en el marco',
    torch: 'Luz',
    stop: 'Apagar la cámara',
    type: 'Escribir número',
    denied: 'La cámara está bloqueada para este sitio. Escriba el número de la etiqueta.',
    unable: 'La cámara no se encendió. Escriba el número de la etiqueta.',
    number: 'Número de la unidad',
    numberHint: 'Como en su etiqueta, por ejemplo AM-17',
    find: 'Buscar',
    looking: 'Buscando la unidad…',
    notOurs: 'Esta etiqueta no es nuestra, o es nueva.',
    notOursMore: 'También se encuentra por el número de la etiqueta. La oficina agrega las unidades nuevas.',
    unknown: (number) => `Ninguna unidad tiene el número ${number}.`,
    unknownOffline: (number) =>
      `${number} no está entre las unidades que este dispositivo conoce. Las nuevas necesitan conexión.`,
    tagOffline:
      'Este dispositivo no conoce esta etiqueta y no hay conexión. Escriba el número que está en ella.',
    notANumber: 'Escriba letras y un número, por ejemplo AM-17.',
  },

  onTruck: 'No está en un trabajo',
  here: (room) => (room ? `Aquí, ${room}` : 'Aquí, sin habitación'),
  elsewhere: (job) => `En ${job}`,
  bring: (number, job) => `${number} está en ${job}. ¿Traerlo aquí?`,
  bringIt: 'Traerlo aquí',
  bringMore: 'Allí sus días terminan ahora. Ese trabajo lo muestra.',
  out: (number, reason) => `${number} está fuera de servicio: ${reasons[reason]}.`,
  outMore: 'Use otra unidad. La oficina la devuelve al servicio.',
  retired: (number) => `${number} se dio de baja. Use otra unidad.`,
  verbs: { label: 'Qué pasa con él', placed: 'Colocar en', moved: 'Mover a', pulled: 'Retirar' },
  noRoom: 'Sin habitación',
  noRoomMore: 'En algún lugar del trabajo',
  movers: (there, needed) =>
    needed === 1 ? `${there} de 1 ventilador` : `${there} de ${needed} ventiladores`,
  standing: (count) => (count === 1 ? '1 unidad' : `${count} unidades`),
  empty: 'Nada todavía',
  condition: '¿Cómo vuelve?',
  brokenMore: 'Sucio y Dañado lo sacan de servicio y avisan a la oficina.',
  close: 'Cerrar',
  photo: 'Foto',
  photoTaken: 'Foto agregada',

  now: 'Dónde está todo ahora',
  count: (count) => `${count} aquí`,
  of: (there, needed) => `${there} de ${needed}`,
  days: ({ least, most }) => {
    if (least !== most) return `${least} a ${most} días`
    return most === 1 ? '1 día' : `${most} días`
  },
  hours: (hours) => `${hours} h`,
  since: (when, by) => `Desde ${when}, ${by}`,
  long: '¿Todavía hace falta?',
  clash: 'Tal vez no está donde dicen los registros. Revise dónde está.',
  open: (number) => `Abrir ${number}`,
  earlier: 'Estuvo aquí',
  fromTo: (from, to) => `${from} a ${to}`,
  unitDays: (units, days) =>
    `${units === 1 ? '1 unidad' : `${units} unidades`}, ${days === 1 ? '1 día' : `${days} días`} en total`,
  came: { good: '', dirty: 'Sucio', broken: 'Dañado' },

  done: {
    placed: (number, room) => (room ? `${number} colocado en ${room}.` : `${number} colocado.`),
    moved: (number, room) => (room ? `${number} movido a ${room}.` : `${number} movido.`),
    pulled: (number, days) => `${number} retirado, ${days}.`,
    undone: (number) => `${number} está como antes.`,
  },
  undo: 'Deshacer',
}
