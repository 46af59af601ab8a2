import type { HistoryFacts } from '#domain/records/history-facts.ts'

type Told = { facts: HistoryFacts }

/** What was written to the customer of a job, and its money, by the name of the event. */
export const messageLines: Readonly<Record<string, (told: Told) => string>> = {
  'message.queued': ({ facts }) =>
    `${messageOf(facts)} al cliente: ${facts.is_again ? 'se pidió otra vez' : 'por enviar'}`,
  'message.sent': ({ facts }) =>
    facts.dispatch === 'sent'
      ? `${messageOf(facts)} al cliente: se envió`
      : `${messageOf(facts)} al cliente: se guardó, sin enviar`,
  'message.failed': ({ facts }) =>
    `${messageOf(facts)} al cliente: no se envió, ${whyNot[facts.why ?? ''] ?? 'falló'}`,
  'money.entered': ({ facts }) => `Monto anotado: ${entryOf(facts)}`,
  'money.voided': ({ facts }) => `Monto anulado: ${entryOf(facts)}`,
}

const whyNot: Readonly<Record<string, string>> = {
  address: 'la dirección fue rechazada',
  service: 'el servicio falló',
  consent: 'el cliente ya no acepta mensajes de texto',
}

const entries: Readonly<Record<string, string>> = {
  charge: 'cargo',
  credit: 'crédito',
  payment: 'pago',
  refund: 'reembolso',
}

function messageOf({ channel }: HistoryFacts) {
  return channel === 'text' ? 'Mensaje de texto' : 'Correo'
}

function entryOf({ type }: HistoryFacts) {
  return entries[type ?? ''] ?? 'otro'
}
