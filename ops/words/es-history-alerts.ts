import { lineOfStep } from '#domain/alerts/steps.ts'
import type { HistoryFacts } from '#domain/records/history-facts.ts'

type Told = { receivers: readonly string[]; facts: HistoryFacts }

const alerted = {
  first: 'a la guardia principal',
  backup: 'a la guardia de respaldo',
  everyone: 'a todos',
  owner: 'al dueño',
}
const channels: Readonly<Record<string, string>> = {
  mail: ' por correo',
  text: ' por mensaje de texto',
  push: ' por notificación',
}

/** Who was alerted: which part of the on-call schedule, and the names. */
export function alertedLine({ facts, receivers }: Told) {
  const names = receivers.length > 0 ? receivers.join(', ') : 'nadie disponible'
  const what = facts.call_id ? 'Alerta por aviso a la oficina,' : 'Alerta'
  return `${what} ${alerted[lineOfStep(Number(facts.step))]}: ${names}`
}

export function alertEndedLine({ facts }: Told) {
  if (facts.reason === 'gave_up') return 'Nadie respondió: alertas terminadas'
  return facts.call_id ? 'Alerta por aviso a la oficina terminada' : 'Alerta terminada'
}

export function deliveredLine(told: Told) {
  const how = told.facts.dispatch === 'kept' ? ' (guardada, sin enviar)' : ''
  const along = told.facts.in_digest ? ', junto con otras solicitudes' : ''
  return `Alerta${channelOf(told)} a ${receiverOf(told)}${along}${how}`
}

export function notDeliveredLine(told: Told) {
  return `Alerta${channelOf(told)} a ${receiverOf(told)}: no se pudo enviar`
}

function channelOf({ facts }: Told) {
  return channels[facts.channel ?? ''] ?? ''
}

function receiverOf({ receivers }: Told) {
  return receivers.length > 0 ? receivers.join(', ') : 'la oficina'
}
