import type { Words } from './en.ts'

/** Has to be read by someone who grew up with Spanish before it goes out. */
export const es: Words = {
  other: 'English',
  company: 'Mission Restore',
  always: 'Atendemos las 24 horas',
  alertedAt: (time) => `Aviso enviado: ${time}`,
  isHere: (name) => `${name} está aquí`,
  inChat: 'En esta conversación',
  close: 'Cerrar',
  more: 'Más',
  call: (phone) => `Llamar al ${phone}`,

  danger: '¿Hay alguien en peligro?',
  dangerLine:
    'Olor a gas, alarma de monóxido, fuego, chispas o agua en un enchufe: salga y luego llame al 911.',
  soft: 'Lo sentimos mucho. No tiene que contarnos nada. Basta con un número de teléfono.',
  call911: 'Llamar al 911',
  noDanger: 'Nadie',
  alarm: 'Salga. Llame al 911.',
  backToChat: 'Volver al chat',

  skippable: 'Puede saltarse cualquier pregunta',
  skip: 'Saltar',
  done: 'Listo',
  save: 'Guardar',
  change: 'Cambiar su respuesta',

  you: 'Usted',
  automated: (quoted, isOffice) =>
    `Respuesta automática${isOffice ? ' de nuestra oficina' : ', citada de nuestra página'}${quoted === 'en' ? ' (en inglés)' : ''}`,
  answered: 'Respuesta automática',
  seeAlso: 'Vea también: ',
  photo: 'Foto',
  saved: 'Guardado aquí, aún sin enviar',
  unsaved: 'Aún sin enviar',
  refused: 'No se envió.',
  read: 'Leído',
  isTyping: (name) => `${name} está escribiendo`,
  taken: (name) => `${name} está ahora en la conversación.`,
  handed_back:
    'Las respuestas automáticas están activas otra vez. Para hablar con una persona, llámenos o escriba aquí.',
  ended: 'Esta conversación terminó. Si necesita ayuda, llámenos o escriba aquí.',
  person_wanted: 'Buscamos a alguien que le conteste. Llamar puede ser más rápido.',
  willCall: (phone) => `Llamaremos al ${phone}.`,
  willText: (phone) => `Le enviaremos un mensaje de texto al ${phone}.`,
  hasNumber: (phone) => `Tenemos su número: ${phone}.`,
  reference: (reference) => `Su número de referencia es ${reference}.`,

  lost: 'Sin conexión. Lo enviaremos cuando vuelva. Intente llamar.',
  lostUnsaved: 'Sin conexión. No cierre esta página; lo enviaremos cuando vuelva. Intente llamar.',
  again: (time) => `Lo intentaremos de nuevo a las ${time}`,
  reachYou: 'Gracias. ¿A qué número podemos llamarle o escribirle?',
  callOrText: (phone) => `¿Le llamamos o le escribimos al ${phone}?`,
  textMe: 'Por texto',
  callMe: 'Llámenme',
  write: 'Escriba aquí',
  send: 'Enviar',
  addPhotos: 'Agregar fotos',

  news: (count) => `${count} ${count === 1 ? 'nuevo' : 'nuevos'}`,
}
