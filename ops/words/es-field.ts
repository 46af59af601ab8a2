import { maxPhotoMegabytes } from '#domain/photos/photo-limits.ts'
import type { Words } from './en.ts'
import { forms } from './es-forms.ts'
import { leave, outbox } from './es-outbox.ts'

export const field: Words['field'] = {
  photosFor: (customer) => `Fotos para ${customer ?? 'esta solicitud'}`,
  addPhotos: 'Agregar fotos',
  toCustomer: (customer) => ` a ${customer ?? 'esta solicitud'}`,
  unsentPhotos: 'Fotos sin enviar',
  notStored: (count) =>
    count === 1
      ? 'Este dispositivo no pudo guardar 1 foto. Libere espacio y agréguela otra vez.'
      : `Este dispositivo no pudo guardar ${count} fotos. Libere espacio y agréguelas otra vez.`,
  storing: (nth, all) =>
    all === 1
      ? 'Guardando 1 foto. No cierre el portal.'
      : `Guardando la foto ${nth} de ${all}. No cierre el portal.`,
  missing: {
    some: (saved, all, names) =>
      `Se ${saved === 1 ? 'guardó' : 'guardaron'} ${saved} de ${all} fotos. Agregue las que faltan: ${names}.`,
    none: (all, names) =>
      all === 1
        ? `1 foto no se guardó. Agréguela otra vez: ${names}.`
        : `${all} fotos no se guardaron. Agréguelas otra vez: ${names}.`,
    more: (count) => `${count} más`,
    add: 'Agregar las que faltan',
  },
  unfit: {
    title: (count) => (count === 1 ? 'No se agregó 1 archivo' : `No se agregaron ${count} archivos`),
    reasons: {
      'photo-kind': (names, count) =>
        `${names} ${count === 1 ? 'no es una foto' : 'no son fotos'}. Elija una foto JPEG, PNG, WebP o HEIC.`,
      'photo-damaged': (names, count) =>
        `No se ${count === 1 ? 'puede' : 'pueden'} abrir ${names}. Tome ${count === 1 ? 'otra foto' : 'otras fotos'}.`,
      'photo-too-large': (names, count) =>
        `${names} ${count === 1 ? 'pesa' : 'pesan'} más de ${maxPhotoMegabytes} MB. Agregue una captura de pantalla.`,
      'photo-unreadable': (names, count) =>
        `No se ${count === 1 ? 'pudo' : 'pudieron'} leer ${names}. ${count === 1 ? 'Elíjalo' : 'Elíjalos'} otra vez.`,
    },
  },
  onThisDevice: 'En este dispositivo',
  uploading: (name) => `Subiendo ${name}`,
  removePhoto: (name) => `Quitar ${name}`,
  charactersLeft: (count) =>
    count === 0 ? 'No quedan caracteres' : count === 1 ? 'Queda 1 carácter' : `Quedan ${count} caracteres`,
  tryAgain: 'Intentar de nuevo',
  steps: {
    on_my_way: 'Voy en camino',
    arrived: 'Ya llegué',
    departed: 'Terminar la visita',
    needs_office: 'Necesito a la oficina',
  },
  customerText: {
    sent: (first) => `${first ?? 'El cliente'} recibirá un mensaje de texto.`,
    later: (first) =>
      `${first ?? 'El cliente'} recibirá un mensaje de texto si usted recupera la señal pronto.`,
    refused: (first) => `Sin mensaje de texto: ${first ?? 'el cliente'} no los aceptó.`,
    notAsked: (first) =>
      `Sin mensaje de texto: no se le preguntó ${first === null ? 'al cliente' : `a ${first}`} si los acepta.`,
    noNumber: 'Sin mensaje de texto: este número no puede recibirlo.',
    noService: 'No sale ningún mensaje de texto: el portal no tiene servicio de mensajes.',
    exampleNumber: 'No sale ningún mensaje de texto: este número es solo un ejemplo.',
    call: (first) => `Llamar ${first === null ? 'al cliente' : `a ${first}`}`,
    noJob: 'Sin mensaje de texto: esta solicitud todavía no es un trabajo.',
  },
  continueVisit: 'Continuar la visita',
  done: {
    on_my_way: 'En camino',
    arrived: 'Llegada',
    departed: 'Salida',
    needs_office: 'Ayuda pedida a la oficina',
  },
  askOffice: {
    title: '¿Para qué necesita a la oficina?',
    lead: 'Toque un motivo para avisar a la oficina.',
    detail: 'Detalles (opcional)',
    fromField: 'Avisos a la oficina',
  },
  visitSteps: 'Visita',
  early: {
    tomorrow: 'Esta visita es mañana. ¿Quiere empezarla ahora?',
    later: (when) => `Esta visita es el ${when}. ¿Quiere empezarla ahora?`,
    text: 'Si la empieza ahora, la oficina verá que usted está en esta visita hoy.',
    go: 'Empezar ahora',
  },
  received: (time) => `recibido ${time}`,
  storedHere: 'Guardado en este dispositivo. Se enviará automáticamente.',
  stepFailed: 'No se guardó',
  allHere: (count) =>
    count === 1
      ? 'Su solicitud está en este dispositivo.'
      : `Sus ${count} solicitudes abiertas están en este dispositivo.`,
  someHere: (here, count) => `${here} de sus ${count} solicitudes abiertas están en este dispositivo.`,
  jobsHere: (here, count) => {
    if (count === 1) return here ? 'Su trabajo también.' : 'Su trabajo, todavía no.'
    return here < count ? `De sus ${count} trabajos, solo ${here}.` : `Sus ${count} trabajos también.`
  },
  asOf: (time) => `Actualizado: ${time}`,
  outbox,
  forms,
  leave,
}
