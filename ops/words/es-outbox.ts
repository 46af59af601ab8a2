import type { Words } from './en.ts'
import { sentence } from './es-clock.ts'
import { reasonOf, sideWords, stageWords } from './es-history-jobs.ts'

export const outbox: Words['field']['outbox'] = {
  allSent: 'Todo está enviado',
  checking: 'Revisando qué falta por enviar...',
  notSent: (count) => `${count} sin enviar`,
  withOffice: (count) => `${count} con la oficina`,
  lastSent: (time) => sentence(`Último contacto con el servidor: ${time}`),
  never: 'Sin contacto con el servidor desde que se abrió el portal.',
  noSignal: (time) =>
    `${sentence(`Sin señal desde ${time}`)} Lo pendiente se enviará cuando vuelva la señal.`,
  noSignalSince: (time) => `Sin señal desde ${time}`,
  sending: (count) => `Enviando, ${count === 1 ? 'falta' : 'faltan'} ${count}`,
  noAnswer: 'Todavía no hay respuesta. Seguimos intentando.',
  busy: 'El servidor está ocupado. Seguimos intentando.',
  allSentAt: (time) => `Todo enviado, ${time}`,
  signIn: 'Su sesión terminó. Inicie sesión otra vez para enviar. No se pierde nada.',
  toLogin: 'Iniciar sesión',
  needsYou: (count) => `${count} ${count === 1 ? 'necesita' : 'necesitan'} su decisión`,
  decide: 'Decidir qué hacer',
  here: 'En este dispositivo',
  office: 'Con la oficina',
  sent: 'Recibido hace poco',
  tryNow: 'Intentar ahora',
  trying: 'Intentando',
  stillOffline: (time) => `Último intento: ${time}. Todavía no hay señal.`,
  save: 'Guardar en un archivo',
  savedBy: (name, time) => `Guardado por ${name}, ${time}`,
  fileName: (day) => `sin-enviar-${day}.html`,
  retry: 'Enviar otra vez',
  discard: 'Descartar',
  removed: 'Quitado.',
  recentlyRemoved: 'Descartado hace poco',
  removedStay: 'Puede recuperar esto durante 30 días.',
  putBack: 'Recuperar',
  dismiss: 'Entendido',
  someone: 'otra persona',
  byOffice: {
    taken_over: 'La oficina se encarga de esto.',
    added: 'La oficina agregó esto a la solicitud.',
    discarded: 'La oficina descartó esto',
    sent_back: 'Devuelto por la oficina',
  },
  state: { waiting: 'En este dispositivo', sending: 'Enviando', received: 'Recibido' },
  undo: (step) => `Deshacer: ${step}`,
  note: 'Nota',
  photo: 'Foto',
  move: (status) => `Estado: ${status}`,
  job: 'Trabajo de una llamada',
  jobChange: (count) => (count === 1 ? '1 cambio en el trabajo' : `${count} cambios en el trabajo`),
  category: (category) => `Categoría del agua: ${category}`,
  accessCode: 'Código de acceso',
  codeRemoved: 'Código de acceso eliminado',
  place: (stage, side) => (side ? sideWords[side] : stageWords[stage]),
  stage: (stage) => `Etapa: ${stageWords[stage]}`,
  aside: (side, reason) => `${sideWords[side]}: ${reasonOf(reason)}`,
  resume: 'Reanudar el trabajo',
  item: (text) => `Por hacer: ${text}`,
  itemDone: (text) => `Hecho: ${text}`,
  itemOpen: (text) => `Otra vez por hacer: ${text}`,
  notKnown: 'No se sabe',
  visit: (when) => `Visita: ${when}`,
  notSavedYet: 'Aún sin guardar',
  unsaved: {
    notes: (count) => (count === 1 ? '1 nota sin terminar' : `${count} notas sin terminar`),
    photos: (count) => (count === 1 ? '1 foto sin guardar' : `${count} fotos sin guardar`),
  },
}

export const leave: Words['field']['leave'] = {
  title: (count) => `¿Cerrar sesión con ${count} sin enviar?`,
  text: 'El trabajo sin enviar queda bloqueado en este dispositivo hasta que usted vuelva a iniciar sesión aquí. Nadie más puede verlo ni enviarlo.',
  unlocked:
    'Este dispositivo no puede bloquear el trabajo sin enviar. Queda aquí hasta que usted vuelva a iniciar sesión, y quien use el dispositivo puede leerlo.',
  note: (text) => `Nota sin guardar: ${text}`,
  titleForms: '¿Cerrar sesión con cambios sin guardar?',
  forms: (count) =>
    count === 1
      ? 'Los cambios sin guardar de 1 formulario se borrarán de este dispositivo.'
      : `Los cambios sin guardar de ${count} formularios se borrarán de este dispositivo.`,
  more: (count) => `Y ${count} más.`,
  titleOffline: '¿Cerrar sesión sin conexión?',
  offline:
    'Sin conexión no podrá volver a iniciar sesión. Hasta entonces no verá direcciones ni números de teléfono en este dispositivo.',
  stay: 'Seguir con la sesión abierta',
  go: 'Cerrar sesión',
}
