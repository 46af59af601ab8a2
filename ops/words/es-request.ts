import type { Words } from './en.ts'
import { atClock, theClock } from './es-clock.ts'

export const request: Words['request'] = {
  list: 'Solicitudes',
  noun: 'solicitud',
  close: 'Cerrar esta vista',
  closeKey: 'Cerrar (Esc)',
  source: 'Sitio web',
  byPhone: 'Llamada telefónica',
  callBy: (clock) => `Llamar antes ${theClock(clock)}`,
  late: (minutes, long) =>
    minutes === 0
      ? 'Con retraso'
      : long
        ? `${long} de retraso`
        : minutes === 1
          ? '1 minuto de retraso'
          : `${minutes} minutos de retraso`,
  promisedBy: (late, clock) => `${late}: se prometió antes ${theClock(clock)}`,
  assignedTo: (name) => `Asignada a ${name}`,
  assignedToYou: 'Asignada a usted',
  makeJob: 'Crear el trabajo',
  sendCrew: 'Enviar una cuadrilla',
  openJob: 'Abrir el trabajo',
  isJob: 'Esta solicitud ya es un trabajo. Su etapa y sus visitas se cambian allí.',
  isJobAtOffice: 'La oficina programa las visitas de esta solicitud. Para cambiar una, llame a la oficina.',
  looksOdd: 'Parece extraña',
  notNeeded: 'Ya no se necesita',
  saysNotNeeded: (clock) => `El cliente dice que ya no se necesita (${clock})`,
  callToConfirm: 'Llame para confirmarlo antes de cerrarla.',
  numberChanged: (clock) => `El número cambió ${atClock(clock)}`,
  messageChanged: (clock) => `El mensaje cambió ${atClock(clock)}`,
  was: ', antes era',

  facts: {
    what: 'Qué pasó',
    where: 'Dónde',
    when: 'Cuándo',
    depth: 'Altura del agua',
    rooms: 'Habitaciones',
    insurance: 'Seguro',
    contactBy: 'Contactar por',
    photos: 'Fotos',
  },
  notGiven: 'Sin respuesta',
  noPhotos: 'No se envió ninguna',
  mayText: 'acepta mensajes de texto',
  mayNotText: 'no ha aceptado mensajes de texto',
  textsNotAsked: 'no se le preguntó sobre mensajes de texto',

  view: (nth, count) => `Ver la foto ${nth} de ${count}`,
  photoFrom: (name, at) => [name ?? 'Cliente', at].filter(Boolean).join(', '),
  photoByLink: 'enviada en un dispositivo que abrió un enlace de la oficina',
  photosFrom: (name) => `Fotos de ${name ?? 'esta solicitud'}`,
  photoBy: (name) => (name ? `agregada por ${name}` : 'enviada con la solicitud'),
  photo: (nth, count) => `Foto ${nth} de ${count}`,
  photoNotHere: 'La foto no está en este dispositivo',
  smallPhoto: 'La foto completa no está en este dispositivo.',
  previousPhoto: 'Foto anterior',
  nextPhoto: 'Foto siguiente',

  notes: 'Notas',
  newNote: 'Nota nueva',
  noteHint: 'Lo que hablaron y acordaron',
  saveNote: 'Guardar la nota',
  noteNotSaved: 'La nota no se guardó',
  noteIsLost: 'Su nota no se guardó. Cópiela o avise a la oficina.',
  noteIsOnScreen: 'Su nota está solo en esta pantalla. Cópiela antes de cerrar el portal.',
  noteNeedsRoom: 'Su nota está guardada como borrador. Libere espacio y guárdela otra vez.',
  noteIsDraft: 'Se guardó en este dispositivo como borrador. Intente guardarla otra vez.',

  history: 'Historial',
  byWhom: (name) => `, por ${name}`,
  firstAt: (clock) => `, la primera vez ${atClock(clock)}`,

  notFound: 'No se encontró la solicitud',
  notFoundWhy: 'Es posible que el enlace esté mal o que la solicitud se haya eliminado.',
  failed: 'No se pudo cargar esta solicitud',
  backToList: 'Volver a la lista',
}
