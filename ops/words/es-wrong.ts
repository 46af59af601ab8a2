import { capitalized } from '#domain/jobs/facts/value-words.ts'
import type { BoardStage } from '#domain/jobs/board/board-stages.ts'
import type { ClockKey } from '#domain/jobs/stages/clocks.ts'
import type { WrongWords } from './en-wrong.ts'
import { reasonOf } from './es-history-jobs.ts'

const clocks: Record<ClockKey, string> = {
  contacted: 'Primera llamada',
  inspected: 'Inspección',
  started: 'Inicio',
  completed: 'Fin del secado',
}
const toCome: Record<BoardStage, string> = {
  new: 'Sin llamar',
  contacted: 'Sin equipo enviado',
  dispatched: 'Sin inspeccionar',
  inspected: 'Sin autorizar',
  authorized: 'Sin empezar',
  mitigating: 'Sin secado',
  drying: 'Sin secar',
  dry: 'Faltan documentos',
  docs_complete: 'Sin facturar',
  billed: 'Sin pagar',
  paid: 'Sin cerrar',
  on_hold: 'En espera',
}

export const wrong: WrongWords = {
  dueNow: (clock) => `${clocks[clock]}: el plazo es ahora`,
  late: (clock, span) => `${clocks[clock]}: ${span} de retraso`,
  canceled: 'Ya no hace falta',
  onHold: (reason) => capitalized(reasonOf(reason)),
  noVisit: 'Sin visita programada',
  noCrew: 'Todavía sin equipo',
  waiting: (stage, span) => `${toCome[stage]} desde hace ${span}`,
}
