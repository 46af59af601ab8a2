import { localOf } from '#domain/company/local-time.ts'
import { MoveFacts, PhotoFacts, StepFacts } from '#domain/leads/history-facts.ts'
import type { HistoryFacts } from '#domain/records/history-facts.ts'
import type { HistoryLine } from '#domain/records/record.ts'
import type { Words } from './en.ts'
import { atClock } from './es-clock.ts'
import { allChoices as choices, depth, insurance, reachBy, rooms, when } from './es-all-choices.ts'
import { alertedLine, alertEndedLine, deliveredLine, notDeliveredLine } from './es-history-alerts.ts'
import { chatLines } from './es-history-chat.ts'
import { dryingLines } from './es-history-drying.ts'
import { formLines } from './es-history-forms.ts'
import { jobLines } from './es-history-jobs.ts'
import { messageLines } from './es-history-messages.ts'
import { equipmentLines } from './es-history-equipment.ts'
import { photoLines } from './es-history-photos.ts'
import { sketchLines } from './es-history-sketches.ts'
import { contentsLines } from './es-history-contents.ts'
import { roomLines } from './es-history-rooms.ts'
import { visitLines } from './es-history-visits.ts'
import { time } from './es-time.ts'

type Told = Pick<HistoryLine, 'by' | 'by_id' | 'count' | 'receivers' | 'to_id'> & { facts: HistoryFacts }

/** Each kind of line that a request and its job can have, by the name of its event. */
export const lines: Readonly<Record<string, (told: Told) => string>> = {
  'lead.received': () => 'Solicitud recibida',
  'lead.entered': () => 'Solicitud recibida por teléfono',
  'lead.quarantined': () => 'Retenida en cuarentena',
  'lead.released': () => 'Liberada de la cuarentena',
  'lead.moved': movedLine,
  'lead.assigned': ({ receivers: [to], to_id, by_id }) =>
    to === undefined ? 'Sin asignar' : to_id && to_id === by_id ? 'Tomada' : `Asignada a ${to}`,
  'lead.mailed': ({ facts }) =>
    facts.dispatch === 'sent' ? 'Correo enviado a la oficina' : 'Correo para la oficina guardado, sin enviar',
  'lead.photo_added': photosLine,
  'lead.noted': () => 'Nota agregada',
  'lead.visit_step_taken': stepLine,
  'lead.visit_step_undone': (told) => `${stepLine(told)}, se deshizo`,
  'office_call.taken': () => 'Aviso a la oficina atendido',
  'office_call.answered': () => 'Aviso a la oficina respondido',
  'office_call.done': () => 'Aviso a la oficina terminado',
  'lead.phone_corrected': () => 'El cliente corrigió el número de teléfono',
  'lead.answered': answeredLine,
  'lead.cancelled': () => 'El cliente dijo que ya no se necesita',
  ...chatLines,
  'sync.problem_reported': () => 'No aceptado: enviado desde el campo',
  'sync.problem_decided': ({ facts }) => decided[facts.state ?? ''] ?? 'Problema de envío',
  'alert.raised': alertedLine,
  'alert.escalated': alertedLine,
  'alert.delivered': deliveredLine,
  'alert.failed': notDeliveredLine,
  'alert.settled': alertEndedLine,
  'alert.reopened': () => 'Otra vez sin asignar: alerta reabierta',
  ...jobLines,
  ...messageLines,
  ...visitLines,
  ...equipmentLines,
  ...roomLines,
  ...contentsLines,
  ...sketchLines,
  ...photoLines,
  ...formLines,
  ...dryingLines,
}

/** The lines that say themselves how many there are. */
const countThemselves: ReadonlySet<string> = new Set([
  'lead.photo_added',
  'chat.messaged',
  'chat.auto_answered',
  'chat.answered',
  'contents.added',
  'reading.added',
  'sketch.changed',
  'reading.received_late',
])

const decided: Readonly<Record<string, string>> = {
  taken_over: 'La oficina se encargó de un problema de envío',
  sent_back: 'Problema de envío devuelto al campo',
  discarded: 'Problema de envío descartado',
  arrived: 'Aceptado: enviado otra vez desde el campo',
}

/** Of a kind that came later than this version of the portal there are only the server's words. */
export const history: Words['history'] = {
  line({ name, words, facts = {}, ...told }) {
    const line = lines[name]?.({ ...told, facts })
    if (line === undefined) return words
    return told.count > 1 && !countThemselves.has(name) ? `${line}, ${told.count} veces` : line
  },
}

function movedLine({ facts, receivers: [goer] }: Told) {
  const { data } = MoveFacts.safeParse(facts)
  if (!data) return 'El estado cambió'
  const { from, to, visit, outcome = null } = data
  const when = [visit && time.visit(visit), goer].filter(Boolean).join(', ')
  if (from === to)
    return to === 'closed' ? `Cerrada como: ${choices.outcome(outcome)}` : joined('Visita cambiada', when)
  return joined(
    `${choices.status[from]} → ${choices.status[to]}`,
    [visit && when, choices.outcome(outcome)].filter(Boolean).join(', '),
  )
}

function photosLine({ facts, by, count }: Told) {
  const { data } = PhotoFacts.safeParse(facts)
  const at = data ? ` ${atClock(time.ofDay(localOf(new Date(data.at)).slice(11)))}` : ''
  if (count > 1) return `${count} fotos agregadas${at}`
  return by ? `Foto agregada${at}` : 'El cliente agregó una foto'
}

function stepLine({ facts }: Told) {
  const { data } = StepFacts.safeParse(facts)
  if (!data) return 'Paso de la visita'
  const at = time.ofDay(localOf(new Date(data.at)).slice(11))
  const step = `${choices.step[data.kind]} ${atClock(at)}`
  return data.reason ? joined(step, choices.officeReason[data.reason]) : step
}

const answers: Readonly<Record<string, { name: string; choices?: Readonly<Record<string, string>> }>> = {
  town: { name: 'dónde' },
  when: { name: 'cuándo pasó', choices: when },
  insurance: { name: 'seguro', choices: insurance },
  reach_by: { name: 'cómo contactarlo', choices: reachBy },
  text_consent: { name: 'permiso para mensajes de texto' },
  message: { name: 'un mensaje' },
  depth: { name: 'altura del agua', choices: depth },
  rooms: { name: 'habitaciones', choices: rooms },
}

function answeredLine({ by, facts: { fields = [], choices: chosen = {} } }: Told) {
  const told = fields.map((field) => {
    const label = answers[field]?.choices?.[chosen[field] ?? '']
    return `${answers[field]?.name ?? field}${label ? ` (${label})` : ''}`
  })
  return joined(by ? 'Datos agregados del chat' : 'El cliente agregó datos', told.join(', '))
}

function joined(what: string, more: string) {
  return more ? `${what}: ${more}` : what
}
