import { isReference } from '#domain/leads/reference-form.ts'
import { localOf } from '#domain/company/local-time.ts'
import type { SideReason } from '#domain/jobs/stages/side-reasons.ts'
import type { SideState, Stage } from '#domain/jobs/stages/stages.ts'
import type { HistoryFacts } from '#domain/records/history-facts.ts'
import { atClock } from './es-clock.ts'
import { time } from './es-time.ts'
import { factLabels } from './es-call-facts.ts'
import { facts as spanish } from './es-facts.ts'

type Told = { facts: HistoryFacts }

/** What happened to the job of a request, by the name of the event. */
export const jobLines: Readonly<Record<string, (told: Told) => string>> = {
  'job.made': () => 'Trabajo creado',
  'job.changed': changedLine,
  'job.stage_changed': ({ facts: { from, to, is_override, reason } }) =>
    `${stageOf(from)} → ${stageOf(to)}${is_override ? ', sin cumplir un requisito' : ''}${reason ? `: “${reason}”` : ''}`,
  'job.side_changed': ({ facts: { to, reason } }) =>
    to
      ? [sides.get(to) ?? to, reason && (reasons.get(reason) ?? reason)].filter(Boolean).join(': ')
      : 'Reanudado',
  'job.categorized': ({ facts: { category } }) => `Categoría del agua: ${category ?? ''}`,
  'job.safety_read': safetyLine,
  'job.access_code_changed': (told) => `${codeOf(told)} cambiado`,
  'job.access_code_removed': (told) => `${codeOf(told)} eliminado`,
  'job.access_code_shown': (told) => `${codeOf(told)} consultado`,
  'job.access_code_downloaded': (told) => `${codeOf(told)} descargado en un dispositivo`,
  'job.merged': mergedLine,
  'job.consent_told': ({ facts: { from = '' } }) =>
    `${isReference(from) ? `La solicitud ${from}, que se cerró como duplicada` : `La solicitud de ${from}, que se unió a este trabajo`}, ahora acepta mensajes de texto. La respuesta de este trabajo no cambió: pregunte al cliente`,
  'job.unmerged': () => 'Se deshizo la unión con otro trabajo',
  'job.exported': ({ facts: { kind } }) => exportLines[kind ?? ''] ?? 'Expediente completo descargado',
}

const exportLines: Readonly<Record<string, string>> = {
  with_restricted: 'Expediente completo descargado, con fotos restringidas',
  contents: 'Contenido descargado en CSV',
  boxes: 'Cajas descargadas en CSV',
}

export const stageWords: Record<Stage, string> = {
  new: 'Nuevo',
  contacted: 'Contactado',
  dispatched: 'Equipo asignado',
  inspected: 'Inspeccionado',
  authorized: 'Autorizado',
  mitigating: 'En mitigación',
  drying: 'En secado',
  dry: 'Seco',
  docs_complete: 'Documentos completos',
  billed: 'Facturado',
  paid: 'Pagado',
  closed: 'Cerrado',
}
export const sideWords: Record<SideState, string> = {
  on_hold: 'En espera',
  lost: 'Perdido',
  referred_out: 'Referido a otra empresa',
  duplicate: 'Duplicado',
}
export const reasonWords: Record<SideReason, string> = {
  'Waiting for the customer': 'esperando al cliente',
  'Waiting for the insurance company': 'esperando a la aseguradora',
  'Waiting for a test result': 'esperando el resultado de una prueba',
  'Waiting for parts or equipment': 'esperando piezas o equipo',
  'Waiting for another contractor': 'esperando a otro contratista',
  Price: 'precio',
  'Chose another company': 'eligió otra empresa',
  'Insurance company sent someone else': 'la aseguradora envió a otra empresa',
  'Does the work themselves': 'hace el trabajo por su cuenta',
  'Could not be reached': 'no se pudo contactar',
  'Outside our area': 'fuera de nuestra zona',
  'A service we don’t offer': 'un servicio que no ofrecemos',
  'No crew available': 'sin equipo disponible',
}
const reasons: ReadonlyMap<string, string> = new Map(Object.entries(reasonWords))
const stages: ReadonlyMap<string, string> = new Map(Object.entries(stageWords))
const sides: ReadonlyMap<string, string> = new Map(Object.entries(sideWords))

/** A reason that was chosen, or as it was typed. */
export function reasonOf(reason: string) {
  return reasons.get(reason) ?? reason
}

function stageOf(stage: string | null | undefined) {
  return stages.get(stage ?? '') ?? stage ?? ''
}

function safetyLine({ facts: { at, sentence } }: Told) {
  const when = at === undefined ? '' : ` ${atClock(time.ofDay(localOf(new Date(at)).slice(11)))}`
  return `Leída a quien llamó${when}: “${sentence ?? ''}”`
}

/** As many as the line of the server names. */
const mostNamed = 4
/** As long as the line of the server quotes a value. */
const longestValue = 80
const labels: ReadonlyMap<string, string> = new Map(Object.entries(factLabels))

/** "Datos del trabajo cambiados: dirección, año de construcción y 2 más". */
function changedLine({ facts: { facts = [], typed = {} } }: Told) {
  const line = 'Datos del trabajo cambiados'
  if (facts.length === 0) return line
  const named = facts
    .slice(0, mostNamed)
    .map((fact) => (typed[fact] ? `${nameOf(fact)} (${typed[fact]})` : nameOf(fact)))
    .join(', ')
  const more = facts.length - mostNamed
  return more > 0 ? `${line}: ${named} y ${more} más` : `${line}: ${named}`
}

function codeOf({ facts: { code_of } }: Told) {
  return code_of ? `Código de acceso de ${code_of}` : 'Código de acceso'
}

/** "MR-2611-012 se unió a MR-2611-009. MR-2611-012 decía olor a gas: Sí (MR-2611-009: No)". */
function mergedLine({ facts: { from, to, facts = [], differed = {} } }: Told) {
  if (!from || !to) return 'Unido con otro trabajo'
  const line = `${from} se unió a ${to}`
  const said = facts.map((fact) => {
    const both = differed[fact]
    if (!both) return `${nameOf(fact)} (vea ${from})`
    const told = `${nameOf(fact)}: ${valueOf(fact, both.told)}`
    return both.kept === undefined ? told : `${told} (${to}: ${valueOf(fact, both.kept)})`
  })
  return said.length > 0 ? `${line}. ${from} decía ${said.join('; ')}` : line
}

function valueOf(fact: string, value: unknown) {
  const words = spanish.value(fact, value)
  return words.length > longestValue ? `${words.slice(0, longestValue).trimEnd().toWellFormed()}…` : words
}

/** The label of its field, as it stands in the middle of a sentence. */
function nameOf(fact: string) {
  const label = labels.get(fact) ?? fact
  return label.charAt(0).toLowerCase() + label.slice(1)
}
