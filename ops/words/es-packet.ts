import type { PacketWords } from './en-packet.ts'
import { dayWords } from './packet-days.ts'

export const packet: PacketWords = {
  title: 'Formularios',
  seeing: 'ver los formularios de los trabajos',
  list: 'formularios',
  failed: 'No se pudieron cargar los formularios',
  notStored: 'Los formularios de este trabajo no están guardados en este dispositivo. Se necesita conexión.',
  count: (count) => (count === 1 ? '1 formulario' : `${count} formularios`),
  stateOf: (state) => ({ OH: 'Ohio', PA: 'Pensilvania' })[state] ?? state,
  day: (on) => dayWords(on, 'es-US'),

  none: 'Este trabajo todavía no tiene formularios',
  noneMore: 'Elija el tipo de daño.',
  chooseLoss: 'Elegir el tipo de daño',
  noState: '¿Dónde fue el daño?',
  noStateMore: 'El estado de la dirección del daño decide qué autorización del trabajo se firma.',
  anotherState: 'Otro estado',
  stateLetters: 'Las dos letras del estado',
  saveState: (state) => (state ? `Guardar: ${state}` : 'Guardar'),
  stateSaved: (state) => `${state}, guardado. Sus formularios llegan en cuanto la oficina lo tenga.`,
  askOffice: 'Pida a la oficina que escriba el estado.',
  otherState: (state) => `No hay autorización del trabajo para ${state}`,
  otherStateMore: 'Solo tenemos contratos para Ohio y Pensilvania. Llame a la oficina antes de empezar.',

  toSign: (count) => `${count === 1 ? 'papel' : 'papeles'} por firmar antes de empezar el trabajo`,
  toSubmit: 'por enviar antes de empezar',
  toSubmitMore: 'Todo está contestado y firmado.',
  declined: 'El cliente no quiso firmar',
  declinedMore: 'No empiece el trabajo. Ofrezca el papel de nuevo o llame a la oficina.',
  alsoDeclined: (count) =>
    count === 1 ? '1 papel no se quiso firmar.' : `${count} papeles no se quisieron firmar.`,
  canceled: 'El cliente canceló',
  canceledMore: 'Firmó el aviso de cancelación. No empiece el trabajo. Llame a la oficina.',
  waits: (last) => `El cliente puede cancelar hasta el ${last}`,
  waitsMore: 'Todo está firmado. El trabajo empieza al día siguiente, o con la declaración de emergencia.',
  waitsKept:
    'Todo está firmado. El cliente conservó su derecho a cancelar. El trabajo empieza al día siguiente.',
  rightKept: (first) =>
    first === null
      ? 'Conservó el derecho a cancelar'
      : `Conservó el derecho a cancelar: sin trabajo antes del ${first}`,
  ready: 'Se puede empezar el trabajo',
  readyMore: 'Está firmado todo lo que se firma antes.',
  relations: {
    owner: 'dueño',
    tenant: 'inquilino',
    manager: 'administrador de la propiedad',
    agent: 'agente',
    adjuster: 'ajustador',
    other: '',
  },
  who: (name, relation) => (relation ? `${name}, ${relation}.` : `${name}.`),
  about: (minutes) => `Unos ${minutes} minutos.`,

  valve: {
    title: 'Empieza el trabajo',
    needs: (count) => (count === 1 ? 'Falta 1 firma' : `Faltan ${count} firmas`),
    toFinish: (count) => (count === 1 ? 'Falta terminar 1 papel' : `Falta terminar ${count} papeles`),
    waits: (first) => `No antes del ${first}, salvo que se firme la renuncia de emergencia`,
    declined: 'No firmado',
    canceled: 'Cancelado',
    state: 'Sin autorización',
    open: 'Listo',
  },
  others: 'Formularios agregados',

  note: {
    optional: 'Opcional',
    sign: (names) => `${names.length === 1 ? 'Firma' : 'Firman'} ${listOf(names)}.`,
    haveSigned: (names) => `${names.length === 1 ? 'Firmó' : 'Firmaron'} ${listOf(names)}.`,
    filledIn: 'Completado.',
    onPhone: 'Guardado en este teléfono.',
    notSubmitted: 'Falta enviarlo.',
    cameBack: 'Se envió desde aquí y regresó. Ábralo para ver por qué.',
    canCancel: (last) => `El cliente puede cancelar hasta el ${last}.`,
    notBefore: (first) => `Sin él, el trabajo no empieza antes del ${first}. El cliente lo escribe a mano.`,
    fills: {
      rooms: 'Se llena con las habitaciones',
      readings: 'Se llena con las lecturas',
      equipment: 'Se llena con los equipos',
    },
    begun: 'Empezado',
    progress: (answered, of) => `${answered} de ${of}`,
    signed: (when) => `Firmado: ${when}`,
    submitted: (when) => `Enviado: ${when}`,
    submittedHere: (when) => `Entregado: ${when}`,
    by: (name) => `Por ${name}`,
    byLink: (name) => `${name}, por enlace`,
    times: (count) => `${count} hasta ahora`,
    declined: 'No firmado',
    declinedAt: (when) => `No firmado, ${when}`,
    offeredAgain: (when) => `No firmado, ${when}; ofrecido de nuevo`,
    witnessed: (witness) => `Testigo: ${witness}.`,
    canceled: 'El cliente canceló',
    waitsFor: (name, until) => `Falta la firma${name ? ` de ${name}` : ''}, enlace hasta ${ended(until)}`,
    needsYou: 'Le toca a usted',
    void: 'Anulado',
    notDry: 'Hay puntos que no están secos',
    above: (count) => (count === 1 ? '1 punto sobre su meta' : `${count} puntos sobre su meta`),
    unread: (count) => (count === 1 ? '1 punto sin lectura' : `${count} puntos sin lectura`),
    exception: 'O escriba las excepciones.',
    notBegun: 'Sin empezar',
  },
  signers: {
    adjuster: 'El ajustador',
    witness: 'Un testigo',
    next_of_kin: 'El familiar más cercano',
    subcontractor: 'El subcontratista',
  },

  copies: {
    title: 'Copias para quienes firmaron',
    waits: {
      paper: (name) => `${name} espera una copia en papel`,
      email: (name) => `${name} espera una copia por correo`,
      text: (name) => `${name} espera una copia por mensaje de texto`,
    },
    given: {
      paper: (name) => `${name} recibió una copia en papel`,
      email: (name) => `A ${name} se le envió una copia por correo`,
      text: (name) => `A ${name} se le envió una copia por mensaje de texto`,
    },
    by: (when, name) => (name ? `${when}, ${name}` : when),
    notSent: 'Se puede marcar cuando este teléfono haya enviado el formulario.',
    mark: 'Marcar como entregada',
    markWhat: (form) => `Marcar como entregada: ${form}`,
    undo: 'Aún no entregada',
    undoWhat: (form) => `Aún no entregada: ${form}`,
  },

  short: { authorization: 'autorización', notice: 'aviso', waiver: 'renuncia' },
  fillIn: (name) => `Llenar ${name}`,
  signIt: (name) => `Firmar ${name}`,
  offerAgain: 'Ofrecer de nuevo',
  readDeclined: 'Leer el papel no firmado',
  offerIt: (name) => `Ofrecer ${name} de nuevo`,
  submit: (count) => (count === 1 ? 'Enviar 1 formulario' : `Enviar ${count} formularios`),
  submitted: (count) => (count === 1 ? '1 formulario entregado' : `${count} formularios entregados`),
  submittedMore: 'Guardado en este teléfono. Mientras no se envíe, todavía puede cambiarlo.',
  notSubmitted: 'Algunos formularios no se pudieron enviar. Ábralos para ver por qué.',
  alreadySent: 'La oficina ya lo tiene. Para cambiarlo, pida a la oficina que se lo devuelva.',
  fixes: (count) => (count === 1 ? 'Hay que corregir 1 formulario' : `Hay que corregir ${count} formularios`),
  askedBy: (name, when) => `Lo pide ${name || 'la oficina'}${when && `, ${when}`}`,
  undo: 'Deshacer',
  handTo: (name) => (name ? `Pasar el teléfono a ${name}` : 'Pasar el teléfono'),
  add: 'Formulario',
  addTitle: 'Agregar un formulario',
  search: 'Formulario',
  noneFound: 'Ningún formulario se llama así.',
  noForms: 'No hay formularios guardados en este dispositivo. Se necesita conexión.',
  begin: (title) => `Empezar ${title}`,
  close: 'Cerrar',
  notOpened: 'No se pudo abrir el formulario',
  notBegun: 'No se pudo empezar el formulario. Este navegador no tiene dónde guardarlo.',
  offline: 'Los formularios funcionan sin señal.',
}

/** A time in Spanish ends with a period of its own. */
function ended(at: string) {
  return at.endsWith('.') ? at : `${at}.`
}

function listOf(names: readonly string[]) {
  return new Intl.ListFormat('es-US').format(names)
}
