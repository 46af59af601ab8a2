import type { Words } from './en.ts'
import { atClock } from './es-clock.ts'

export const calls: Words['calls'] = {
  reason: {
    materials: 'Materiales',
    no_access: 'No se puede entrar',
    hazard: 'Peligro',
    question: 'Pregunta del cliente',
    left_gaps: 'Se fue con pendientes',
    other: 'Otra cosa',
  },

  unknown: (phone) =>
    phone
      ? `La oficina todavía no lo sabe. Vaya a donde haya señal o llame al ${phone}.`
      : 'La oficina todavía no lo sabe. Vaya a donde haya señal.',
  sending: 'Avisando a la oficina...',
  waiting: 'Esperando a la oficina',
  isOn: (name, clock) => `${name} se está encargando, ${clock}`,
  saidBy: (name, clock) => `${name}, ${clock}`,
  doneAt: (clock) => `Terminado, ${clock}`,
  callOffice: 'Llamar a la oficina',
  call: (name) => `Llamar a ${name}`,

  replyTo: (name) => `Responder a ${name}`,
  replyOffice: 'Responder a la oficina',
  sendReply: 'Enviar respuesta',
  yourReply: (text) => `Su respuesta: ${text}`,

  title: 'Técnicos que esperan a la oficina',
  needs: (name) => `${name} necesita a la oficina`,
  take: 'Yo me encargo',
  youAreOn: (clock) => `Usted se está encargando, ${clock}`,
  whenOnline: 'Podrá hacerlo cuando recupere la conexión.',
  answer: (name) => `Respuesta para ${name} (opcional)`,
  send: 'Enviar respuesta',
  sent: 'Respuesta enviada.',
  done: 'Terminado',
  tapped: (clock, arrived) => `Avisó ${atClock(clock)}, llegó ${atClock(arrived)}`,
  noMobile: (name) => `${name} no tiene número de celular en el portal.`,
  open: (customer) => (customer === null ? 'Abrir la solicitud' : `Abrir la solicitud de ${customer}`),
  rowMark: { waiting: 'Necesita a la oficina', taken: 'La oficina se encarga' },

  visitChanged: (by, customer, clock) =>
    `${by} cambió ${customer === null ? 'una visita suya' : `su visita a ${customer}`}, ${clock}`,
  visitNow: (now, was) => `Ahora: ${now}. Usted programó: ${was}.`,
  visitGone: (was) => `Ahora no hay visita programada. Usted programó: ${was}.`,
}
