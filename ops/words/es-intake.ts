import { capitalized } from '#domain/jobs/facts/value-words.ts'
import { longestGapHours } from '#domain/drying/visit-gaps.ts'
import type { OwedAge } from '#domain/jobs/owed/owed-ages.ts'
import type { IntakeWords } from './en-intake.ts'
import { board } from './es-board.ts'
import { lossTypes } from './es-call-choices.ts'
import { reasonOf } from './es-history-jobs.ts'
import { jobs, towns } from './es-jobs.ts'
import { wrong } from './es-wrong.ts'

const ages: Record<OwedAge, string> = {
  to_30: '0 a 30 días',
  to_60: '31 a 60 días',
  to_90: '61 a 90 días',
  over_90: 'más de 90 días',
}

export const intake: IntakeWords = {
  page: 'Trabajos',
  title: 'Trabajos',
  ownTitle: 'Trabajos',
  seeing: 'ver los trabajos',
  views: 'Vistas',
  view: { board: 'Tablero', list: 'Lista', towns: 'Por ciudad', calendar: 'Calendario' },
  losses: (type) => (type ? lossTypes[type] : ''),
  filters: {
    search: 'Nombre, tel., dir., reclamo',
    stage: 'Etapa',
    anyStage: 'Etapa',
    whose: 'A cargo',
    anyone: 'A cargo',
    mine: 'Los míos',
    nobody: 'De nadie',
    loss: 'Daño',
    anyLoss: 'Daño',
    town: 'Ciudad',
    anyTown: 'Ciudad',
    carrier: 'Aseguradora',
    anyCarrier: 'Aseguradora',
  },
  chips: {
    since: (day) => `Desde el ${day}`,
    reason: (reason) => `Motivo: ${reason ? capitalized(reasonOf(reason)) : 'ninguno'}`,
    owed: (age) => `Sin pagar: ${ages[age]}`,
    unread: `${longestGapHours} h sin lectura`,
    dried: (of) => `Seco: ${of === 'unknown' ? 'clase desconocida' : `clase ${of}`}`,
    visitOn: (day) => `Visita el ${day}`,
    remove: 'Quitar',
  },
  marks: {
    late: 'con retraso',
    slow: 'con mucha espera',
    unscheduled: 'por programar',
    jobs: (count, isOne) => `${count} ${isOne ? 'trabajo' : 'trabajos'}`,
    requests: (count, isOne) => `${count} ${isOne ? 'solicitud' : 'solicitudes'}`,
  },
  none: {
    title: 'No hay trabajos abiertos',
    more: 'Aquí aparecen las llamadas nuevas y las solicitudes ya asignadas.',
    noMatch: 'Ningún trabajo coincide con estos filtros',
    clear: 'Quitar los filtros',
  },
  board,
  jobs,
  towns,
  wrong,
}
