import type { SideState, Stage } from '#domain/jobs/stages/stages.ts'
import type { HistoryFacts } from '#domain/records/history-facts.ts'
import { factLabels } from './es-call-facts.ts'

type Told = { facts: HistoryFacts }

/** What happened to the job of a request, by the name of the event. */
export const jobLines: Readonly<Record<string, (told: Told) => string>> = {
  'job.made': () => 'Trabajo creado',
  'job.changed': changedLine,
  'job.stage_changed': ({ facts: { from, to, is_override } }) =>
    `${stageOf(from)} → ${stageOf(to)}${is_override ? ', sin cumplir un requisito' : ''}`,
  'job.side_changed': ({ facts: { to } }) => (to ? (sides.get(to) ?? to) : 'Reanudado'),
  'job.categorized': ({ facts: { category } }) => `Categoría del agua: ${category ?? ''}`,
  'job.access_code_changed': () => 'Código de acceso cambiado',
  'job.access_code_shown': () => 'Código de acceso consultado',
  'job.merged': () => 'Unido con otro trabajo',
  'job.unmerged': () => 'Se deshizo la unión con otro trabajo',
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
const stages: ReadonlyMap<string, string> = new Map(Object.entries(stageWords))
const sides: ReadonlyMap<string, string> = new Map(Object.entries(sideWords))

function stageOf(stage: string | null | undefined) {
  return stages.get(stage ?? '') ?? stage ?? ''
}

/** As many as the line of the server names. */
const mostNamed = 4
const labels: ReadonlyMap<string, string> = new Map(Object.entries(factLabels))

/** "Datos del trabajo cambiados: dirección, año de construcción y 2 más". */
function changedLine({ facts: { facts = [] } }: Told) {
  const line = 'Datos del trabajo cambiados'
  if (facts.length === 0) return line
  const named = facts.slice(0, mostNamed).map(nameOf).join(', ')
  const more = facts.length - mostNamed
  return more > 0 ? `${line}: ${named} y ${more} más` : `${line}: ${named}`
}

/** The label of its field, as it stands in the middle of a sentence. */
function nameOf(fact: string) {
  const label = labels.get(fact) ?? fact
  return label.charAt(0).toLowerCase() + label.slice(1)
}
