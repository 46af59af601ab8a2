import type { CallWords } from './en-call.ts'
import { nameWords } from './es-choices.ts'

export const steps: CallWords['steps'] = {
  caller: { title: 'Quién llama', question: '¿Con quién hablo y a qué número puedo devolver la llamada?' },
  safety: { title: 'Seguridad', question: '¿Hay alguien herido? ¿Hay agua cerca de algo eléctrico?' },
  loss: { title: 'Daño', question: '¿Qué pasó? ¿Sigue saliendo agua?' },
  place: { title: 'Lugar', question: '¿Dónde es? ¿Quién nos puede abrir?' },
  time: { title: 'Hora', question: '¿Cuándo lo encontró? ¿Cuándo cree que empezó?' },
  later: { title: 'Después', question: '' },
}

export const groups: CallWords['groups'] = {
  insurance: 'Seguro',
  owner: 'Otro dueño',
  pets: 'Mascotas y estacionamiento',
  utilities: 'Servicios',
  materials: 'Materiales',
  contact: 'Correo',
  property: 'Propiedad',
  loss: 'Más del daño',
  commercial: 'Comercial',
  office: 'Recomendación',
}

export const matches: CallWords['matches'] = {
  name: nameWords,
  calledAbout: (caller, number) => `${nameWords(caller)}, llamó por ${number}`,
  list: 'Clientes anteriores con este número',
  sameAddress: 'Ya conocidos en esta dirección:',
  addTo: (number) => `Agregar esta llamada a ${number}`,
  notOpened: (number) =>
    `No se pudo abrir ${number}. La llamada sigue aquí: intente de nuevo, o mande un equipo y una los dos trabajos después.`,
  alsoCalled: (who) => `También llamó: ${who}`,
  twice: {
    title: (number) => `${number} está abierto en esta dirección`,
    about: (name, about) => `${name}: ${about}. Dos trabajos enviarían dos equipos a una misma casa.`,
    other: 'Es otro trabajo: enviar un equipo también',
  },
  fromHere: 'De las solicitudes de este dispositivo.',
  count: (count) =>
    count === 1
      ? '1 coincidencia. Presione Enter para tomarla.'
      : `${count} coincidencias. Presione Enter para tomar la primera.`,
  goOn: (number) => `Continuar ${number}`,
  someoneElse: 'Otra persona',
  earlier: 'Cliente anterior:',
  filledIn: (about) => ` ${about}. Se completaron el nombre y la dirección.`,
  open: { job: 'Abrir ese trabajo', request: 'Abrir esa solicitud' },
  undo: 'Deshacer',
  undoWhat: ' lo que se completó',
  from: (date) => `de ${date}, repítala`,
}

export const absorbing: CallWords['absorbing'] = {
  merged: (number) => `Lo que guardó antes ya es parte de ${number}`,
  failed: 'Lo que guardó antes de esta llamada sigue siendo un trabajo aparte.',
  merge: 'Unirlo con este trabajo',
}

export const saving: CallWords['saving'] = {
  notSaved: 'El servidor no guardó el último cambio. Está guardado en este dispositivo',
  sentAgain: ' y se enviará otra vez.',
  because: (detail) => `: ${detail}`,
  here: 'Guardado en este dispositivo',
  hereUntil: (number) =>
    `Guardado en este dispositivo. ${number ? `Falta enviar ${number}.` : 'El número llegará después.'}`,
  as: (number) => `Guardado como ${number}`,
  asOf: (number, ago) => `Guardado como ${number}, ${ago}`,
  follows: 'Guardado. El número llegará después.',
  busy: 'Guardando…',
  justNow: 'ahora mismo',
  secondsAgo: (seconds) => (seconds === 1 ? 'hace 1 segundo' : `hace ${seconds} segundos`),
  minutesAgo: (minutes) => `hace ${minutes} min`,
}

export const unfinished: CallWords['unfinished'] = {
  title: (who, since) => `Llamada sin terminar: ${who}, ${since}`,
  noName: 'todavía sin nombre',
  resume: 'Seguir con ella',
}

export const startOver: CallWords['startOver'] = {
  next: 'Otra llamada',
  again: 'Empezar de nuevo',
  ask: '¿Descartar esta llamada?',
  yes: 'Descartarla',
  stay: 'Seguir con esta llamada',
  ofSaved:
    'El trabajo queda como se guardó la última vez. Lo que escribió desde entonces se borra de este dispositivo.',
  ofUnsaved: 'Lo que escribió se borra de este dispositivo. No se guardó en ningún otro lugar.',
}

export const tellCrew: CallWords['tellCrew'] = {
  title: 'Avise a la cuadrilla por teléfono',
  caller: 'Quién llamó',
  place: 'Dirección',
  noPlace: 'Aún no se sabe',
  onCall: 'De guardia ahora',
  lines: { first: 'Principal', backup: 'Reserva' },
  until: (time) => `hasta ${time}`,
  noNumber: 'Sin número de teléfono',
  noOne: 'No hay nadie programado.',
  unknown: 'Este dispositivo no sabe quién está de guardia.',
  asOf: (time) => `A las ${time}`,
}

export const ended: CallWords['ended'] = {
  plan: 'Programe la visita ahora: dé a la cuadrilla el número, la dirección y cómo entrar.',
  planOnceKnown:
    'Llame ahora a la cuadrilla y dígale la dirección y cómo entrar. Programe la visita cuando el trabajo tenga su número.',
  planVisit: 'Programar la visita',
  noCrew: 'No se envió ninguna cuadrilla. El trabajo queda abierto.',
  noCrewYet:
    'No se envió ninguna cuadrilla. El trabajo llegará al tablero cuando este dispositivo tenga conexión.',
  next: 'Nueva llamada',
  open: (number) => `Abrir ${number}`,
  back: 'Volver a esta llamada',
  chat: 'Volver al chat',
}

export const clash: CallWords['clash'] = {
  title: (number) => `Otra persona cambió ${number} primero`,
  more: 'No se guarda nada hasta que usted elija. Todo lo demás sigue como está.',
  mine: 'Lo que usted escribió',
  theirs: 'Lo que escribió la otra persona',
}

export const fields: CallWords['fields'] = {
  required: 'oblig.',
  filledIn: 'completado',
  fromRequest: 'de la solicitud',
  enter: (label) => `Falta: ${label.toLowerCase()}.`,
  phone: 'Teléfono',
  readBack: 'Repetido',
  readBackMore: 'Se repitió el número a quien llama',
  name: 'Nombre',
  callerIs: 'Quien llama es',
  more: (label) => `${label}: otro`,
  other: 'Otro',
  someoneElse: 'Otra persona',
  noToTheRest: 'No a lo demás',
  answers: { yes: 'Sí', no: 'No', open: 'Pendiente' },
  press: (key) => `Presione ${key} para la siguiente respuesta`,
  whatHappened: 'Qué pasó',
  source: 'Origen',
  notKnown: 'No se sabe',
  stillRunning: '¿Sigue saliendo?',
  standingWater: 'Agua estancada',
  depth: 'Profundidad en pulgadas',
  inDeep: 'pulg.',
  wrongDepth: 'Escriba la profundidad en pulgadas, como ½ o 2.',
  rooms: 'Habitaciones',
  room: 'Habitación',
  anotherRoom: 'Otra habitación',
  place: 'Dirección o ciudad',
  stillHere: (address) => `¿Sigue siendo ${address}? ¿Quién nos puede abrir?`,
  letsUsIn: '¿Quién nos abre?',
  nameAndPhone: 'Nombre y teléfono',
  howToGetIn: 'Cómo entrar',
  noCodes: 'sin códigos aquí',
  code: 'Código de acceso',
  encrypted: 'cifrado',
  codeSaved: 'ya hay uno',
  newCode: 'Escriba uno nuevo para reemplazarlo',
  found: 'Se encontró',
  foundOn: 'Día en que se encontró',
  began: 'Empezó',
  beganOn: 'Día en que empezó',
  textsAsk: '“¿Podemos enviarle mensajes de texto sobre este trabajo?”',
  units: { 'sq ft': 'pies²', inches: 'pulgadas', dollars: 'dólares' },
  known: 'conocidos',
}

export const bar: CallWords['bar'] = {
  title: 'Antes de que salga la cuadrilla',
  all: 'No falta nada por preguntar antes de enviar un equipo.',
  ask: 'Preguntar antes de enviar la cuadrilla:',
  still: 'Falta preguntar:',
  more: (count) => `y ${count} más`,
  save: 'Guardar sin cuadrilla',
  send: 'Enviar cuadrilla',
}

export const danger: CallWords['danger'] = {
  title: 'Peligro en el chat',
  told: (number) => `El chat les dijo que llamaran al ${number}.`,
  tapped: 'Respondieron que alguien está en peligro.',
  byLink: 'Escrito en un dispositivo que abrió un enlace de la oficina.',
  ask911: '¿Salieron todos y ya llamaron al 911?',
  ask988: '¿Hay alguien con esa persona y ya llamaron al 988 o al 911?',
  send: 'Sí, enviar un equipo',
  back: 'Preguntar primero',
}
