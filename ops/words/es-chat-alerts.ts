import type { ChatAlertWords } from './en-chat-alerts.ts'

export const chatAlerts: ChatAlertWords = {
  danger: 'Peligro en un chat',
  waits: 'Esperando en el chat',
  isMine: 'Mensaje nuevo para usted',
  visitor: 'Cliente',
  wrote: (name) => `${name} escribió`,
  open: 'Abrir el chat',
  openAll: 'Ver los chats',
  waiting: (count) => `${count.toLocaleString('es-US')} esperando en el chat`,
  longestSince: (clock) => `La espera más larga, desde las ${clock}`,
  more: (count) => `${count.toLocaleString('es-US')} más en el chat`,
  inDanger: (count) => `${count.toLocaleString('es-US')} en peligro`,
  unread: (count) => (count === 1 ? '1 le escribió' : `${count.toLocaleString('es-US')} le escribieron`),
}
