import type { Words } from './en.ts'

/** Has to be read by someone who grew up with Spanish before it goes out. */
export const es: Words = {
  other: 'English',
  company: 'Mission Restore',
  always: 'Atendemos de día y de noche',
  alertedAt: (time) => `Recibió un aviso a las ${time}`,
  isHere: (name) => `${name} está aquí`,
  inChat: 'En esta conversación',
  close: 'Cerrar',
  more: 'Más',
  call: (phone) => `Llamar al ${phone}`,

  danger: '¿Hay alguien en peligro?',
  dangerLine: 'Olor a gas, fuego, chispas, agua en un enchufe: salga y llame al 911.',
  soft: 'Lo sentimos mucho. No tiene que describir nada. Basta un número de teléfono.',
  call911: 'Llamar al 911',
  noDanger: 'Nadie',
  alarm: 'Salga. Llame al 911.',
  backToChat: 'Volver al chat',

  skippable: 'Puede omitir cualquier pregunta',
  skip: 'Omitir',
  done: 'Listo',
  save: 'Guardar',
  change: 'Cambiar su respuesta',

  you: 'Usted',
  automated: 'Respuesta automática, de nuestra página',
  photo: 'Foto',
  saved: 'Guardado aquí, aún sin enviar',
  unsaved: 'Aún sin enviar',
  refused: 'No se envió.',
  read: 'Leído',
  isTyping: (name) => `${name} está escribiendo`,
  taken: (name) => `${name} está ahora en la conversación.`,
  handed_back: 'Siguen las respuestas automáticas. Alguien lee lo que usted escribe.',
  ended: 'Esta conversación terminó. Puede volver a escribir cuando quiera.',
  person_wanted: 'Alguien le contestará aquí.',
  willCall: (phone) => (phone ? `Llamaremos al ${phone}.` : 'Le llamaremos.'),
  willText: (phone) => (phone ? `Enviaremos un mensaje al ${phone}.` : 'Le enviaremos un mensaje.'),
  reference: (reference) => `Su referencia es ${reference}.`,

  lost: 'Guardado aquí. Se envía solo. Tal vez el teléfono funcione.',
  lostUnsaved: 'Aún sin enviar. No cierre esta página: se envía solo. Tal vez el teléfono funcione.',
  textMe: 'Envíenme un mensaje',
  callMe: 'Llámenme',
  yourNumber: 'Su número de teléfono',
  badNumber: 'Escriba un número de 10 dígitos.',
  consent:
    'Pueden aplicarse tarifas de mensajes y datos. Responda STOP para no recibir más. Le ayudamos de todos modos.',
  notNow: 'Volver',
  write: 'Escriba aquí',
  send: 'Enviar',
  addPhotos: 'Agregar fotos',

  news: 'Mensaje nuevo',
}
