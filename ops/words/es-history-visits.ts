import type { CancelReason } from '#domain/visits/cancel-reasons.ts'
import type { HistoryFacts } from '#domain/records/history-facts.ts'
import { reasonWords } from './es-history-jobs.ts'
import { time } from './es-time.ts'

type Told = { facts: HistoryFacts; receivers: readonly string[] }

/** What happened to the visits of a job, by the name of the event. */
export const visitLines: Readonly<Record<string, (told: Told) => string>> = {
  'visit.planned': plannedLine,
  'visit.changed': changedLine,
  'visit.canceled': ({ facts }) => {
    const { reason = '' } = facts
    const why = cancelReasonWords.get(reason) ?? reason
    return `${visitOf(facts)} cancelada${why && `: ${why}`}`
  },
  'visit.restored': ({ facts }) => `${visitOf(facts)} restablecida`,
  'visit.canceled_too_late': ({ facts }) => `${visitOf(facts)} ya en curso. La cancelación llegó tarde`,
  'visit.made_before': madeBeforeLine,
  'visit.item_added': () => 'Tarea agregada a las visitas',
  'visit.item_done': () => 'Tarea hecha',
  'visit.item_reopened': () => 'Tarea reabierta',
  'visit.text_sent': ({ facts }) =>
    facts.dispatch === 'sent'
      ? 'Mensaje de texto enviado al cliente: en camino'
      : 'Mensaje de texto al cliente guardado, sin enviar: en camino',
  'visit.text_dropped': ({ facts }) =>
    `Sin mensaje de texto al cliente: ${whyNot[facts.why ?? ''] ?? 'no se pudo enviar'}`,
}

const cancelWords: Record<CancelReason, string> = {
  'Customer asked': 'lo pidió el cliente',
  'No crew available': reasonWords['No crew available'],
  Weather: 'mal tiempo',
  'No access to the property': 'sin acceso a la propiedad',
  'Entered by mistake': 'se anotó por error',
}
/** Why a visit was canceled; of one whose job was put aside, why that was. */
export const cancelReasonWords: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...reasonWords, ...cancelWords }),
)

const whyNot: Readonly<Record<string, string>> = {
  late: 'el paso llegó demasiado tarde',
  budget: 'demasiados mensajes a la vez',
  failed: 'falló el servicio de mensajes',
}

const kinds: Readonly<Record<string, string>> = {
  inspection: 'Visita de inspección',
  mitigation: 'Visita de mitigación',
  monitoring: 'Visita de monitoreo',
  final: 'Visita final',
  estimate: 'Visita para el estimado',
}

/** "Visita de inspección programada: mar, 24 de nov, 8–10 a.m., Ivy Starling". */
function plannedLine({ facts, receivers }: Told) {
  const how = facts.visit ? `programada: ${time.visit(facts.visit)}` : 'por programar'
  return [`${visitOf(facts)} ${how}`, ...receivers].join(', ') + overrideOf(facts)
}

/** "Visita de inspección cambiada a: mar, 24 de nov, 8–10 a.m.", "Visita de inspección cambiada: va Ivy Starling". */
function changedLine({ facts, receivers }: Told) {
  const { visit, changed = [] } = facts
  const moved = visit ? `cambiada a: ${time.visit(visit)}` : 'otra vez por programar'
  const how = changed.includes('when') ? moved : 'cambiada'
  const goes = receivers.length === 1 ? 'va' : 'van'
  const crew = receivers.length > 0 ? `${goes} ${receivers.join(', ')}` : 'todavía no va nadie'
  const others = otherFields.flatMap(([field, name]) => (changed.includes(field) ? [name] : []))
  const isOther = !changed.includes('when') && !changed.includes('people') && others.length > 0
  const who = changed.includes('people')
    ? `${changed.includes('when') ? ',' : ':'} ${crew}`
    : isOther
      ? `: ${others.join(', ')}`
      : ''
  return `${visitOf(facts)} ${how}${who}${overrideOf(facts)}`
}

/** "Visita de inspección ya hecha como estaba programada: mar, 24 de nov, 8–10 a.m., Ivy Starling. El cambio llegó tarde". */
function madeBeforeLine({ facts, receivers }: Told) {
  const how = facts.visit ? `como estaba programada: ${time.visit(facts.visit)}` : 'antes de programarse'
  return `${[`${visitOf(facts)} ya hecha ${how}`, ...receivers].join(', ')}. El cambio llegó tarde`
}

const otherFields = [
  ['kind', 'motivo'],
  ['length', 'duración'],
  ['note', 'nota'],
] as const

function visitOf({ kind = '' }: HistoryFacts) {
  return kinds[kind] ?? 'Visita'
}

function overrideOf({ is_override }: HistoryFacts) {
  return is_override ? ', sin una certificación requerida' : ''
}
