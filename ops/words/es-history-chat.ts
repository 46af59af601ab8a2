import type { HistoryLine } from '#domain/records/record.ts'

type Told = Pick<HistoryLine, 'by' | 'by_id' | 'count' | 'receivers' | 'to_id'>

/** The lines of the chat of a request. */
export const chatLines: Readonly<Record<string, (told: Told) => string>> = {
  'chat.opened': () => 'El cliente abrió el chat',
  'chat.messaged': ({ by, count }) =>
    count > 1
      ? `${count} mensajes del chat`
      : by
        ? 'Mensaje escrito en el chat'
        : 'Mensaje del cliente en el chat',
  'chat.auto_answered': ({ count }) =>
    count > 1 ? `${count} respuestas automáticas en el chat` : 'Respuesta automática en el chat',
  'chat.answered': ({ by, count }) => {
    if (count > 1) return `${count} respuestas en el chat`
    return by ? 'Datos del chat cambiados' : 'Preguntas del chat respondidas'
  },
  'chat.question_skipped': ({ count }) =>
    count > 1 ? `El cliente omitió ${count} preguntas del chat` : 'El cliente omitió una pregunta del chat',
  'chat.contact_given': () => 'El cliente dio su número en el chat',
  'chat.person_wanted': () => 'El chat espera a una persona',
  'chat.danger_told': ({ receivers: [to] }) => `Peligro en el chat: se avisó a ${to ?? 'quien lo atiende'}`,
  'chat.taken': ({ receivers: [to], to_id, by_id }) =>
    to_id && to_id === by_id ? 'Chat atendido' : `Chat pasado a ${to ?? 'otra persona'}`,
  'chat.joined': () => 'Chat abierto por la persona a quien se le pasó',
  'chat.handed_back': () => 'Chat devuelto a las respuestas automáticas',
  'chat.ended': () => 'Chat terminado',
  'chat.link_made': ({ by }) => (by ? 'Enlace al chat creado' : 'El cliente creó un enlace al chat'),
  'chat.device_added': () => 'El cliente abrió el chat en otro dispositivo',
  'chat.device_added_by_link': ({ receivers: [maker] }) =>
    `Chat abierto en otro dispositivo con un enlace de ${maker ?? 'la oficina'}`,
  'chat.device_confirmed': ({ receivers: [maker] }) =>
    `El cliente confirmó el dispositivo abierto con un enlace de ${maker ?? 'la oficina'}`,
  'chat.exported': () => 'Chat descargado',
  'chat.deleted': ({ by }) => (by ? 'Chat borrado' : 'Chat borrado por el cliente o por ser viejo'),
  'chat.device_removed': () => 'El cliente cerró el chat en otro dispositivo',
  'chat.sender_blocked': () => 'Remitente del chat bloqueado por un día',
  'chat.sender_unblocked': () => 'El remitente del chat puede volver a escribir',
}
